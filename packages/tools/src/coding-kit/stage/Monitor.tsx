/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- it is moved by pointer and by arrow keys */
/** One watched value on the stage: dragged, moved by arrow keys, and drawn in the way its menu says. */
import type { WatcherView } from '@panya/engines/blocks-runtime/world/frame.ts'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { MonitorMenu } from './MonitorMenu.tsx'
import styles from './Monitors.module.css'
import type { MonitorHand } from './Monitors.tsx'
import { MonitorValue } from './MonitorValue.tsx'
import { type MonitorLook, movedTo, nextMode, sizeOf } from './monitor-places.ts'

interface MonitorProps {
  watcher: WatcherView
  look: MonitorLook
  name: string
  hand: MonitorHand | undefined
  /** Pixels to a unit of the stage. */
  unit(): number
}

const STEPS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const STRIDE = 10
/** Less is a click. */
const DRAG_PIXELS = 3

const percent = (value: number, whole: number): string => `${(value / whole) * 100}%`

const isControl = (target: EventTarget): boolean =>
  (target as Element).closest('input, [role=menu], ol') !== null

export function Monitor({ watcher, look, name, hand, unit }: MonitorProps) {
  const [dragged, setDragged] = useState<MonitorLook | null>(null)
  const [isOpen, setOpen] = useState(false)
  const grip = useRef<{ x: number; y: number; isMoved: boolean } | null>(null)
  const box = useRef<HTMLLIElement>(null)
  const shown = dragged ?? look

  const down = (event: PointerEvent): void => {
    event.stopPropagation()
    if (!hand || event.button !== 0 || isControl(event.target)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { x: event.clientX, y: event.clientY, isMoved: false }
  }
  const move = (event: PointerEvent): void => {
    event.stopPropagation()
    const from = grip.current
    if (!from) return
    const [x, y] = [event.clientX - from.x, event.clientY - from.y]
    if (!from.isMoved && Math.hypot(x, y) < DRAG_PIXELS) return
    from.isMoved = true
    setDragged(movedTo(look, look.x + x / unit(), look.y + y / unit()))
  }
  const up = (event: PointerEvent): void => {
    event.stopPropagation()
    if (dragged && grip.current) hand?.setLook(watcher.id, dragged)
    // Fingers have no second button: a tap opens what that opens for a mouse.
    else if (grip.current && event.type === 'pointerup' && event.pointerType !== 'mouse')
      setOpen(true)
    grip.current = null
    setDragged(null)
  }
  const key = (event: KeyboardEvent): void => {
    if (!hand || isControl(event.target)) return
    const step = STEPS[event.key]
    if (step) {
      const stride = event.shiftKey ? 1 : STRIDE
      hand.setLook(watcher.id, movedTo(look, look.x + step[0] * stride, look.y + step[1] * stride))
    } else if (event.key === 'Enter' || event.key === ' ') setOpen(true)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const { width, height } = sizeOf(shown)
  return (
    <li
      ref={box}
      className={styles.monitor}
      data-mode={shown.mode}
      data-watcher={watcher.name}
      data-movable={hand ? true : undefined}
      tabIndex={hand ? 0 : undefined}
      aria-label={hand ? `${name}. ${hand.words.help}` : undefined}
      style={{
        left: percent(shown.x, 480),
        top: percent(shown.y, 360),
        ...(shown.mode === 'list' && {
          width: percent(width, 480),
          height: percent(height, 360),
        }),
      }}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onKeyDown={key}
      onDoubleClick={(event) => {
        if (!hand || isControl(event.target) || shown.mode === 'list') return
        hand.setLook(watcher.id, { ...look, mode: nextMode(watcher, look.mode) })
      }}
      onContextMenu={(event) => {
        if (!hand) return
        event.preventDefault()
        setOpen(true)
      }}
    >
      <MonitorValue watcher={watcher} look={shown} name={name} hand={hand} />
      {isOpen && hand && (
        <MonitorMenu
          watcher={watcher}
          look={look}
          words={hand.words}
          label={`${hand.words.menu} ${name}`}
          anchor={() => box.current}
          onChoose={(next) => hand.setLook(watcher.id, next)}
          onRange={() => hand.askRange(watcher.id, look)}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  )
}
