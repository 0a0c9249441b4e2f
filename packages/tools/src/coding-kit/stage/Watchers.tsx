/** Variables and lists shown on the stage. */
import type { WatcherView } from '@panya/engines/blocks-runtime/world/frame.ts'
import styles from './Watchers.module.css'

export function Watchers({ watchers }: { watchers: WatcherView[] }) {
  if (watchers.length === 0) return null
  return (
    <ul className={styles.watchers}>
      {watchers.map((watcher) => (
        <li key={watcher.id} data-watcher={watcher.name}>
          <span dir="auto">
            {watcher.owner ? `${watcher.owner}: ${watcher.name}` : watcher.name}
          </span>
          {typeof watcher.value === 'string' ? (
            <output dir="auto">{watcher.value}</output>
          ) : (
            <ol className={styles.list}>
              {watcher.value.map((item, index) => (
                <li key={`${index}`} dir="auto">
                  {item}
                </li>
              ))}
              <li className={styles.length}>= {watcher.length}</li>
            </ol>
          )}
        </li>
      ))}
    </ul>
  )
}
