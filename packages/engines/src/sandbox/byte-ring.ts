/** A stream of bytes between two threads over shared memory; the writer waits while it is full. */

const READ = 0
const WRITE = 1
const HEADER_BYTES = 8
const POLL_MS = 16

export class ByteRing {
  readonly shared: SharedArrayBuffer
  readonly #positions: Int32Array
  readonly #data: Uint8Array

  constructor(shared: SharedArrayBuffer) {
    this.shared = shared
    this.#positions = new Int32Array(shared, 0, 2)
    this.#data = new Uint8Array(shared, HEADER_BYTES)
  }

  static create(capacity: number): ByteRing {
    return new ByteRing(new SharedArrayBuffer(capacity + HEADER_BYTES))
  }

  get #free(): number {
    const read = Atomics.load(this.#positions, READ)
    const write = Atomics.load(this.#positions, WRITE)
    return (read - write - 1 + this.#data.length) % this.#data.length
  }

  #at(): [read: number, write: number] {
    return [Atomics.load(this.#positions, READ), Atomics.load(this.#positions, WRITE)]
  }

  /** Bytes that were written and not taken. */
  get length(): number {
    const [read, write] = this.#at()
    return (write - read + this.#data.length) % this.#data.length
  }

  /** Waits until the reader has taken everything; gives up when `abandoned` says so. */
  waitUntilEmpty(abandoned: () => boolean): void {
    while (this.length > 0 && !abandoned()) {
      Atomics.wait(this.#positions, READ, this.#at()[0], POLL_MS)
    }
  }

  /** Writes all or nothing, at once. */
  offer(bytes: Uint8Array): boolean {
    if (bytes.length > this.#free) return false
    this.#put(bytes)
    return true
  }

  /** Writes everything, waiting for the reader; gives up when `abandoned` says so. */
  write(bytes: Uint8Array, abandoned: () => boolean): void {
    if (this.offer(bytes)) return
    let rest = bytes
    while (rest.length > 0) {
      const part = rest.subarray(0, this.#free)
      if (part.length > 0) this.#put(part)
      rest = rest.subarray(part.length)
      if (rest.length > 0 && !this.#waitForRoom(abandoned)) return
    }
  }

  #waitForRoom(abandoned: () => boolean): boolean {
    while (this.#free === 0) {
      if (abandoned()) return false
      Atomics.wait(this.#positions, READ, this.#at()[0], 20)
    }
    return true
  }

  #put(bytes: Uint8Array): void {
    const write = Atomics.load(this.#positions, WRITE)
    if (write + bytes.length < this.#data.length) this.#copy(bytes, write)
    else this.#copyAround(bytes, write)
    Atomics.store(this.#positions, WRITE, (write + bytes.length) % this.#data.length)
    Atomics.notify(this.#positions, WRITE)
  }

  #copy(bytes: Uint8Array, to: number): void {
    // A word or a line is copied sooner byte by byte than by a call.
    if (bytes.length > 64) this.#data.set(bytes, to)
    else for (let at = 0; at < bytes.length; at++) this.#data[to + at] = bytes[at]!
  }

  #copyAround(bytes: Uint8Array, write: number): void {
    const first = bytes.subarray(0, this.#data.length - write)
    this.#data.set(first, write)
    this.#data.set(bytes.subarray(first.length), 0)
  }

  /** Takes everything that is there, possibly nothing. */
  take(): Uint8Array {
    const [read, write] = this.#at()
    if (read === write) return new Uint8Array(0)
    const taken = new Uint8Array((write - read + this.#data.length) % this.#data.length)
    const first = this.#data.subarray(read, Math.min(read + taken.length, this.#data.length))
    taken.set(first)
    taken.set(this.#data.subarray(0, taken.length - first.length), first.length)
    Atomics.store(this.#positions, READ, write)
    Atomics.notify(this.#positions, READ)
    return taken
  }

  /** Resolves when something is written, or after `ms`; where the browser cannot tell, it is asked again. */
  async whenWritten(ms: number): Promise<void> {
    const [read, write] = this.#at()
    if (read !== write) return
    if ('waitAsync' in Atomics) await Atomics.waitAsync(this.#positions, WRITE, write, ms).value
    else await new Promise((resolve) => setTimeout(resolve, Math.min(ms, POLL_MS)))
  }

  /** Sleeps until something is written, at most `ms`. Only where a thread may block. */
  waitForBytes(ms: number): void {
    const [read, write] = this.#at()
    if (read === write) Atomics.wait(this.#positions, WRITE, write, ms)
  }
}
