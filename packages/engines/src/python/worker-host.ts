import type { ByteRing } from './byte-ring.ts'
import { encodeFrame, FRAME, type FrameKind, FrameReader } from './frames.ts'
import type { PythonEvent } from './protocol.ts'

const SIGINT = 2
const SLICE_MS = 20
const encoder = new TextEncoder()
const decoder = new TextDecoder()

export interface Channels {
  outbound: ByteRing
  inbound: ByteRing
  interrupt: Uint8Array
}

/** What Python may ask of the page while it runs. Every wait ends within 20 ms of a Stop. */
export class WorkerHost {
  readonly #channels: Channels
  readonly #reader = new FrameReader()
  #lines: (string | null)[] = []
  #events: string[] = []
  /** Called before every wait: a good moment to show what changed. */
  onPause: () => void = () => {}

  constructor(channels: Channels) {
    this.#channels = channels
  }

  get interrupted(): boolean {
    return Atomics.load(this.#channels.interrupt, 0) === SIGINT
  }

  /** Forgets what was typed or clicked for an earlier run. */
  reset(): void {
    this.#receive()
    this.#lines = []
    this.#events = []
    Atomics.store(this.#channels.interrupt, 0, 0)
  }

  send(kind: FrameKind, payload: Uint8Array): void {
    this.#channels.outbound.write(encodeFrame(kind, payload), () => this.interrupted)
  }

  emit(event: PythonEvent): void {
    this.send(FRAME.event, encoder.encode(JSON.stringify(event)))
  }

  /** The functions Python imports from `_panya_host`; undefined tells it to stop. */
  module(): Record<string, unknown> {
    return {
      readLine: () => this.#readLine(),
      sleep: (ms: number) => this.#sleep(ms),
      emit: (json: string) => this.send(FRAME.event, encoder.encode(json)),
      nextEvent: (ms: number) => this.#nextEvent(ms),
    }
  }

  #receive(): void {
    for (const { kind, payload } of this.#reader.push(this.#channels.inbound.take())) {
      if (kind === FRAME.line) this.#lines.push(decoder.decode(payload))
      if (kind === FRAME.endOfInput) this.#lines.push(null)
      if (kind === FRAME.event) this.#events.push(decoder.decode(payload))
    }
  }

  /** Waits in slices until `done` or Stop; false means Stop. */
  #wait(done: () => boolean, slice: () => number): boolean {
    this.onPause()
    while (true) {
      if (this.interrupted) {
        Atomics.store(this.#channels.interrupt, 0, 0)
        return false
      }
      this.#receive()
      if (done()) return true
      this.#channels.inbound.waitForBytes(slice())
    }
  }

  #readLine(): string | undefined {
    if (this.#lines.length === 0) this.emit({ kind: 'input' })
    const stayed = this.#wait(
      () => this.#lines.length > 0,
      () => SLICE_MS,
    )
    if (!stayed) return undefined
    const line = this.#lines.shift() ?? null
    return line === null ? '' : `${line}\n`
  }

  #sleep(ms: number): true | undefined {
    const end = performance.now() + ms
    const left = () => end - performance.now()
    const stayed = this.#wait(
      () => left() <= 0,
      () => Math.min(SLICE_MS, Math.max(left(), 0)),
    )
    return stayed || undefined
  }

  /** The next event as JSON, '' when none came in time, undefined on Stop. */
  #nextEvent(ms: number): string | undefined {
    const end = performance.now() + ms
    const stayed = this.#wait(
      () => this.#events.length > 0 || performance.now() >= end,
      () => Math.min(SLICE_MS, Math.max(end - performance.now(), 0)),
    )
    return stayed ? (this.#events.shift() ?? '') : undefined
  }
}
