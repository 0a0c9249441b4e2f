/** A world and what happened in it, in words, for those who do not see it. */
import styles from './Play.module.css'

interface RunDescriptionProps {
  /** Lists that open when asked; an empty one is left out. */
  lists: readonly { title: string; lines: readonly string[] }[]
  /** What happened so far, in its order. */
  log: { title: string; lines: readonly string[] }
}

const LONGEST_LOG = 60

export function RunDescription({ lists, log }: RunDescriptionProps) {
  const shown = lists.filter(({ lines }) => lines.length > 0)
  return (
    <>
      {shown.map(({ title, lines }) => (
        <details key={title} className={styles.details}>
          <summary>{title}</summary>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      ))}
      <details
        className={`${styles.details} ${styles.log}`}
        data-empty={log.lines.length === 0 || undefined}
      >
        <summary>{log.title}</summary>
        <ol>
          {log.lines.slice(-LONGEST_LOG).map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ol>
      </details>
    </>
  )
}
