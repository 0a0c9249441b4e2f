/** Shows an element above everything, beside another one, until it is closed. */
import { type Align, isOutOfSight, placeBeside } from './place.ts'

interface Beside {
  anchor: Element
  align: Align
  /** Somebody pressed elsewhere, or what it belongs to went out of sight. */
  onAway(): void
}

/** Gives back what ends it. */
export function openAbove(element: HTMLElement, { anchor, align, onAway }: Beside): () => void {
  element.popover = 'manual'
  // A browser that has no popovers shows it as well, if not above everything.
  if ('showPopover' in element && !element.matches(':popover-open')) element.showPopover()

  const place = (): void => {
    const room = { width: document.documentElement.clientWidth, height: window.innerHeight }
    const box = anchor.getBoundingClientRect()
    if (isOutOfSight(box, room)) {
      onAway()
      return
    }
    // Measured as tall as it would like to be.
    element.style.maxHeight = ''
    const size = { width: element.offsetWidth, height: element.offsetHeight }
    const rtl = getComputedStyle(anchor).direction === 'rtl'
    const { left, top, maxHeight } = placeBeside(box, size, room, { align, rtl })
    Object.assign(element.style, {
      left: `${left}px`,
      top: `${top}px`,
      maxHeight: `${maxHeight}px`,
    })
  }
  const follow = (event: Event): void => {
    const { target } = event
    if (!(target instanceof Node && element.contains(target))) place()
  }
  const away = ({ target }: PointerEvent): void => {
    if (!element.contains(target as Node) && !anchor.contains(target as Node)) onAway()
  }
  // A press inside a frame is not heard here.
  const left = (): void => {
    if (document.activeElement instanceof HTMLIFrameElement) onAway()
  }

  place()
  // Its own size, its button's, and that of the page: a row that comes in above moves what is below.
  const watcher = new ResizeObserver(place)
  for (const one of [element, anchor, document.body]) watcher.observe(one)
  const ended = new AbortController()
  const { signal } = ended
  // Before others: a canvas may keep its presses to itself.
  document.addEventListener('pointerdown', away, { capture: true, signal })
  document.addEventListener('scroll', follow, { capture: true, passive: true, signal })
  window.addEventListener('resize', place, { signal })
  window.addEventListener('blur', left, { signal })
  return () => {
    ended.abort()
    watcher.disconnect()
    if ('hidePopover' in element && element.matches(':popover-open')) element.hidePopover()
  }
}
