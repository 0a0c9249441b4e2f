/** The turning point: its cross is dragged, put down with a click, or moved with the arrow keys. */
import type { PaintBoard } from './board-kind.ts'
import { CENTRE, type Spot } from './core/board.ts'
import type { Job } from './core/job.ts'
import type { PaintSaid } from './paint-state.ts'

/** As far from the cross as a fingertip may be to hold it, on the screen. */
const REACH = 22
const SHAKE = 2

/** Pressed near the cross it is held where it is; pressed elsewhere it comes to the pointer. */
export function dragCentre(
  from: Spot,
  zoom: number,
  show: (spot: Spot | null) => void,
  put: (spot: Spot) => boolean,
): Job {
  const grip = { x: CENTRE.x - from.x, y: CENTRE.y - from.y }
  const isHeld = Math.hypot(grip.x, grip.y) * zoom <= REACH
  const by = isHeld ? grip : { x: 0, y: 0 }
  let spot: Spot = isHeld ? CENTRE : from
  let isMoved = !isHeld
  show(spot)
  return {
    move(to) {
      // A shaky finger on the cross does not move it.
      isMoved ||= Math.hypot(to.x - from.x, to.y - from.y) * zoom > SHAKE
      if (!isMoved) return
      spot = { x: to.x + by.x, y: to.y + by.y }
      show(spot)
    },
    up() {
      show(null)
      return isMoved && put(spot)
    },
  }
}

/** Where it lies, seen from the middle of the drawing. */
export function centreSaid(board: PaintBoard): PaintSaid {
  const box = board.box()
  if (!box) return { what: 'nothing' }
  const whole = (value: number): number => Math.round(value * 10) / 10 + 0
  return {
    what: 'centre',
    x: whole(CENTRE.x - box.x - box.width / 2),
    y: whole(box.y + box.height / 2 - CENTRE.y),
  }
}
