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
  const { currentTarget: thing, button, pointerType, pointerId } = pressed
  if (button !== 0 || pointerType === 'touch' || thing.matches(':disabled')) return
  let picture: HTMLElement | null = null
  const wayOf = ({ clientX, clientY }: PointerEvent) => {
    const way = { x: clientX - pressed.clientX, y: clientY - pressed.clientY }
    return picture !== null || Math.hypot(way.x, way.y) >= TREMBLE_PX ? way : null
  }
  const carrying = new AbortController()
  const end = () => {
    carrying.abort()
    picture?.remove()
  }
  const on = <Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
  ) => window.addEventListener(name, listener, { capture: true, signal: carrying.signal })

  on('pointermove', (event) => {
    const way = event.pointerId === pointerId ? wayOf(event) : null
    if (!way) return
    picture ??= pictureOf(thing)
    picture.style.translate = `${way.x}px ${way.y}px`
  })
  on('pointerup', (event) => {
    if (event.pointerId !== pointerId) return
    const way = wayOf(event)
    end()
    if (!way) return
    swallowClick()
    const { clientX: x, clientY: y } = event
    letGo({ over: document.elementFromPoint(x, y), x, y })
  })
  on('pointercancel', end)
  // Of the window: what had the focus before loses it with every press.
  on('blur', ({ target }) => {
    if (target === window) end()
  })
  on('keydown', ({ key }) => {
    if (key === 'Escape') end()
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
