import type { ByteRing } from '../sandbox/byte-ring.ts'
import { BoundedOutput, type OutputWay } from './bounded-output.ts'
import { FRAME, FrameReader } from './frames.ts'
import { MOST_EVENT_BYTES, OutputWriter, type TextKind } from './output-writer.ts'
import type { PythonEvent } from './protocol.ts'

const SIGINT = 2
/** Tells Python to look after what it printed and did not send yet. */
const SIGUSR1 = 10
const SLICE_MS = 20
/** So many prints in so short a time are a flood: they are then sent together. */
const FLOOD_PRINTS = 256
const FLOOD_MS = 50
const FLOOD_BYTES = 256
/** Of a text of any length, so much is looked at at a time. */
const SLICE_BYTES = 64 * 1024
const encoder = new TextEncoder()
const decoder = new TextDecoder()

export interface Channels {
  outbound: ByteRing
  inbound: ByteRing
  /** A signal for Python; beside it, whether Python holds printed text back for a moment. */
  interrupt: Uint8Array
}

/** What Python may ask of the page while it runs. Every wait ends within 20 ms of a Stop. */
export class WorkerHost {
  readonly #channels: Channels
  readonly #reader = new FrameReader()
  readonly #writer: OutputWriter
  #output: BoundedOutput
  #decoders = newDecoders()
  #lines: (string | null)[] = []
  /** The rest of a line that is read bytewise. */
  #typed: Uint8Array = new Uint8Array()
  #events: string[] = []
  #wishes: string[] = []
  #prints = 0
  #countedSince = 0
  #printedBytes = 0
  /** Called before every wait: a good moment to show what changed. */
  onPause: () => void = () => {}

  constructor(channels: Channels) {
    this.#channels = channels
    this.#writer = new OutputWriter(channels.outbound, () => this.interrupted)
    this.#output = new BoundedOutput(this.#way())
  }

  #way(): OutputWay {
    const { outbound } = this.#channels
    return {
      text: (kind, text) => this.#writer.print(kind, text),
      event: (json) => this.#writer.event(encoder.encode(json)),
      untaken: () => outbound.length,
      whenTaken: () => outbound.waitUntilEmpty(() => this.interrupted),
      now: () => performance.now(),
    }
  }

  get interrupted(): boolean {
    return Atomics.load(this.#channels.interrupt, 0) === SIGINT
  }

  /** Forgets what was typed or clicked for an earlier run. */
  reset(): void {
    this.#receive()
    this.#lines = []
    this.#typed = new Uint8Array()
    this.#events = []
    this.#wishes = []
    Atomics.store(this.#channels.interrupt, 0, 0)
    Atomics.store(this.#channels.interrupt, 1, 0)
  }

  /** A new run: nothing is shown of it yet. */
  begin(): void {
    this.#output = new BoundedOutput(this.#way())
    this.#decoders = newDecoders()
  }

  /** The run is over: what it printed last goes out. */
  end(): void {
    this.#output.end()
    Atomics.store(this.#channels.interrupt, 1, 0)
  }

  print(kind: TextKind, bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
      const slice = bytes.subarray(at, at + SLICE_BYTES)
      this.#output.print(kind, this.#decoders[kind].decode(slice, { stream: true }))
    }
    if (this.#output.holds) Atomics.store(this.#channels.interrupt, 1, 1)
    this.#printedBytes += bytes.length
    if (++this.#prints === FLOOD_PRINTS) this.#lookForFlood()
  }

  #lookForFlood(): void {
    const now = performance.now()
    const flood = now - this.#countedSince < FLOOD_MS
    this.#prints = 0
    this.#countedSince = now
    if (flood) Atomics.compareExchange(this.#channels.interrupt, 0, 0, SIGUSR1)
  }

  /** Asked on every signal, after Python has sent what it held: shall it hold more? */
  #holdsBack(): boolean {
    const flood = this.#printedBytes > FLOOD_BYTES
    this.#printedBytes = 0
    this.#output.flushIfDue()
    Atomics.store(this.#channels.interrupt, 1, flood || this.#output.holds ? 1 : 0)
    return flood
  }

  emit(event: PythonEvent): void {
    this.#emitJson(JSON.stringify(event))
  }

  /** What was printed before comes before. */
  #emitJson(json: string): void {
    this.#output.flushBefore()
    this.#writer.event(encoder.encode(json))
  }

  #show(json: string, id: string | null | undefined, update: boolean): void {
    if (json.length > MOST_EVENT_BYTES) throw new RangeError('This is too large to be shown.')
    this.#output.show({ json, id: id ?? null, update })
    if (this.#output.holds) Atomics.store(this.#channels.interrupt, 1, 1)
  }

  #comm(json: string, id: string, newer: boolean): void {
    if (json.length > MOST_EVENT_BYTES) throw new RangeError('This is too large to be shown.')
    this.#output.comm({ json, id, newer })
    if (this.#output.holds) Atomics.store(this.#channels.interrupt, 1, 1)
  }

  #clear(wait: boolean): void {
    this.#output.clear(wait)
    if (this.#output.holds) Atomics.store(this.#channels.interrupt, 1, 1)
  }

  /** The functions Python imports from `_panya_host`; undefined tells it to stop. */
  module(): Record<string, unknown> {
    return {
      readLine: (secret: boolean) => this.#readLine(secret),
      sleep: (ms: number) => this.#sleep(ms),
      emit: (json: string) => this.#emitJson(json),
      show: (json: string, id: string | undefined, update: boolean) => this.#show(json, id, update),
      clear: (wait: boolean) => this.#clear(wait),
      comm: (json: string, id: string, newer: boolean) => this.#comm(json, id, newer),
      nextEvent: (ms: number) => this.#nextEvent(ms),
      nextDebug: (wait: boolean) => this.#nextDebug(wait),
      holdsBack: () => this.#holdsBack(),
      untaken: () => this.#channels.outbound.length,
    }
  }

  #receive(): void {
    for (const { kind, payload } of this.#reader.push(this.#channels.inbound.take())) {
      if (kind === FRAME.line) this.#lines.push(decoder.decode(payload))
      if (kind === FRAME.endOfInput) this.#lines.push(null)
      if (kind === FRAME.event) this.#events.push(decoder.decode(payload))
      if (kind === FRAME.debug) this.#wishes.push(decoder.decode(payload))
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
      this.#output.flushIfDue()
      this.#channels.inbound.waitForBytes(slice())
    }
  }

  #readLine(secret: boolean): string | undefined {
    if (this.#lines.length === 0) {
      this.#output.flush()
      this.emit(secret ? { kind: 'input', secret } : { kind: 'input' })
    }
    const stayed = this.#wait(
      () => this.#lines.length > 0,
      () => SLICE_MS,
    )
    if (!stayed) return undefined
    const line = this.#lines.shift() ?? null
    return line === null ? '' : `${line}\n`
  }

  /** Keyboard input for programs that read it as a file; 0 bytes are its end. */
  readBytes(buffer: Uint8Array): number {
    if (this.#typed.length === 0) {
      const line = this.#readLine(false)
      if (line === undefined) {
        // Python then looks why it was interrupted, and finds Stop.
        Atomics.store(this.#channels.interrupt, 0, SIGINT)
        throw Object.assign(new Error('stopped'), { code: 'EINTR' })
      }
      this.#typed = encoder.encode(line)
    }
    const { length } = this.#typed.subarray(0, buffer.length)
    buffer.set(this.#typed.subarray(0, length))
    this.#typed = this.#typed.subarray(length)
    return length
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

  /** What the page wants of the debugger, as JSON; '' when it wants nothing now, undefined on Stop. */
  #nextDebug(wait: boolean): string | undefined {
    if (wait) this.#output.flush()
    const stayed = this.#wait(
      () => this.#wishes.length > 0 || !wait,
      () => SLICE_MS,
    )
    return stayed ? (this.#wishes.shift() ?? '') : undefined
  }
}

/** Letters of several bytes may come in two pieces. */
function newDecoders(): Record<TextKind, TextDecoder> {
  return { stdout: new TextDecoder(), stderr: new TextDecoder() }
}
