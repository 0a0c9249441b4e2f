/**
 * Taken by mouse or pen, carried, and let go somewhere else. Not by the browser's own dragging: Firefox does not drag
 * buttons (bugzilla.mozilla.org 568313), and what is carried here is a button, so that tap and keyboard reach it.
 * Fingers scroll; a tap is their way.
 */
import type { PointerEvent as ReactPointerEvent } from 'react'

/** A press that trembled moves less. */
const TREMBLE_PX = 5

export interface LetGo {
  /** What lies there; nothing outside of the window. */
  over: Element | null
  x: number
  y: number
}

/** From its `onPointerDown`. */
export function carry(pressed: ReactPointerEvent<HTMLElement>, letGo: (at: LetGo) => void): void {
  const { currentTarget: thing, button, pointerType, pointerId, clientX, clientY } = pressed
  if (button !== 0 || pointerType === 'touch' || thing.matches(':disabled')) return
  const carrying = new AbortController()
  let picture: HTMLElement | null = null
  const end = () => {
    carrying.abort()
    picture?.remove()
  }
  const on = <Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
  ) => window.addEventListener(name, listener, { capture: true, signal: carrying.signal })

  on('pointermove', (event) => {
    if (event.pointerId !== pointerId) return
    const [right, down] = [event.clientX - clientX, event.clientY - clientY]
    if (!picture && Math.hypot(right, down) < TREMBLE_PX) return
    picture ??= pictureOf(thing)
    picture.style.translate = `${right}px ${down}px`
  })
  on('pointerup', (event) => {
    if (event.pointerId !== pointerId) return
    const wasCarried = picture !== null
    end()
    if (!wasCarried) return
    swallowClick()
    const { clientX: x, clientY: y } = event
    letGo({ over: document.elementFromPoint(x, y), x, y })
  })
  on('pointercancel', end)
  on('blur', end)
  on('keydown', (event) => {
    if (event.key === 'Escape') end()
  })
  // A picture or a word in it is not what is dragged.
  on('dragstart', (event) => event.preventDefault())
}

/** Lies over the thing, which stays where it is; beside it, so that it looks the same. */
function pictureOf(thing: HTMLElement): HTMLElement {
  const { left, top, width, height } = thing.getBoundingClientRect()
  const picture = thing.cloneNode(true) as HTMLElement
  picture.inert = true
  picture.setAttribute('aria-hidden', 'true')
  Object.assign(picture.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
    margin: '0',
    opacity: '0.8',
    pointerEvents: 'none',
    zIndex: '100',
  })
  thing.after(picture)
  return picture
}

/** Let go where it was taken it would be pressed, too. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}
