/** Keeps rows in memory as long as somebody tells when they change; without that it asks each time. */
import { LRUCache } from 'lru-cache'
import type { Listener } from './notifications.ts'

export interface NotifiedCacheOptions<Value> {
  channel: string
  load(key: string): Promise<Value | null>
  /** How many it holds; those not asked for longest go first. */
  size: number
}

export class NotifiedCache<Value extends object> {
  readonly listener: Listener
  readonly #kept: LRUCache<string, Value>
  #loading = new Map<string, { promise: Promise<Value | null>; stale: boolean }>()
  #trusted = false
  readonly #load: (key: string) => Promise<Value | null>

  constructor({ channel, load, size }: NotifiedCacheOptions<Value>) {
    this.#load = load
    // Measured by size, because by number it would take the memory for all of them at once.
    this.#kept = new LRUCache({ maxSize: size, sizeCalculation: () => 1 })
    this.listener = {
      channel,
      onNotify: (key) => this.forget(key),
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
    return this.#trusted ? this.#kept.get(key) : undefined
  }

  async read(key: string): Promise<Value | null> {
    const known = this.peek(key)
    if (known !== undefined) return known
    try {
      return await this.#loadOnce(key)
    } catch (error) {
      // A database that cannot be asked cannot have been told of a change by this node either.
      const kept = this.#kept.get(key)
      if (kept !== undefined) return kept
      throw error
    }
  }

  set(key: string, value: Value): void {
    this.#kept.set(key, value)
  }

  forget(key: string): void {
    this.#kept.delete(key)
    const loading = this.#loading.get(key)
    if (loading) loading.stale = true
  }

  clear(): void {
    this.#kept.clear()
    for (const loading of this.#loading.values()) loading.stale = true
  }

  values(): Iterable<Value> {
    return this.#kept.values()
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
