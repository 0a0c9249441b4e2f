/** The page's side of a virtual board in the sandbox: has the shape of a Web Serial port, and lamps to look at. */
import { fetchBytes } from '../sandbox/fetch-bytes.ts'
import { openSandbox } from '../sandbox/open-sandbox.ts'
import type { SandboxPort } from '../sandbox/sandbox-port.ts'
import { whenDrawn } from '../sandbox/when-drawn.ts'
import { readFromFrame } from './from-frame.ts'
import { type BoardInput, type BoardView, DARK_VIEW } from './hardware/board-view.ts'
import { micropythonBase } from './micropython/micropython-location.ts'
import type { BoardProfile } from './profiles/board-profile.ts'
import { type FrameUpdate, LOADER, type ToFrame, WASM } from './sandbox-protocol.ts'
import type { BoardPort } from './serial/board-port.ts'

/** More at once than machines say to each other. */
const MANY_BYTES = 512

export class BoardClient implements BoardPort {
  readable: ReadableStream<Uint8Array> | null = null
  writable: WritableStream<Uint8Array> | null = null
  /** Grows whenever the program changed something. */
  changes = 0
  readonly #onStep: (block: string) => void
  readonly #port: SandboxPort
  readonly #writing = new Map<number, () => void>()
  #view: BoardView = DARK_VIEW
  #toPage: ReadableStreamDefaultController<Uint8Array> | null = null
  #opening: { resolve: () => void; reject: (error: Error) => void } | null = null
  #nextId = 1
  #isOff = false

  constructor(board: BoardProfile, onStep: (block: string) => void) {
    this.#onStep = onStep
    this.#port = openSandbox('board')
    this.#port.onMessage((message) => this.#hear(message))
    this.#port.onLost(() => this.#lose())
    this.#post({ do: 'begin', board })
    void this.#handInterpreter()
  }

  async #handInterpreter(): Promise<void> {
    const base = micropythonBase(location.origin)
    const [loader, wasm] = await Promise.all([LOADER, WASM].map((name) => fetchBytes(base + name)))
    this.#post({ do: 'interpreter', interpreter: loader && wasm ? { loader, wasm } : null })
  }

  #post(message: ToFrame): void {
    this.#port.post(message)
  }

  getInfo(): { usbVendorId?: number; usbProductId?: number } {
    return {}
  }

  async open(): Promise<void> {
    this.readable = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#toPage = controller
      },
      cancel: () => {
        this.#toPage = null
      },
    })
    this.writable = new WritableStream<Uint8Array>({ write: (bytes) => this.#write(bytes) })
    if (this.#isOff) throw new Error('the board is gone')
    await new Promise<void>((resolve, reject) => {
      this.#opening = { resolve, reject }
      this.#post({ do: 'open' })
    })
  }

  async close(): Promise<void> {
    this.#pullCable()
    this.readable = null
    this.writable = null
  }

  /** Ends both streams as a pulled plug does. */
  #pullCable(): void {
    try {
      this.#toPage?.error(new DOMException('The device has been lost.', 'NetworkError'))
    } catch {
      // Nobody was reading.
    }
    this.#toPage = null
    for (const done of this.#writing.values()) done()
    this.#writing.clear()
  }

  #write(bytes: Uint8Array): Promise<void> {
    if (!this.#toPage) throw new DOMException('The device has been lost.', 'NetworkError')
    const id = this.#nextId++
    return new Promise((resolve) => {
      this.#writing.set(id, resolve)
      this.#post({ do: 'write', id, bytes })
    })
  }

  view(): BoardView {
    return this.#view
  }

  input(input: BoardInput): void {
    this.#post({ do: 'input', input })
  }

  switchOff(): void {
    this.#isOff = true
    this.#port.close()
    this.#pullCable()
    this.#show(DARK_VIEW)
  }

  #show(view: BoardView): void {
    this.#view = view
    this.changes += 1
  }

  #lose(): void {
    this.#opening?.reject(new Error('the board is gone'))
    this.switchOff()
  }

  #hear(message: unknown): void {
    const updates = readFromFrame(message)
    for (const update of updates) this.#take(update)
    const seen = (): void => this.#post({ do: 'seen' })
    // A board that prints without end waits until its lines have been drawn; a word between machines does not.
    if (updates.some((one) => one.of === 'sent' && one.bytes.length > MANY_BYTES)) whenDrawn(seen)
    else seen()
  }

  #take(update: FrameUpdate): void {
    if (update.of === 'sent') this.#toPage?.enqueue(update.bytes)
    else if (update.of === 'view') this.#show(update.view)
    else if (update.of === 'step') this.#onStep(update.block)
    else if (update.of === 'opened') this.#opening?.resolve()
    else if (update.of === 'failed') this.#opening?.reject(new Error(update.message))
    else {
      this.#writing.get(update.id)?.()
      this.#writing.delete(update.id)
    }
  }
}
