/** Reads a cable: waits for bytes or patterns with a deadline, and knows when the cable was pulled. */

import type { BoardPort } from './board-port.ts'
import { BoardProblem } from './board-problem.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder()

export class ByteStream {
  /** Hears everything that arrives. */
  onBytes: (bytes: Uint8Array) => void = () => {}
  onGone: () => void = () => {}
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>
  readonly #writer: WritableStreamDefaultWriter<Uint8Array>
  #buffer: number[] = []
  #waiting: (() => void)[] = []
  #isGone = false
  #isClosing = false
  /** False while somebody only listens: then nothing is kept. */
  keeps = false

  constructor(port: BoardPort) {
    if (!port.readable || !port.writable) throw new BoardProblem('cable-pulled')
    this.#reader = port.readable.getReader()
    this.#writer = port.writable.getWriter()
    void this.#pump()
  }

  async #pump(): Promise<void> {
    try {
      for (;;) {
        const { value, done } = await this.#reader.read()
        if (done) break
        if (this.keeps) for (const byte of value) this.#buffer.push(byte)
        this.onBytes(value)
        this.#wake()
      }
    } catch {
      // A pulled cable ends the stream with an error.
    }
    this.#isGone = true
    this.#wake()
    if (!this.#isClosing) this.onGone()
  }

  #wake(): void {
    for (const go of this.#waiting.splice(0)) go()
  }

  async write(data: string | Uint8Array): Promise<void> {
    if (this.#isGone) throw new BoardProblem('cable-pulled')
    try {
      await this.#writer.write(typeof data === 'string' ? encoder.encode(data) : data)
    } catch (error) {
      throw new BoardProblem('cable-pulled', String(error))
    }
  }

  clear(): void {
    this.#buffer = []
  }

  get waitingBytes(): number {
    return this.#buffer.length
  }

  async #more(deadline: number): Promise<void> {
    if (this.#isGone) throw new BoardProblem('cable-pulled')
    const left = deadline - performance.now()
    if (left <= 0) throw new BoardProblem('no-answer', this.#heard())
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, left)
      this.#waiting.push(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  }

  #heard(): string {
    return decoder.decode(Uint8Array.from(this.#buffer.slice(-80)))
  }

  async take(count: number, milliseconds = 3000): Promise<number[]> {
    const deadline = performance.now() + milliseconds
    while (this.#buffer.length < count) await this.#more(deadline)
    return this.#buffer.splice(0, count)
  }

  /** Everything before the pattern; the pattern is taken too. */
  async until(pattern: string, milliseconds: number): Promise<string> {
    const wanted = encoder.encode(pattern)
    const deadline = performance.now() + milliseconds
    for (let from = 0; ; ) {
      const at = this.#find(wanted, from)
      if (at >= 0) {
        const taken = this.#buffer.splice(0, at + wanted.length)
        return decoder.decode(Uint8Array.from(taken.slice(0, at)))
      }
      from = Math.max(0, this.#buffer.length - wanted.length + 1)
      await this.#more(deadline)
    }
  }

  #find(wanted: Uint8Array, from: number): number {
    for (let at = from; at + wanted.length <= this.#buffer.length; at++) {
      if (wanted.every((byte, index) => this.#buffer[at + index] === byte)) return at
    }
    return -1
  }

  async close(): Promise<void> {
    this.#isClosing = true
    await this.#reader.cancel().catch(() => {})
    this.#reader.releaseLock()
    // A port that is gone never finishes what was written to it.
    await this.#writer.abort().catch(() => {})
    this.#writer.releaseLock()
  }
}
