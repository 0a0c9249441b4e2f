/** Lines typed ahead of a program that does not read yet: kept until there is room for them. */

const AGAIN_MS = 50
const MOST_LINES = 10_000

export class LineQueue {
  readonly #send: (line: string | null) => boolean
  #waiting: (string | null)[] = []
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(send: (line: string | null) => boolean) {
    this.#send = send
  }

  add(line: string | null): void {
    if (this.#waiting.length < MOST_LINES) this.#waiting.push(line)
    this.#flush()
  }

  /** A new run does not read what was typed for the last one. */
  clear(): void {
    this.#waiting = []
  }

  #flush(): void {
    while (this.#waiting.length > 0 && this.#send(this.#waiting[0]!)) this.#waiting.shift()
    if (this.#waiting.length === 0 || this.#timer !== null) return
    this.#timer = setTimeout(() => {
      this.#timer = null
      this.#flush()
    }, AGAIN_MS)
  }
}
