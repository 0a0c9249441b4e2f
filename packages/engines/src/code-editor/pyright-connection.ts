/** Speaks the language server protocol with the type checker's worker. */

interface Message {
  jsonrpc: '2.0'
  id?: number | string
  method?: string
  params?: unknown
  result?: unknown
  error?: unknown
}

interface NewWorker {
  type: 'browser/newWorker'
  initialData: unknown
  port: MessagePort
}

const ANSWER_MS = 8_000

export class PyrightConnection {
  readonly #url: string
  readonly #workers: Worker[] = []
  readonly #main: Worker
  readonly #waiting = new Map<number, (result: unknown) => void>()
  readonly #settings: unknown
  #nextId = 1

  constructor(url: string, settings: unknown) {
    this.#url = url
    this.#settings = settings
    this.#main = this.#spawn()
    this.#main.addEventListener('message', (event: MessageEvent<Message | NewWorker>) =>
      this.#receive(event.data),
    )
    this.#main.postMessage({ type: 'browser/boot', mode: 'foreground' })
  }

  /** Resolves with null when no answer comes in time. */
  request(method: string, params: unknown): Promise<unknown> {
    const id = this.#nextId++
    this.#send({ jsonrpc: '2.0', id, method, params })
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id)
        resolve(null)
      }, ANSWER_MS)
      this.#waiting.set(id, (result) => {
        clearTimeout(timer)
        resolve(result)
      })
    })
  }

  notify(method: string, params: unknown): void {
    this.#send({ jsonrpc: '2.0', method, params })
  }

  close(): void {
    for (const worker of this.#workers) worker.terminate()
    for (const resolve of this.#waiting.values()) resolve(null)
    this.#waiting.clear()
  }

  #spawn(): Worker {
    const worker = new Worker(this.#url, { name: 'pyright' })
    this.#workers.push(worker)
    return worker
  }

  #send(message: Message): void {
    this.#main.postMessage(message)
  }

  #receive(message: Message | NewWorker): void {
    if ('type' in message) return this.#openBackground(message)
    if (message.method !== undefined && message.id !== undefined) return this.#answer(message)
    if (message.method === undefined && typeof message.id === 'number') {
      this.#waiting.get(message.id)?.(message.result ?? null)
      this.#waiting.delete(message.id)
    }
  }

  /** The server works on a second thread and asks for it to be made. */
  #openBackground({ type, initialData, port }: NewWorker): void {
    if (type !== 'browser/newWorker') return
    const boot = { type: 'browser/boot', mode: 'background', initialData, port }
    this.#spawn().postMessage(boot, [port])
  }

  #answer({ id, method, params }: Message): void {
    const items = (params as { items?: unknown[] } | undefined)?.items ?? []
    const result = method === 'workspace/configuration' ? items.map(() => this.#settings) : null
    this.#send({ jsonrpc: '2.0', id: id!, result })
  }
}
