/** What the board says over its cable: gathered, with line ends as a terminal wants them. */

const FLUSH_BYTES = 512

export class SerialOut {
  readonly #send: (bytes: Uint8Array<ArrayBuffer>) => void
  #waiting: number[] = []
  #last = 0
  #swallowing = 0

  constructor(send: (bytes: Uint8Array<ArrayBuffer>) => void) {
    this.#send = send
  }

  /** One byte printed by the interpreter. */
  put(byte: number): void {
    if (this.#swallowing > 0) {
      this.#swallowing -= 1
      return
    }
    if (byte === 10 && this.#last !== 13) this.#waiting.push(13)
    this.#waiting.push(byte)
    this.#last = byte
    if (byte === 10 || this.#waiting.length > FLUSH_BYTES) this.flush()
  }

  /** Exactly these bytes, now. */
  say(text: string): void {
    for (const char of text) this.#waiting.push(char.charCodeAt(0))
    this.#last = this.#waiting.at(-1) ?? this.#last
    this.flush()
  }

  /** The next bytes of the interpreter are not for the cable. */
  swallow(count: number): void {
    this.#swallowing = count
  }

  flush(): void {
    if (this.#waiting.length === 0) return
    this.#send(Uint8Array.from(this.#waiting))
    this.#waiting = []
  }
}
