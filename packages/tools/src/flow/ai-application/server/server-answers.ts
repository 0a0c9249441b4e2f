import type { AiKind } from '@panya/domain/ai/ai-kind.ts'
import { AiEngine } from '@panya/engines/ai/ai-engine.ts'
import type { Executor } from '@panya/engines/flow/executor.ts'
import { NotReady } from '@panya/engines/flow/flow-value.ts'
import type { AiClient } from '../../../host/ai-client.ts'
import { serverOps } from '../nodes/server-runs.ts'
import { type Ask, markOf } from './ask.ts'

/**
 * Holds what nodes would like to ask the server and what it answered. An edit only changes the
 * question; it is sent when somebody presses the button, and an answer stays until the next one.
 */

interface Answered {
  ask: Ask
  mark: string
  result: unknown
}

type Encode = (picture: Extract<Ask, { kind: 'detect' }>['picture']) => Promise<Blob>

export class ServerAnswers {
  readonly #wanted = new Map<string, { ask: Ask; mark: string }>()
  readonly #answers = new Map<string, Answered>()
  readonly #changed = new Set<() => void>()
  readonly #made = new Set<string>()
  readonly #engine = new AiEngine('server', serverOps, {
    answerTo: (node: string, ask: Ask) => this.#answerTo(node, ask),
  })
  readonly #encode: Encode

  constructor(encode: Encode) {
    this.#encode = encode
  }

  readonly executor: Executor = {
    run: (job, { signal, onProgress }) => {
      this.#made.add(job.key)
      return this.#engine.run(job, { progress: onProgress, cancelled: () => signal.aborted })
    },
    release: (keys) => this.#engine.release(keys),
    take: (handle) => Promise.resolve(this.#engine.take(handle)),
    onReset: (lost) => {
      this.#changed.add(lost)
      return () => this.#changed.delete(lost)
    },
  }

  /** Another project has other nodes of the same names. */
  clear(): void {
    this.#wanted.clear()
    this.#answers.clear()
  }

  kindOf(node: string): AiKind | null {
    return this.#wanted.get(node)?.ask.kind ?? null
  }

  /** Whether what comes in is no longer what the answer is about. */
  isStale(node: string): boolean {
    const answer = this.#answers.get(node)
    return answer !== undefined && answer.mark !== this.#wanted.get(node)?.mark
  }

  /** Sends the question of a node; what fails costs nothing and leaves the last answer. */
  async run(
    node: string,
    client: AiClient,
    coins: number,
  ): Promise<{ coins: number; balance: number }> {
    const wanted = this.#wanted.get(node)
    if (!wanted) throw new Error('nothing-to-ask')
    const { result, coins: used, balance } = await this.#send(wanted.ask, client, coins)
    this.#answers.set(node, { ...wanted, result })
    this.#engine.release([...this.#made])
    this.#made.clear()
    for (const lost of this.#changed) lost()
    return { coins: used, balance }
  }

  async #send(ask: Ask, client: AiClient, coins: number) {
    if (ask.kind === 'detect') return client.detect(await this.#encode(ask.picture), coins)
    if (ask.kind === 'ocr') return client.read(await this.#encode(ask.picture), ask.language, coins)
    if (ask.kind === 'similarity')
      return client.compare({ query: ask.query, texts: ask.texts }, coins)
    const { answer, ...receipt } = await client.chat(ask.question, coins)
    return { ...receipt, result: { answer } }
  }

  #answerTo(node: string, ask: Ask): { ask: Ask; result: unknown } {
    this.#wanted.set(node, { ask, mark: markOf(ask) })
    const answer = this.#answers.get(node)
    if (!answer || answer.ask.kind !== ask.kind) throw new NotReady('not-asked')
    return answer
  }
}
