/** What is watched on the stage: variables, lists and reporters, each at its place. */
import type { WatcherView } from '@panya/engines/blocks-runtime/world/frame.ts'
import { useMemo, useRef } from 'react'
import { Monitor } from './Monitor.tsx'
import styles from './Monitors.module.css'
import { type MonitorLook, type MonitorLooks, placeMonitors } from './monitor-places.ts'

/** Who may move monitors and turn sliders, and how all that is called. */
export interface MonitorHand {
  looks: MonitorLooks
  setLook(id: string, look: MonitorLook): void
  setVariable(id: string, value: number): void
  /** Asks from where to where its slider goes. */
  askRange(id: string, look: MonitorLook): void
  /** Reporters have other names in every language. */
  nameOf(watcher: WatcherView): string
  words: MonitorWords
}

export interface MonitorWords {
  /** How to move one by keys, for screen readers. */
  help: string
  menu: string
  default: string
  large: string
  slider: string
  range: string
  larger: string
  smaller: string
  empty: string
  length: string
}

interface MonitorsProps {
  watchers: WatcherView[]
  hand?: MonitorHand | undefined
}

export function Monitors({ watchers, hand }: MonitorsProps) {
  const list = useRef<HTMLUListElement>(null)
  const looks = hand?.looks
  const placed = useMemo(() => placeMonitors(watchers, looks), [watchers, looks])
  if (placed.length === 0) return null
  return (
    <ul ref={list} className={styles.monitors}>
      {placed.map(({ key, watcher, look }) => (
        <Monitor
          key={key}
          watcher={watcher}
          look={look}
          name={nameOf(watcher, hand)}
          hand={hand}
          unit={() => (list.current?.getBoundingClientRect().width ?? 480) / 480}
        />
      ))}
    </ul>
  )
}

function nameOf(watcher: WatcherView, hand: MonitorHand | undefined): string {
  const name = watcher.isReporter ? (hand?.nameOf(watcher) ?? watcher.name) : watcher.name
  return watcher.owner ? `${watcher.owner}: ${name}` : name
}
