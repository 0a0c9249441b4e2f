/** What a monitor shows: name and value, the value alone, a slider, or a list. */
import type { WatcherView } from '@panya/engines/blocks-runtime/world/frame.ts'
import styles from './Monitors.module.css'
import type { MonitorHand } from './Monitors.tsx'
import { type MonitorLook, sliderOf } from './monitor-places.ts'

interface MonitorValueProps {
  watcher: WatcherView
  look: MonitorLook
  name: string
  hand: MonitorHand | undefined
}

export function MonitorValue({ watcher, look, name, hand }: MonitorValueProps) {
  const { value } = watcher
  if (typeof value !== 'string') return <ListValue watcher={watcher} name={name} hand={hand} />
  const { min, max, step } = sliderOf(look)
  return (
    <>
      <span dir="auto" className={look.mode === 'large' ? 'visually-hidden' : styles.name}>
        {name}
      </span>
      <output dir="auto" className={styles.value}>
        {value}
      </output>
      {look.mode === 'slider' && hand && (
        <input
          type="range"
          className={styles.slider}
          aria-label={name}
          min={min}
          max={max}
          step={step}
          value={Number(value) || 0}
          onChange={(event) => hand.setVariable(watcher.id, Number(event.target.value))}
        />
      )}
    </>
  )
}

function ListValue({ watcher, name, hand }: Omit<MonitorValueProps, 'look'>) {
  const items = typeof watcher.value === 'string' ? [] : watcher.value
  const length = watcher.length ?? items.length
  return (
    <>
      <span dir="auto" className={styles.name}>
        {name}
      </span>
      {items.length === 0 && hand && <span className={styles.empty}>{hand.words.empty}</span>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has no mouse scrolls it by keys */}
      <ol className={styles.items} tabIndex={items.length > 0 ? 0 : undefined} aria-label={name}>
        {items.map((item, index) => (
          <li key={`${index}`} dir="auto">
            {item}
          </li>
        ))}
      </ol>
      <span className={styles.length}>
        {hand ? hand.words.length.replace('#', String(length)) : `= ${length}`}
      </span>
    </>
  )
}
