import type { FlowMessages } from './flow-messages.ts'
import styles from './NodeProgress.module.css'

/** How far a node is, in percent as soon as it says so itself. */
export function NodeProgress({ progress, messages }: { progress: number; messages: FlowMessages }) {
  const percent = Math.min(1, Math.floor(progress * 100) / 100)
  return (
    <div className={styles.row}>
      <progress
        className={styles.bar}
        value={progress || undefined}
        max={1}
        aria-label={messages.t('status.running')}
      />
      {progress > 0 && (
        <span className={styles.percent} dir="ltr">
          {messages.t('percent', { percent })}
        </span>
      )}
    </div>
  )
}
