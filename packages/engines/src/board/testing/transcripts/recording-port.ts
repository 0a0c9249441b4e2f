/** MicroPython's own prompt as a port that writes down every exchange; nothing of ours is in between. */
import type { LoadMicroPython, MicroPython } from '../../micropython/micropython-api.ts'
import type { BoardPort } from '../../serial/board-port.ts'
import type { Exchange } from './transcript-port.ts'

export class RecordingPort implements BoardPort {
  readable: ReadableStream<Uint8Array> | null = null
  writable: WritableStream<Uint8Array> | null = null
  readonly exchanges: Exchange[] = []
  readonly #load: LoadMicroPython
  #python!: MicroPython
  #said = ''

  constructor(load: LoadMicroPython) {
    this.#load = load
  }

  getInfo(): { usbVendorId?: number } {
    return {}
  }

  async open(): Promise<void> {
    const say = (bytes: Uint8Array): void => {
      this.#said += String.fromCharCode(...bytes)
    }
    this.#python = await this.#load({
      heapsize: 64 * 1024,
      linebuffer: false,
      stdout: say,
      stderr: say,
    })
    this.#python.replInit()
    this.#said = ''
    let out: ReadableStreamDefaultController<Uint8Array>
    this.readable = new ReadableStream({
      start: (controller) => {
        out = controller
      },
    })
    this.writable = new WritableStream({
      write: (bytes) => {
        for (const byte of bytes) this.#python.replProcessChar(byte)
        const answer = this.#said
        this.#said = ''
        this.exchanges.push({ sent: String.fromCharCode(...bytes), answer })
        out.enqueue(Uint8Array.from(answer, (char) => char.charCodeAt(0)))
      },
    })
  }

  async close(): Promise<void> {
    this.readable = null
    this.writable = null
  }
}
