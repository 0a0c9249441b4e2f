/** Fingers, pens and the mouse on the sheet: one draws, two zoom and move, and then what was begun is dropped. */
import type { Spot } from './core/board.ts'
import type { Job, Keys } from './core/job.ts'
import type { PaintView } from './paint-view.ts'

interface PointerHandlers {
  press(spot: Spot, keys: Keys): Job | null
  twice(spot: Spot): void
  moved(): void
  done(changed: ReturnType<Job['up']>): void
  dropped(): void
  zoomed(): void
}

const keysOf = ({ shiftKey, altKey }: MouseEvent): Keys => ({ shift: shiftKey, alt: altKey })

export function listenToPointers(
  canvas: HTMLCanvasElement,
  view: PaintView,
  handlers: PointerHandlers,
): () => void {
  const down = new Map<number, { x: number; y: number }>()
  let job: Job | null = null
  let isPinch = false
  let pinch: { distance: number; x: number; y: number } | null = null

  const measure = (): typeof pinch => {
    const [a, b] = [...down.values()]
    if (!a || !b) return null
    return {
      distance: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)),
      x: (a.x + b.x) / 2,
      y: (a.y + b.y) / 2,
    }
  }
  const drop = (): void => {
    if (job) handlers.dropped()
    job = null
  }
  const press = (event: PointerEvent): void => {
    if (event.button !== 0 || down.size > 1) return
    canvas.setPointerCapture(event.pointerId)
    down.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (down.size === 2) {
      drop()
      isPinch = true
      pinch = measure()
      return
    }
    isPinch = false
    job = handlers.press(view.toBoard(event.clientX, event.clientY), keysOf(event))
    handlers.moved()
  }
  const move = (event: PointerEvent): void => {
    if (!down.has(event.pointerId)) return
    down.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (isPinch) {
      const now = measure()
      if (now && pinch) {
        view.zoomBy(now.distance / pinch.distance, view.toBoard(now.x, now.y))
        view.pan(now.x - pinch.x, now.y - pinch.y)
        handlers.zoomed()
      }
      pinch = now
      return
    }
    const events = event.getCoalescedEvents?.() ?? []
    for (const { clientX, clientY } of events.length > 0 ? events : [event])
      job?.move(view.toBoard(clientX, clientY), keysOf(event))
    if (job) handlers.moved()
  }
  const release = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId)) return
    if (job) {
      const done = job
      job = null
      handlers.done(done.up(view.toBoard(event.clientX, event.clientY), keysOf(event)))
    }
  }
  const cancel = (event: PointerEvent): void => {
    down.delete(event.pointerId)
    drop()
  }
  const twice = (event: MouseEvent): void =>
    handlers.twice(view.toBoard(event.clientX, event.clientY))
  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    if (event.ctrlKey || event.metaKey)
      view.zoomBy(Math.exp(-event.deltaY / 240), view.toBoard(event.clientX, event.clientY))
    else view.pan(-event.deltaX, -event.deltaY)
    handlers.zoomed()
  }
  canvas.addEventListener('pointerdown', press)
  canvas.addEventListener('pointermove', move)
  canvas.addEventListener('pointerup', release)
  canvas.addEventListener('pointercancel', cancel)
  canvas.addEventListener('dblclick', twice)
  canvas.addEventListener('wheel', wheel, { passive: false })
  return () => {
    canvas.removeEventListener('pointerdown', press)
    canvas.removeEventListener('pointermove', move)
    canvas.removeEventListener('pointerup', release)
    canvas.removeEventListener('pointercancel', cancel)
    canvas.removeEventListener('dblclick', twice)
    canvas.removeEventListener('wheel', wheel)
  }
}
