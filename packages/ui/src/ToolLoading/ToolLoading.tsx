/** While something heavy is on its way: the mascot thinks, and the bar says how far it is. */
import { Mascot } from '../Mascot/Mascot.tsx'
import styles from './ToolLoading.module.css'

interface ToolLoadingProps {
  kind: 'owl' | 'fox'
  /** Such as "Getting Python ready…"; read out when it changes. */
  message: string
  /** 0 to 1 when it is known. */
  progress?: number
}

export function ToolLoading({ kind, message, progress }: ToolLoadingProps) {
  return (
    <output className={styles.loading} data-loading>
      <Mascot kind={kind} mood="thinking" size={112} className={styles.mascot} />
      <span className={styles.message}>{message}</span>
      <span className={styles.track}>
        <progress
          className={styles.bar}
          aria-label={message}
          {...(progress === undefined ? {} : { value: progress, max: 1 })}
        />
        {progress === undefined && <span className={styles.stretch} />}
      </span>
    </output>
  )
}
