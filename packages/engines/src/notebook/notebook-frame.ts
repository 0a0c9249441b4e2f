/** The page's side of the notebook in its frame. */
import type { FromFrame, OpenMessage, ToFrame } from './protocol.ts'
import { readFrameMessage } from './read-frame-message.ts'

const PATIENCE_MS = 3000

export class NotebookFrame {
  readonly #frame: HTMLIFrameElement
  readonly #opening: () => OpenMessage
  readonly #listener: (message: FromFrame) => void
  readonly #waiting = new Map<number, () => void>()
  #nextId = 1

  constructor(
    frame: HTMLIFrameElement,
    opening: () => OpenMessage,
    listener: (message: FromFrame) => void,
  ) {
    this.#frame = frame
    this.#opening = opening
    this.#listener = listener
    window.addEventListener('message', this.#receive)
    this.send({ type: 'hello' })
  }

  send(message: ToFrame): void {
    this.#frame.contentWindow?.postMessage(message, location.origin)
  }

  /** Resolves when the frame has handed over its last change, or does not answer. */
  flush(): Promise<void> {
    const id = this.#nextId++
    return new Promise((resolve) => {
      const done = () => {
        this.#waiting.delete(id)
        resolve()
      }
      this.#waiting.set(id, done)
      setTimeout(done, PATIENCE_MS)
      this.send({ type: 'flush', id })
    })
  }

  dispose(): void {
    window.removeEventListener('message', this.#receive)
  }

  #receive = (event: MessageEvent): void => {
    const { contentWindow } = this.#frame
    if (contentWindow === null || event.source !== contentWindow) return
    if (event.origin !== location.origin) return
    const message = readFrameMessage(event.data)
    if (!message) return
    if (message.type === 'loaded') this.send(this.#opening())
    if (message.type === 'flushed') this.#waiting.get(message.id)?.()
    this.#listener(message)
  }
}
