import type { JobResult } from './executor.ts'

/** Keeps what was computed, by content key, and lets go of the oldest when it grows too big. */

interface Entry {
  result: JobResult
  engine: string
  volatile: boolean
}

export interface CacheLimits {
  entries: number
  bytes: number
}

export class ResultCache {
  readonly #entries = new Map<string, Entry>()
  readonly #limits: CacheLimits
  readonly #forget: (engine: string, keys: string[]) => void
  #bytes = 0

  constructor(limits: CacheLimits, forget: (engine: string, keys: string[]) => void) {
    this.#limits = limits
    this.#forget = forget
  }

  get(key: string): JobResult | undefined {
    return this.#entries.get(key)?.result
  }

  put(key: string, entry: Entry): void {
    this.#drop(key)
    this.#entries.set(key, entry)
    this.#bytes += entry.result.bytes
  }

  /** What an engine lost in a crash is no longer there. */
  dropEngine(engine: string): void {
    for (const [key, entry] of this.#entries) if (entry.engine === engine) this.#drop(key)
  }

  /** Lets go of what no node shows any more: frames of live sources at once, the rest when it is too much. */
  trim(inUse: ReadonlySet<string>): void {
    const gone = new Map<string, string[]>()
    for (const [key, entry] of this.#entries) {
      const tooMuch = this.#bytes > this.#limits.bytes || this.#entries.size > this.#limits.entries
      if (inUse.has(key) || !(entry.volatile || tooMuch)) continue
      this.#drop(key)
      gone.set(entry.engine, [...(gone.get(entry.engine) ?? []), key])
    }
    for (const [engine, keys] of gone) this.#forget(engine, keys)
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.result.bytes
  }
}
