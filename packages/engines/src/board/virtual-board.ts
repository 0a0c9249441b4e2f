/**
 * A virtual board on a virtual cable: has the shape of a Web Serial port, and a board's buttons and lamps. It
 * shares memory with its worker, so it lives where that is possible: in the sandbox's frame, or in a test.
 */
import { ByteRing } from '../sandbox/byte-ring.ts'
import { AT, BoardMemory } from './hardware/board-memory.ts'
import type { BoardInput, BoardView } from './hardware/board-view.ts'
import { applyInput, readView, restInputs } from './hardware/read-view.ts'
import type { BoardFiles } from './micropython/board-machine.ts'
import type { FromBoard, ToBoard } from './micropython/board-protocol.ts'
import { SIMULATED_FILES } from './micropython/simulated-files.ts'
import type { BoardProfile } from './profiles/board-profile.ts'
import type { BoardPort } from './serial/board-port.ts'

/** A loop that never touches the hardware hears no Stop: the board is then switched off and on. */
const STOP_PATIENCE_MS = 400
const CTRL_C = 3
/** What the board has said and nobody has read; a program that prints more waits. */
const SERIAL_BYTES = 1 << 16
const LOOK_MS = 50
/** Pieces that may wait to be read: an upload is a talk of many short ones. */
const UNREAD_PIECES = 64

export interface BoardWorker {
  post(message: ToBoard): void
  onMessage(listener: (message: FromBoard) => void): void
  terminate(): void
}

export interface VirtualBoardOptions {
  board: BoardProfile
  spawn(): BoardWorker
  onStep?(block: string): void
}

export class VirtualBoard implements BoardPort {
  readable: ReadableStream<Uint8Array> | null = null
  writable: WritableStream<Uint8Array> | null = null
  /** How often the board had to be switched off to stop it. */
  resets = 0
  readonly #memory = new BoardMemory()
  readonly #options: VirtualBoardOptions
  #worker: BoardWorker | null = null
  #files: BoardFiles = {}
  #toPage: ReadableStreamDefaultController<Uint8Array> | null = null
  #watchdog: ReturnType<typeof setTimeout> | undefined

  constructor(options: VirtualBoardOptions) {
    this.#options = options
    for (const input of restInputs(options.board)) this.input(input)
    this.#memory.clearOutputs()
  }

  getInfo(): { usbVendorId?: number; usbProductId?: number } {
    return {}
  }

  async open(): Promise<void> {
    const source: UnderlyingDefaultSource<Uint8Array> = {
      start: (controller) => {
        this.#toPage = controller
      },
      cancel: () => {
        this.#toPage = null
      },
    }
    this.readable = new ReadableStream(source, { highWaterMark: UNREAD_PIECES })
    this.writable = new WritableStream<Uint8Array>({ write: (bytes) => this.#received(bytes) })
    if (!this.#worker) await this.#switchOn(true)
  }

  async close(): Promise<void> {
    this.pullCable()
    this.readable = null
    this.writable = null
  }

  /** Ends both streams as a pulled plug does. */
  pullCable(): void {
    try {
      this.#toPage?.error(new DOMException('The device has been lost.', 'NetworkError'))
    } catch {
      // Nobody was reading.
    }
    this.#toPage = null
  }

  async #received(bytes: Uint8Array): Promise<void> {
    if (!this.#toPage) throw new DOMException('The device has been lost.', 'NetworkError')
    while (!this.#memory.send(bytes)) await new Promise((go) => setTimeout(go, 5))
    this.#worker?.post({ type: 'received' })
    if (bytes.includes(CTRL_C)) this.#watchStop()
  }

  #watchStop(): void {
    clearTimeout(this.#watchdog)
    const tail = this.#memory.get(AT.receiveTail)
    this.#watchdog = setTimeout(() => {
      const isDeaf =
        this.#memory.get(AT.busy) === 1 &&
        this.#memory.get(AT.receiveTail) === tail &&
        this.#memory.get(AT.receiveHead) !== tail
      if (isDeaf) void this.#restart()
    }, STOP_PATIENCE_MS)
  }

  async #restart(): Promise<void> {
    this.resets += 1
    this.switchOff()
    this.#memory.set(AT.receiveHead, 0)
    this.#memory.set(AT.receiveTail, 0)
    this.#memory.set(AT.busy, 0)
    await this.#switchOn(false)
  }

  async #switchOn(runFiles: boolean): Promise<void> {
    const worker = this.#options.spawn()
    this.#worker = worker
    const serial = ByteRing.create(SERIAL_BYTES)
    void this.#passOn(worker, serial)
    await new Promise<void>((resolve, reject) => {
      worker.onMessage((message) => {
        if (worker !== this.#worker) return
        if (message.type === 'files') this.#files = message.files
        else if (message.type === 'step') this.#options.onStep?.(message.block)
        else if (message.type === 'failed') reject(new Error(message.message))
        else resolve()
      })
      worker.post({
        type: 'start',
        shared: this.#memory.shared,
        serial: serial.shared,
        board: this.#options.board,
        simulated: SIMULATED_FILES,
        files: this.#files,
        runFiles,
      })
    })
  }

  /** Hands on what the board says, as fast as it is read. */
  async #passOn(worker: BoardWorker, serial: ByteRing): Promise<void> {
    while (worker === this.#worker) {
      await serial.whenWritten(LOOK_MS)
      const isRead = (this.#toPage?.desiredSize ?? 1) > 0
      const bytes = isRead ? serial.take() : null
      if (bytes && bytes.length > 0 && worker === this.#worker) this.#toPage?.enqueue(bytes)
      if (!isRead) await new Promise((go) => setTimeout(go, LOOK_MS))
    }
  }

  switchOff(): void {
    clearTimeout(this.#watchdog)
    this.#worker?.terminate()
    this.#worker = null
    this.#memory.clearOutputs()
  }

  // --- lamps and buttons ----------------------------------------------------------------------------

  /** Grows whenever the program changed something. */
  get changes(): number {
    return this.#memory.get(AT.changes)
  }

  view(): BoardView {
    return readView(this.#options.board, this.#memory)
  }

  input(input: BoardInput): void {
    applyInput(this.#options.board, this.#memory, input)
  }
}
