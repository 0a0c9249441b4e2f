/** MicroPython's raw mode: runs code on a board and hands back what it printed. Raw-paste where the board has it. */
import { BoardProblem } from './board-problem.ts'
import type { ByteStream } from './byte-stream.ts'

const BANNER = 'raw REPL; CTRL-B to exit\r\n'
const CTRL_C = '\x03'
const CTRL_D = '\x04'
const MARK = 'ready-to-talk'
/** Plain raw mode has no flow control: small pieces with a rest between, as the protocol's own tools do. */
const PIECE_BYTES = 256
const PIECE_REST_MS = 10

const encoder = new TextEncoder()
const rest = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The board stopped with a Python error; `traceback` is what it printed. */
export class PythonProblem extends Error {
  readonly traceback: string

  constructor(traceback: string) {
    super(traceback.trim().split('\n').at(-1) ?? '')
    this.name = 'PythonProblem'
    this.traceback = traceback
  }
}

export class RawRepl {
  /** Null until the board was asked. */
  canPaste: boolean | null = null
  readonly #stream: ByteStream

  constructor(stream: ByteStream) {
    this.#stream = stream
  }

  /** Stops what is running and enters raw mode. A board that says nothing at all does not run MicroPython. */
  async enter(patienceMs = 4000): Promise<void> {
    this.#stream.keeps = true
    const deadline = performance.now() + patienceMs
    for (let isFirst = true; ; isFirst = false) {
      this.#stream.clear()
      await this.#stream.write(`\r${CTRL_C}`)
      await rest(30)
      await this.#stream.write(`${CTRL_C}\r\x01`)
      try {
        await this.#stream.until(BANNER, 700)
        await this.#stream.until('>', 700)
        if (!isFirst) await this.#passEarlierAnswers()
        return
      } catch (error) {
        const isSilent = error instanceof BoardProblem && error.code === 'no-answer'
        if (!isSilent) throw error
        if (performance.now() > deadline) throw new BoardProblem('wrong-firmware', error.detail)
      }
    }
  }

  /** A slow board answers every call it got, one after the other; this answer comes after all of them. */
  async #passEarlierAnswers(): Promise<void> {
    await this.#stream.write(`print('${MARK}')${CTRL_D}`)
    await this.#stream.until(MARK, 4000)
    await this.#stream.until(`${CTRL_D}${CTRL_D}>`, 2000)
  }

  /** Back to the prompt; from here on the board's words are for the monitor. */
  async leave(): Promise<void> {
    await this.#stream.write('\r\x02')
    await this.#stream.until('>>>', 2000)
    this.#stream.keeps = false
    this.#stream.clear()
  }

  /** Runs code; throws PythonProblem when it ends in an error. */
  async run(code: string, milliseconds = 10_000): Promise<string> {
    await this.#send(encoder.encode(code))
    const printed = await this.#stream.until(CTRL_D, milliseconds)
    const problem = await this.#stream.until(CTRL_D, milliseconds)
    await this.#stream.until('>', 2000)
    if (problem !== '') throw new PythonProblem(problem)
    return printed
  }

  async #send(bytes: Uint8Array): Promise<void> {
    if (this.canPaste !== false) {
      await this.#stream.write('\x05A\x01')
      const [first, second] = await this.#stream.take(2)
      this.canPaste = first === 0x52 && second === 1
      if (this.canPaste) return this.#paste(bytes)
      // Firmware that has never heard of it shows its banner again instead.
      if (!(first === 0x52 && second === 0)) await this.#stream.until('>', 2000)
    }
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      await this.#stream.write(bytes.subarray(at, at + PIECE_BYTES))
      await rest(PIECE_REST_MS)
    }
    await this.#stream.write(CTRL_D)
    const answer = String.fromCharCode(...(await this.#stream.take(2)))
    if (answer !== 'OK') throw new BoardProblem('refused', answer)
  }

  /** The board says how much it can take, and again and again that it can take more. */
  async #paste(bytes: Uint8Array): Promise<void> {
    const [low, high] = await this.#stream.take(2)
    const window = low! | (high! << 8)
    let room = window
    for (let at = 0; at < bytes.length; ) {
      while (room === 0 || this.#stream.waitingBytes > 0) {
        const [said] = await this.#stream.take(1)
        if (said === 1) room += window
        else if (said === 4) {
          // The board has had enough: it ends here, and says why.
          await this.#stream.write(CTRL_D)
          return
        } else throw new BoardProblem('refused', String(said))
      }
      const count = Math.min(room, bytes.length - at)
      await this.#stream.write(bytes.subarray(at, at + count))
      room -= count
      at += count
    }
    await this.#stream.write(CTRL_D)
    for (;;) {
      const [said] = await this.#stream.take(1)
      if (said === 4) return
      if (said !== 1) throw new BoardProblem('refused', String(said))
    }
  }
}
