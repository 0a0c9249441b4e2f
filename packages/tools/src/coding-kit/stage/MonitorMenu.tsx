/** The menu of a monitor: how its value is drawn. Arrow keys move, Escape closes. */
import type { WatcherView } from '@panya/engines/blocks-runtime/world/frame.ts'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import styles from './Monitors.module.css'
import type { MonitorWords } from './Monitors.tsx'
import { type MonitorLook, modesFor, resizedTo, sizeOf } from './monitor-places.ts'

interface MonitorMenuProps {
  watcher: WatcherView
  look: MonitorLook
  words: MonitorWords
  label: string
  onChoose(look: MonitorLook): void
  onRange(): void
  onClose(): void
}

const GROWTH = 1.25

function choicesFor(
  watcher: WatcherView,
  look: MonitorLook,
  words: MonitorWords,
): { text: string; isChosen: boolean; look: MonitorLook }[] {
  if (look.mode === 'list') {
    const { width, height } = sizeOf(look)
    const by = (factor: number): MonitorLook => resizedTo(look, width * factor, height * factor)
    return [
      { text: words.larger, isChosen: false, look: by(GROWTH) },
      { text: words.smaller, isChosen: false, look: by(1 / GROWTH) },
    ]
  }
  return modesFor(watcher)
    .filter((mode) => mode !== 'list')
    .map((mode) => ({
      text: words[mode],
      isChosen: mode === look.mode,
      look: { ...look, mode },
    }))
}

export function MonitorMenu(props: MonitorMenuProps) {
  const { watcher, look, words, label, onChoose, onRange, onClose } = props
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    menu.current?.querySelector('button')?.focus()
    const away = (event: globalThis.PointerEvent): void => {
      if (!menu.current?.contains(event.target as Node)) onClose()
    }
    document.addEventListener('pointerdown', away, true)
    return () => document.removeEventListener('pointerdown', away, true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- listens for as long as it is open
  }, [])
  const key = (event: KeyboardEvent): void => {
    const items = [...(menu.current?.querySelectorAll('button') ?? [])]
    const at = items.indexOf(document.activeElement as HTMLButtonElement)
    const step = { ArrowDown: 1, ArrowUp: items.length - 1 }[event.key]
    if (step !== undefined) items[(at + step) % items.length]?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      className={styles.menu}
      aria-label={label}
      onKeyDown={key}
    >
      {choicesFor(watcher, look, words).map((choice) => (
        <button
          key={choice.text}
          type="button"
          role={look.mode === 'list' ? 'menuitem' : 'menuitemradio'}
          aria-checked={look.mode === 'list' ? undefined : choice.isChosen}
          tabIndex={-1}
          onClick={() => onChoose(choice.look)}
        >
          {choice.text}
        </button>
      ))}
      {look.mode === 'slider' && (
        <button type="button" role="menuitem" tabIndex={-1} onClick={onRange}>
          {words.range}
        </button>
      )}
    </div>
  )
}
