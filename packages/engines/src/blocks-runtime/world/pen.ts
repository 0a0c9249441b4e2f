/** The pen's strokes since the last frame, kept short: clearing forgets what was drawn before. */
import type { PenOp } from './frame.ts'

const LIMIT = 20_000

export class Pen {
  #ops: PenOp[] = []
  /** Hears every stroke, for those who keep what was drawn. */
  onStroke: (op: PenOp) => void = () => {}

  push(op: PenOp): void {
    this.onStroke(op)
    if (this.#ops.length < LIMIT) this.#ops.push(op)
  }

  clear(): void {
    this.onStroke({ op: 'clear' })
    this.#ops = [{ op: 'clear' }]
  }

  take(): PenOp[] {
    const taken = this.#ops
    this.#ops = []
    return taken
  }
}
