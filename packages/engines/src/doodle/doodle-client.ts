import type { DoodleName } from './doodle-model.ts'
import type { DoodleReply, DoodleRequest } from './doodle-protocol.ts'
import type { Explanation, Guess } from './explain.ts'
import type { Stroke } from './raster.ts'

/** The page's side of the doodle machine: started with the first question, started again after a crash. */

interface Waiting {
  resolve: (reply: DoodleReply) => void
  reject: (error: Error) => void
}

export class DoodleMachine {
  #worker: Worker | null = null
  #waiting = new Map<number, Waiting>()
  #lastId = 0

  async guess(strokes: readonly Stroke[]): Promise<Guess[]> {
    const reply = await this.#ask({ id: ++this.#lastId, ask: 'guess', strokes })
    return 'guesses' in reply ? reply.guesses : []
  }

  async explain(strokes: readonly Stroke[], about?: DoodleName): Promise<Explanation> {
    const reply = await this.#ask({ id: ++this.#lastId, ask: 'explain', strokes, about })
    if (!('explanation' in reply)) throw new Error('The drawing machine gave no explanation')
    return reply.explanation
  }

  stop(): void {
    this.#worker?.terminate()
    this.#worker = null
    for (const { reject } of this.#waiting.values()) reject(new Error('The machine was stopped'))
    this.#waiting.clear()
  }

  async #ask(request: DoodleRequest): Promise<DoodleReply> {
    const reply = await new Promise<DoodleReply>((resolve, reject) => {
      this.#waiting.set(request.id, { resolve, reject })
      this.#running().postMessage(request, [])
    })
    if (!reply.ok) throw new Error(reply.message)
    return reply
  }

  #running(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./doodle-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', (event: MessageEvent<DoodleReply>) => {
      this.#waiting.get(event.data.id)?.resolve(event.data)
      this.#waiting.delete(event.data.id)
    })
    worker.addEventListener('error', () => this.stop())
    this.#worker = worker
    return worker
  }
}
