/** What a mouse learns by resting on a thing a finger learns by staying on it: its name. */
import { openAbove } from '../Popover/open-above.ts'
import popover from '../Popover/Popover.module.css'
import styles from './Fingers.module.css'

const STAYS_MS = 500
/** Further away it was a drag. */
const STILL_PIXELS = 10
/** So long it can be read after the finger has gone. */
const READ_MS = 2500

/** Links have a menu of the browser's that opens in the same way. */
const NAMED = '[title]:not([title=""], a, iframe), button[aria-label], [role=button][aria-label]'

type Timer = ReturnType<typeof setTimeout>

/** Gives back what ends it. */
export function tellNamesToFingers(): () => void {
  let asked: { from: HTMLElement; x: number; y: number; timer: Timer } | null = null
  let told: { timer: Timer | undefined; close(): void } | null = null
  /** The press that told a name does nothing else. */
  let isSpent = false

  const forget = (): void => {
    if (asked) clearTimeout(asked.timer)
    asked = null
  }
  const hide = (): void => {
    clearTimeout(told?.timer)
    told?.close()
    told = null
    isSpent = false
  }
  const tell = (): void => {
    if (!asked) return
    told = { timer: undefined, close: showName(asked.from, hide) }
    isSpent = true
    forget()
  }
  const down = (event: PointerEvent): void => {
    forget()
    hide()
    const from = event.target instanceof Element ? event.target.closest(NAMED) : null
    if (event.pointerType === 'mouse' || !event.isPrimary || !(from instanceof HTMLElement)) return
    asked = { from, x: event.clientX, y: event.clientY, timer: setTimeout(tell, STAYS_MS) }
  }
  const move = (event: PointerEvent): void => {
    if (asked && Math.hypot(event.clientX - asked.x, event.clientY - asked.y) > STILL_PIXELS)
      forget()
  }
  const up = (): void => {
    forget()
    if (told && told.timer === undefined) told.timer = setTimeout(hide, READ_MS)
  }
  const click = (event: MouseEvent): void => {
    // Keys press as well, and they have not stayed on anything.
    if (!isSpent || event.detail === 0) return
    isSpent = false
    event.preventDefault()
    event.stopPropagation()
  }
  /** Some browsers open a menu for a finger that stays, of the whole page and not of what is under it. */
  const menu = (event: MouseEvent): void => {
    tell()
    if (isSpent) event.preventDefault()
  }
  const ended = new AbortController()
  const first = { capture: true, signal: ended.signal }
  document.addEventListener('pointerdown', down, first)
  document.addEventListener('pointermove', move, first)
  document.addEventListener('pointerup', up, first)
  document.addEventListener('pointercancel', up, first)
  document.addEventListener('click', click, first)
  document.addEventListener('contextmenu', menu, first)
  return () => {
    ended.abort()
    forget()
    hide()
  }
}

function showName(from: HTMLElement, onAway: () => void): () => void {
  const bubble = document.createElement('div')
  bubble.className = `${popover.popover} ${styles.name}`
  bubble.dir = 'auto'
  bubble.textContent = from.title || from.ariaLabel
  // Who cannot see has heard it with the button.
  bubble.setAttribute('aria-hidden', 'true')
  document.body.append(bubble)
  const close = openAbove(bubble, { anchor: from, align: 'start', onAway })
  return () => {
    close()
    bubble.remove()
  }
}
