/** A board at the other end of a cable, real or virtual: find out what it is, upload, run, stop, listen. */
import type { BoardFile } from '../driver/driver-files.ts'
import {
  type BoardInfo,
  boardInfo,
  type FileEntry,
  listFiles,
  removeFile,
  writeFiles,
} from './board-files.ts'
import type { BoardPort } from './board-port.ts'
import { BoardProblem, openProblem } from './board-problem.ts'
import { ByteStream } from './byte-stream.ts'
import { RawRepl } from './raw-repl.ts'

const BAUD_RATE = 115_200

export interface LinkListener {
  /** Everything the board prints while nobody else is talking to it. */
  printed(text: string): void
  /** The cable was pulled, or the board switched off. */
  gone(): void
}

export class BoardLink {
  readonly port: BoardPort
  readonly #stream: ByteStream
  readonly #repl: RawRepl
  #isTalking = false

  static async open(port: BoardPort, listener: LinkListener): Promise<BoardLink> {
    try {
      if (!port.readable) await port.open({ baudRate: BAUD_RATE })
      return new BoardLink(port, listener)
    } catch (error) {
      throw openProblem(error)
    }
  }

  private constructor(port: BoardPort, listener: LinkListener) {
    this.port = port
    this.#stream = new ByteStream(port)
    this.#repl = new RawRepl(this.#stream)
    const decoder = new TextDecoder()
    this.#stream.onBytes = (bytes) => {
      const text = decoder.decode(bytes, { stream: true })
      if (!this.#isTalking && text !== '') listener.printed(text)
    }
    this.#stream.onGone = () => listener.gone()
  }

  /** True when the board took the last upload by raw-paste, false by plain raw mode. */
  get usesPaste(): boolean | null {
    return this.#repl.canPaste
  }

  /** One conversation in raw mode at a time; the board is back at its prompt afterwards. */
  async #talk<T>(work: (repl: RawRepl) => Promise<T>): Promise<T> {
    if (this.#isTalking) throw new BoardProblem('port-busy')
    this.#isTalking = true
    try {
      await this.#repl.enter()
      const result = await work(this.#repl)
      await this.#repl.leave()
      return result
    } finally {
      this.#stream.keeps = false
      this.#stream.clear()
      this.#isTalking = false
    }
  }

  info(): Promise<BoardInfo> {
    return this.#talk(boardInfo)
  }

  files(): Promise<FileEntry[]> {
    return this.#talk(listFiles)
  }

  remove(name: string): Promise<void> {
    return this.#talk((repl) => removeFile(repl, name))
  }

  /** Returns the names of the files that were really sent. */
  upload(files: BoardFile[], onProgress: (done: number) => void = () => {}): Promise<string[]> {
    return this.#talk(async (repl) => {
      await boardInfo(repl)
      return writeFiles(repl, files, onProgress)
    })
  }

  /** Starts main.py the way switching on does. */
  async start(): Promise<void> {
    await this.#stream.write('\x04')
  }

  async stop(): Promise<void> {
    await this.#stream.write('\r\x03\x03')
  }

  /** What somebody types for a program that waits for it. */
  async type(text: string): Promise<void> {
    await this.#stream.write(text)
  }

  async close(): Promise<void> {
    await this.#stream.close()
    await this.port.close().catch(() => {})
  }
}
