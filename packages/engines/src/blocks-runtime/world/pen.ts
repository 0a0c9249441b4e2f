/** The pen's strokes since the last frame, kept short: clearing forgets what was drawn before. */
import type { PenOp } from './frame.ts'

const LIMIT = 20_000

export class Pen {
  private ops: PenOp[] = []

  push(op: PenOp): void {
    if (this.ops.length < LIMIT) this.ops.push(op)
  }

  clear(): void {
    this.ops = [{ op: 'clear' }]
  }

  take(): PenOp[] {
    const taken = this.ops
    this.ops = []
    return taken
  }
}
