/** A row of tabs: Tab reaches each of them, and the arrow keys walk along it. */
import type { KeyboardEvent, ReactNode } from 'react'
import styles from './TabList.module.css'

interface TabListProps<Name extends string> {
  label?: string
  tabs: readonly Name[]
  textOf(tab: Name): ReactNode
  chosen: Name
  onChoose(tab: Name): void
  /** Tabs get the ids `<id>-<tab>`. */
  id: string
  /** The id of the place where all of them show what they have. */
  panel?: string
  /** Names of files are read from left to right in every language. */
  dir?: 'ltr'
}

export function TabList<Name extends string>(props: TabListProps<Name>) {
  const { label, tabs, textOf, chosen, onChoose, id, panel, dir } = props
  function walk(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const forward = event.currentTarget.matches(':dir(rtl)') ? -step : step
    const next = tabs[(tabs.indexOf(chosen) + forward + tabs.length) % tabs.length]!
    onChoose(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }
  return (
    <div role="tablist" aria-label={label} className={styles.list} dir={dir}>
      {tabs.map((tab) => (
        <button
          key={tab}
          id={`${id}-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === chosen}
          aria-controls={panel}
          onClick={() => onChoose(tab)}
          onKeyDown={walk}
        >
          {textOf(tab)}
        </button>
      ))}
    </div>
  )
}
