/** A port that plays back a conversation: waits for what is sent, and answers as the board did. */
import type { BoardPort } from '../../serial/board-port.ts'

export interface Exchange {
  /** What the computer sends, as text; control characters written out. */
  sent: string
  /** What the board answers to that. */
  answer: string
}

const decoder = new TextDecoder()

export class TranscriptPort implements BoardPort {
  readable: ReadableStream<Uint8Array> | null = null
  writable: WritableStream<Uint8Array> | null = null
  /** What was sent but is not in the transcript. */
  surprises = ''
  readonly #left: Exchange[]
  #heard = ''
  #out: ReadableStreamDefaultController<Uint8Array> | null = null

  constructor(transcript: readonly Exchange[]) {
    this.#left = [...transcript]
  }

  get isFinished(): boolean {
    return this.#left.length === 0 && this.#heard === ''
  }

  getInfo(): { usbVendorId?: number } {
    return {}
  }

  async open(): Promise<void> {
    this.readable = new ReadableStream({
      start: (controller) => {
        this.#out = controller
      },
    })
    this.writable = new WritableStream({ write: (bytes) => this.#hear(decoder.decode(bytes)) })
  }

  async close(): Promise<void> {
    this.readable = null
    this.writable = null
  }

  #hear(text: string): void {
    this.#heard += text
    for (let next = this.#left[0]; next; next = this.#left[0]) {
      if (!this.#heard.startsWith(next.sent)) break
      this.#heard = this.#heard.slice(next.sent.length)
      this.#left.shift()
      // In small pieces, as a cable does.
      const bytes = Uint8Array.from(next.answer, (char) => char.charCodeAt(0))
      for (let at = 0; at < bytes.length; at += 7) this.#out?.enqueue(bytes.subarray(at, at + 7))
    }
    const expected = this.#left[0]?.sent ?? ''
    if (this.#heard !== '' && !expected.startsWith(this.#heard)) this.surprises = this.#heard
  }
}
