/**
 * The board's end of the cable: the interpreter's own prompt and raw mode, soft resets, and raw-paste, which
 * the interpreter's web edition does not have. Speaks byte for byte what a real board speaks.
 */
import type { BoardMemory } from '../hardware/board-memory.ts'
import type { BoardMachine } from './board-machine.ts'
import type { SerialOut } from './serial-out.ts'

const CTRL_A = 1
const CTRL_B = 2
const CTRL_C = 3
const CTRL_D = 4
const CTRL_E = 5
const ENTER = 13
/** How many bytes may be on their way in raw-paste mode before the board says go on. */
const WINDOW = 128

export class BoardRepl {
  readonly #machine: BoardMachine
  readonly #memory: BoardMemory
  readonly #out: SerialOut
  #isRaw = false
  #line: number[] = []
  #paste: { bytes: number[]; left: number } | null = null
  #isReading = false

  constructor(machine: BoardMachine, memory: BoardMemory, out: SerialOut) {
    this.#machine = machine
    this.#memory = memory
    this.#out = out
  }

  /** After switching on: the start files, then the prompt. */
  start(withFiles: boolean): void {
    if (withFiles) this.#machine.runStartFiles()
    this.#machine.python.replInit()
    this.#out.flush()
  }

  /** Reads everything that came over the cable. */
  async read(): Promise<void> {
    if (this.#isReading) return
    this.#isReading = true
    try {
      for (let byte = this.#memory.receive(); byte >= 0; byte = this.#memory.receive()) {
        await this.#hear(byte)
      }
    } finally {
      this.#isReading = false
    }
  }

  async #hear(byte: number): Promise<void> {
    if (this.#paste) await this.#pasted(byte)
    else if (this.#isRaw) await this.#raw(byte)
    else await this.#typed(byte)
    this.#out.flush()
  }

  #feed(byte: number): number {
    return this.#machine.python.replProcessChar(byte)
  }

  /** Runs what was fed so far; true when the interpreter asks for a soft reset. */
  #execute(): boolean {
    const wantsReset = this.#machine.working(() => this.#feed(CTRL_D)) !== 0
    this.#machine.saveFiles()
    return wantsReset
  }

  async #pasted(byte: number): Promise<void> {
    const paste = this.#paste!
    if (byte === CTRL_C || byte === CTRL_D) {
      this.#paste = null
      this.#out.say('\x04')
      if (byte === CTRL_C) return this.#out.say('\x04\x04>')
      for (const char of paste.bytes) this.#feed(char)
      // The plain raw mode underneath would say OK first.
      this.#out.swallow(2)
      const wantsReset = this.#execute()
      this.#out.swallow(0)
      if (wantsReset) await this.#softReset(true)
      return
    }
    paste.bytes.push(byte)
    paste.left -= 1
    if (paste.left > 0) return
    paste.left = WINDOW
    this.#out.say('\x01')
  }

  async #raw(byte: number): Promise<void> {
    if (byte === CTRL_A && this.#line.length === 2 && this.#line[0] === CTRL_E) {
      this.#line = []
      this.#feed(CTRL_C)
      this.#paste = { bytes: [], left: WINDOW }
      return this.#out.say(`R\x01${String.fromCharCode(WINDOW)}\x00\x01`)
    }
    if (byte === CTRL_B) {
      this.#isRaw = false
      this.#line = []
      this.#feed(byte)
    } else if (byte === CTRL_D) {
      const isEmpty = this.#line.length === 0
      this.#line = []
      const wantsReset = isEmpty ? this.#feed(CTRL_D) !== 0 : this.#execute()
      if (wantsReset) await this.#softReset(true)
    } else {
      if (byte === CTRL_A || byte === CTRL_C) this.#line = []
      else this.#line.push(byte)
      this.#feed(byte)
    }
  }

  async #typed(byte: number): Promise<void> {
    if (byte === CTRL_A) {
      this.#isRaw = true
      this.#line = []
    }
    const wantsReset = this.#machine.working(() => this.#feed(byte)) !== 0
    if (byte === ENTER || byte === CTRL_D) this.#machine.saveFiles()
    if (wantsReset) await this.#softReset(false)
  }

  async #softReset(toRaw: boolean): Promise<void> {
    this.#machine.saveFiles()
    this.#out.say('MPY: soft reboot\r\n')
    await this.#machine.boot()
    this.#line = []
    this.#isRaw = toRaw
    if (toRaw) {
      this.#out.swallow(Number.MAX_SAFE_INTEGER)
      this.#machine.python.replInit()
      this.#out.swallow(0)
      this.#feed(CTRL_A)
    } else {
      this.#machine.runStartFiles()
      this.#machine.python.replInit()
    }
    this.#out.flush()
  }
}
