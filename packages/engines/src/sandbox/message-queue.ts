/** Posts messages to the page in order, one bundle at a time: the next goes when the last was seen. */
export class MessageQueue<Message> {
  readonly #send: (messages: Message[]) => void
  #waiting: Message[] = []
  #unseen = false
  #scheduled = false
  #emptied: (() => void)[] = []
  /** A task of its own, and not a timer: browsers slow down the timers of frames nobody sees. */
  readonly #later = new MessageChannel()

  constructor(send: (messages: Message[]) => void) {
    this.#send = send
    this.#later.port1.addEventListener('message', () => this.#flush())
    this.#later.port1.start()
  }

  /** Nothing waits to be shown. */
  get isEmpty(): boolean {
    return !this.#unseen && this.#waiting.length === 0
  }

  /** Resolves when everything told so far has been seen. */
  whenEmpty(): Promise<void> {
    if (this.isEmpty) return Promise.resolve()
    return new Promise((resolve) => this.#emptied.push(resolve))
  }

  add(message: Message): void {
    this.#waiting.push(message)
    if (this.#scheduled || this.#unseen) return
    this.#scheduled = true
    // What happens in one go is told in one go.
    this.#later.port2.postMessage(null)
  }

  seen(): void {
    this.#unseen = false
    this.#flush()
    if (this.isEmpty) for (const tell of this.#emptied.splice(0)) tell()
  }

  #flush(): void {
    this.#scheduled = false
    if (this.#unseen || this.#waiting.length === 0) return
    this.#unseen = true
    const messages = this.#waiting
    this.#waiting = []
    this.#send(messages)
  }
}
