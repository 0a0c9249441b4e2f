/**
 * Brings one file over a line that may break at any moment. Each byte is given once and in order; after a break only
 * the rest is asked for, and only of exactly the same file.
 */
import { PACKED_HEADER, tagOfContents } from '@panya/domain/download/packed-file.ts'
import { DownloadFailure } from './download-failure.ts'
import type { Line } from './line.ts'
import { announcedSize, beginningOf } from './response-facts.ts'

export type Bytes = Uint8Array<ArrayBuffer>

const FIRST_PAUSE_MS = 500
const LAST_PAUSE_MS = 16_000
/** In a row without a single byte: half a minute of pauses. */
const MOST_FAILURES = 7
/** Where the browser knows that there is no line, waiting helps little. */
const MOST_WITHOUT_LINE = 3
/** A line over which nothing came for so long is taken for broken. */
const SILENCE_MS = 30_000

/** A server that is being started anew, or a proxy that does not reach it, may answer in a moment. */
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504])

export interface TransferOptions {
  /** An answer that is here already: only what is missing of it is asked for. */
  first?: Response
  mostFailures?: number
  /** Whether nothing better is to be expected. */
  isFinal?(status: number): boolean
}

export class Transfer {
  readonly #address: string
  readonly #line: Line
  readonly #options: TransferOptions
  #first: Response | null
  #received = 0
  /** Proves that the rest is of the same file. */
  #tag: string | null = null
  #total: number | null = null
  #packing: string | null = null
  #isDone = false

  constructor(address: string, line: Line, options: TransferOptions = {}) {
    this.#address = address
    this.#line = line
    this.#options = options
    this.#first = options.first ?? null
  }

  get received(): number {
    return this.#received
  }

  /** Null while nobody said, or when the browser unpacks what comes. */
  get total(): number | null {
    return this.#total
  }

  /** How what comes is packed; known with the first byte. */
  get packing(): string | null {
    return this.#packing
  }

  /** What has not come yet. Fails with a `DownloadFailure`; begun again after that, it goes on where it stopped. */
  async *chunks(): AsyncGenerator<Bytes> {
    const { mostFailures = MOST_FAILURES } = this.#options
    for (let failures = 0; !this.#isDone; ) {
      const before = this.#received
      let status: number | null = null
      try {
        yield* this.#attempt()
        if (this.#isDone) return
      } catch (error) {
        if (error instanceof DownloadFailure && error.problem !== 'broken') throw error
        status = error instanceof DownloadFailure ? error.status : null
      }
      failures = this.#received > before ? 1 : failures + 1
      const most = this.#line.isDown() ? MOST_WITHOUT_LINE : mostFailures
      if (failures >= most) throw new DownloadFailure('broken', this.#address, status)
      await this.#pause(failures)
    }
  }

  async *#attempt(): AsyncGenerator<Bytes> {
    const control = new AbortController()
    try {
      const response = this.#first ?? (await this.#inTime(this.#ask(control.signal)))
      this.#first = null
      let skip = this.#begin(response)
      const reader = response.body?.getReader()
      for (;;) {
        const { value } = (await (reader && this.#inTime(reader.read()))) ?? {}
        if (value === undefined) break
        const fresh = value.subarray(skip)
        skip -= value.length - fresh.length
        this.#received += fresh.length
        if (this.#total !== null && this.#received > this.#total) throw this.#changed()
        if (fresh.length > 0) yield fresh
      }
      // Some ends look like the end of the file and are a cut.
      this.#isDone = this.#total === null || this.#received === this.#total
    } finally {
      control.abort()
    }
  }

  #ask(signal: AbortSignal): Promise<Response> {
    const rest = { range: `bytes=${this.#received}-`, 'if-range': this.#tag ?? '' }
    const headers = this.#received > 0 ? rest : {}
    return this.#line.fetch(this.#address, { headers, signal })
  }

  /** How much of what comes is here already. */
  #begin(response: Response): number {
    const { status, headers } = response
    if (!response.ok) throw this.#refusal(status)
    const packing = headers.get(PACKED_HEADER)
    // The browser hands on what it has unpacked: of that, only the file itself has a rest.
    const unpacks = headers.has('content-encoding')
    const said = headers.get('etag')
    const strong = said?.startsWith('"') ? said : null
    const tag = strong !== null && unpacks ? tagOfContents(strong) : strong
    const known = this.#received > 0
    if (known && (tag === null || tag !== this.#tag || packing !== this.#packing))
      throw this.#changed()
    this.#tag = tag
    this.#packing = packing
    const total = unpacks ? null : announcedSize(response)
    if (total !== null) this.#total = total
    const from = status === 206 ? beginningOf(response) : 0
    const partly = status === 206 && unpacks
    if (partly || from === null || from > this.#received) throw this.#changed()
    return this.#received - from
  }

  #refusal(status: number): DownloadFailure {
    const { isFinal = () => false } = this.#options
    if (status === 416) return this.#changed()
    const passes = PASSING.has(status) && !isFinal(status)
    return new DownloadFailure(passes ? 'broken' : 'refused', this.#address, status)
  }

  #changed(): DownloadFailure {
    return new DownloadFailure('changed', this.#address)
  }

  #inTime<T>(work: Promise<T>): Promise<T> {
    const { promise: silence, reject } = Promise.withResolvers<never>()
    const stop = this.#line.after(SILENCE_MS, () => reject(new Error('Nothing comes any more.')))
    return Promise.race([work, silence]).finally(stop)
  }

  #pause(failures: number): Promise<void> {
    const length = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LAST_PAUSE_MS)
    return new Promise((resolve) => {
      const over = (): void => {
        stopWaiting()
        stopListening()
        resolve()
      }
      const stopWaiting = this.#line.after(length, over)
      const stopListening = this.#line.onBack(over)
    })
  }
}
