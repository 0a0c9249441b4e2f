/** A finger or the mouse on the stage: while nothing runs it moves where a sprite starts, later only what may be dragged. */
import type { BlocksClient } from '@panya/engines/blocks-runtime/blocks-client.ts'

export interface Drag {
  actorId: string
  x: number
  y: number
}

export class StagePointer {
  readonly #client: BlocksClient
  #held: { actorId: string; mayDrag: boolean } | null = null
  #drag: Drag | null = null

  constructor(client: BlocksClient) {
    this.#client = client
  }

  /** The running program says what is under the finger. */
  hold(actorId: string, mayDrag: boolean): void {
    this.#held = { actorId, mayDrag }
  }

  /** Returns where a sprite was let go, if one was dragged. */
  move(x: number, y: number, down: boolean, isRunning: boolean): Drag | null {
    this.#client.send({ do: 'pointer', x, y, down })
    if (!down) return this.#letGo()
    const held = this.#held
    if (held && held.actorId !== 'stage' && (held.mayDrag || !isRunning)) {
      this.#client.send({ do: 'place', actorId: held.actorId, x, y })
      this.#drag = { actorId: held.actorId, x, y }
    }
    return null
  }

  #letGo(): Drag | null {
    const drag = this.#drag
    this.#held = null
    this.#drag = null
    return drag
  }
}
