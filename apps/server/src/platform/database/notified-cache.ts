/** Keeps rows in memory as long as somebody tells when they change; without that it asks each time. */
import type { Listener } from './notifications.ts'

export interface NotifiedCacheOptions<Value> {
  channel: string
  load(key: string): Promise<Value | null>
  /** The cache holds between one and two times this many. */
  size: number
}

export class NotifiedCache<Value> {
  readonly listener: Listener
  #young = new Map<string, Value>()
  #old = new Map<string, Value>()
  #loading = new Map<string, { promise: Promise<Value | null>; stale: boolean }>()
  #trusted = false
  readonly #load: (key: string) => Promise<Value | null>
  readonly #size: number

  constructor({ channel, load, size }: NotifiedCacheOptions<Value>) {
    this.#load = load
    this.#size = size
    this.listener = {
      channel,
      heard: (key) => this.forget(key),
      lost: () => {
        this.#trusted = false
      },
      restored: () => {
        this.clear()
        this.#trusted = true
      },
    }
  }

  /** What memory knows, when memory can be trusted. */
  peek(key: string): Value | undefined {
    return this.#trusted ? this.#kept(key) : undefined
  }

  async read(key: string): Promise<Value | null> {
    const known = this.peek(key)
    if (known !== undefined) return known
    try {
      return await this.#loadOnce(key)
    } catch (error) {
      // A database that cannot be asked cannot have been told of a change by this node either.
      const kept = this.#kept(key)
      if (kept !== undefined) return kept
      throw error
    }
  }

  set(key: string, value: Value): void {
    this.#young.set(key, value)
    if (this.#young.size < this.#size) return
    this.#old = this.#young
    this.#young = new Map()
  }

  forget(key: string): void {
    this.#young.delete(key)
    this.#old.delete(key)
    const loading = this.#loading.get(key)
    if (loading) loading.stale = true
  }

  clear(): void {
    this.#young.clear()
    this.#old.clear()
    for (const loading of this.#loading.values()) loading.stale = true
  }

  *values(): Iterable<Value> {
    yield* this.#young.values()
    yield* this.#old.values()
  }

  #kept(key: string): Value | undefined {
    const young = this.#young.get(key)
    if (young !== undefined) return young
    const old = this.#old.get(key)
    if (old !== undefined) {
      this.#old.delete(key)
      this.set(key, old)
    }
    return old
  }

  /** Many who ask for the same row at once share one query; a row changed meanwhile is read again. */
  async #loadOnce(key: string): Promise<Value | null> {
    const running = this.#loading.get(key)
    if (running && !running.stale) return running.promise
    const loading = { promise: this.#load(key), stale: false }
    this.#loading.set(key, loading)
    try {
      const value = await loading.promise
      if (loading.stale) return await this.#loadOnce(key)
      if (value !== null) this.set(key, value)
      return value
    } finally {
      if (this.#loading.get(key) === loading) this.#loading.delete(key)
    }
  }
}
