/** What pens have drawn, as colours of points: kept only for programs that ask which colour a sprite touches. */
import { STAGE_HEIGHT, STAGE_WIDTH } from '../program.ts'
import type { PenOp } from './frame.ts'
import { boxOf, colourAt, type Placed } from './geometry.ts'

const NOTHING = -1

export class PenBitmap {
  readonly #points = new Int32Array(STAGE_WIDTH * STAGE_HEIGHT).fill(NOTHING)

  clear(): void {
    this.#points.fill(NOTHING)
  }

  /** The colour at a place of the stage, or null where nothing was drawn. */
  at(x: number, y: number): number | null {
    const column = Math.floor(x + STAGE_WIDTH / 2)
    const row = Math.floor(STAGE_HEIGHT / 2 - y)
    if (column < 0 || row < 0 || column >= STAGE_WIDTH || row >= STAGE_HEIGHT) return null
    const found = this.#points[row * STAGE_WIDTH + column]!
    return found === NOTHING ? null : found
  }

  line({ x1, y1, x2, y2, colour, size }: Extract<PenOp, { op: 'line' }>): void {
    const reach = Math.max(0.75, size / 2)
    const value = Number.parseInt(colour.slice(1), 16)
    const [dx, dy] = [x2 - x1, y2 - y1]
    const long = dx * dx + dy * dy
    this.#fill(
      Math.min(x1, x2) - reach,
      Math.max(x1, x2) + reach,
      Math.max(y1, y2) + reach,
      Math.min(y1, y2) - reach,
      (x, y) => {
        const along = long === 0 ? 0 : ((x - x1) * dx + (y - y1) * dy) / long
        const part = Math.min(1, Math.max(0, along))
        return Math.hypot(x - x1 - dx * part, y - y1 - dy * part) <= reach ? value : null
      },
    )
  }

  stamp(placed: Placed): void {
    const { left, right, top, bottom } = boxOf(placed)
    this.#fill(left, right, top, bottom, (x, y) => colourAt(placed, x, y))
  }

  #fill(
    left: number,
    right: number,
    top: number,
    bottom: number,
    colourOf: (x: number, y: number) => number | null,
  ): void {
    const first = Math.max(0, Math.floor(left + STAGE_WIDTH / 2))
    const last = Math.min(STAGE_WIDTH - 1, Math.ceil(right + STAGE_WIDTH / 2))
    const highest = Math.max(0, Math.floor(STAGE_HEIGHT / 2 - top))
    const lowest = Math.min(STAGE_HEIGHT - 1, Math.ceil(STAGE_HEIGHT / 2 - bottom))
    for (let row = highest; row <= lowest; row++) {
      for (let column = first; column <= last; column++) {
        const colour = colourOf(column + 0.5 - STAGE_WIDTH / 2, STAGE_HEIGHT / 2 - row - 0.5)
        if (colour !== null) this.#points[row * STAGE_WIDTH + column] = colour
      }
    }
  }
}
