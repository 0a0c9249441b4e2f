import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import { type Reading, Recording } from '../core/readings.ts'

/** Hands a growing recording to its node, no faster than the flow can compute: what comes meanwhile goes with the next one. */
export class LiveFeed {
  readonly recording = new Recording()
  readonly #session: FlowSession
  readonly #node: string
  readonly #began = performance.now()
  #isFresh = false
  #isPumping = false
  #isOver = false

  constructor(session: FlowSession, node: string) {
    this.#session = session
    this.#node = node
  }

  /** A reading with its time, in seconds since the start. */
  add(reading: Reading): void {
    const keep = Number(this.param('keep') ?? 200)
    const seconds = Math.round((performance.now() - this.#began) / 10) / 100
    this.recording.add({ seconds, ...reading }, keep)
    this.#isFresh = true
    if (!this.#isPumping) void this.#pump()
  }

  end(): void {
    this.#isOver = true
  }

  param(name: string): unknown {
    return this.#session.content.nodes.find(({ id }) => id === this.#node)?.params[name]
  }

  async #pump(): Promise<void> {
    this.#isPumping = true
    while (this.#isFresh && !this.#isOver) {
      this.#isFresh = false
      const value = { type: 'list', value: this.recording.table() } as const
      this.#session.evaluator.pushLive(this.#node, { value })
      await this.#session.evaluator.idle()
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    this.#isPumping = false
  }
}

const feeds = new WeakMap<FlowSession, Map<string, LiveFeed>>()

export function newFeed(session: FlowSession, node: string): LiveFeed {
  const known = feeds.get(session) ?? new Map<string, LiveFeed>()
  known.get(node)?.end()
  const feed = new LiveFeed(session, node)
  feeds.set(session, known.set(node, feed))
  return feed
}

export const feedOf = (session: FlowSession, node: string): LiveFeed | undefined =>
  feeds.get(session)?.get(node)
