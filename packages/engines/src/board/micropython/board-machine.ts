/** One MicroPython interpreter with simulated hardware around it: boots, runs files, hears Stop. */
import { AT, type BoardMemory } from '../hardware/board-memory.ts'
import { type Buses, chipsOf } from '../hardware/chips.ts'
import type { BoardProfile } from '../profiles/board-profile.ts'
import type { LoadMicroPython, MicroPython } from './micropython-api.ts'
import type { SerialOut } from './serial-out.ts'

const HEAP_BYTES = 256 * 1024
const SLICE_MS = 50
/** Highlights more often than this cannot be seen. */
const STEP_MS = 16
const CTRL_C = 3
/** Folders that belong to the interpreter, not to the learner. */
const HIDDEN = /^\/(dev|proc|tmp|home|_panya)(\/|$)/

const lineOf = (bytes: readonly number[]): string =>
  new TextDecoder().decode(Uint8Array.from(bytes))

export type BoardFiles = Record<string, Uint8Array>

export interface MachineParts {
  memory: BoardMemory
  board: BoardProfile
  load: LoadMicroPython
  wasmUrl?: string
  /** Our Python files that make the interpreter look like a board. */
  simulated: Record<string, string>
  out: SerialOut
  files: BoardFiles
  onFiles(files: BoardFiles): void
  onStep(block: string): void
}

interface Watch {
  trigger: number
  call(): void
  last: number
}

export class BoardMachine {
  python!: MicroPython
  readonly #parts: MachineParts
  #files: BoardFiles
  #buses: Buses = new Map()
  #watches = new Map<number, Watch>()
  #typed: number[] = []
  #isCalling = false
  #lastStep = 0

  constructor(parts: MachineParts) {
    this.#parts = parts
    this.#files = { ...parts.files }
  }

  /** Switches the board on: outputs dark, files as they were, nothing running. */
  async boot(): Promise<void> {
    const { memory, board, load, wasmUrl, out, simulated } = this.#parts
    this.#watches.clear()
    this.#typed = []
    this.#buses = chipsOf(board, memory)
    memory.clearOutputs()
    this.python = await load({
      ...(wasmUrl ? { url: wasmUrl } : {}),
      heapsize: HEAP_BYTES,
      linebuffer: false,
      stdout: (bytes) => out.put(bytes[0]!),
      stderr: (bytes) => out.put(bytes[0]!),
    })
    this.python.registerJsModule('_board', this.#hardware())
    this.#writeFiles(simulated)
    this.python.runPython("import sys\nsys.path.insert(0, '/_panya')\nimport _panya_start\n")
  }

  #writeFiles(simulated: Record<string, string>): void {
    const { FS } = this.python
    FS.mkdir('/_panya')
    for (const [name, text] of Object.entries(simulated)) FS.writeFile(`/_panya/${name}`, text)
    for (const [path, data] of Object.entries(this.#files)) {
      this.#makeFolders(path)
      FS.writeFile(path, data)
    }
  }

  #makeFolders(path: string): void {
    const parts = path.split('/').slice(1, -1)
    parts.forEach((_, index) => {
      const folder = `/${parts.slice(0, index + 1).join('/')}`
      try {
        this.python.FS.mkdir(folder)
      } catch {
        // It is there already.
      }
    })
  }

  /** Keeps what is on the board's disk beyond a reset, and tells the page. */
  saveFiles(): void {
    this.#files = this.#readFolder('/')
    this.#parts.onFiles(this.#files)
  }

  #readFolder(folder: string, found: BoardFiles = {}): BoardFiles {
    const { FS } = this.python
    for (const name of FS.readdir(folder)) {
      const path = folder === '/' ? `/${name}` : `${folder}/${name}`
      if (name === '.' || name === '..' || HIDDEN.test(path)) continue
      if (FS.isDir(FS.stat(path).mode)) this.#readFolder(path, found)
      else found[path] = FS.readFile(path)
    }
    return found
  }

  /** boot.py and main.py, as a board does after switching on. */
  runStartFiles(): void {
    for (const name of ['boot.py', 'main.py']) {
      if (!this.#files[`/${name}`]) continue
      this.working(() =>
        this.python.runPython(`import _panya_start\n_panya_start.run('${name}')\n`),
      )
    }
    this.#parts.out.flush()
  }

  /** Marks the time in which only a Stop reaches the board. */
  working<T>(action: () => T): T {
    this.#parts.memory.set(AT.busy, 1)
    try {
      return action()
    } finally {
      this.#parts.memory.set(AT.busy, 0)
    }
  }

  /** Called at every touch of the hardware: hears Stop and Ctrl-C, calls handlers of pins that changed. */
  #hear(): boolean {
    const { memory } = this.#parts
    if (memory.get(AT.stop) === 1) {
      memory.set(AT.stop, 0)
      this.python._module._mp_sched_keyboard_interrupt()
      return true
    }
    for (let byte = memory.receive(); byte >= 0; byte = memory.receive()) {
      if (byte === CTRL_C) {
        this.python._module._mp_sched_keyboard_interrupt()
        return true
      }
      this.#typed.push(byte)
    }
    this.#callWatches()
    return false
  }

  #callWatches(): void {
    if (this.#isCalling || this.#watches.size === 0) return
    this.#isCalling = true
    try {
      for (const [pin, watch] of this.#watches) {
        const level = this.#parts.memory.get(AT.inputs + pin)
        if (level === watch.last) continue
        watch.last = level
        if (watch.trigger & (level === 1 ? 1 : 2)) watch.call()
      }
    } finally {
      this.#isCalling = false
    }
  }

  #sleep(milliseconds: number): void {
    const { memory, out } = this.#parts
    out.flush()
    const end = performance.now() + milliseconds
    for (;;) {
      const seen = memory.get(AT.wake)
      if (this.#hear()) return
      const left = end - performance.now()
      if (left <= 0) return
      memory.rest(seen, Math.min(left, SLICE_MS))
    }
  }

  #readLine(): string {
    const { memory, out } = this.#parts
    out.flush()
    for (const line: number[] = []; ; ) {
      const seen = memory.get(AT.wake)
      if (this.#hear()) return lineOf(line)
      for (let byte = this.#typed.shift(); byte !== undefined; byte = this.#typed.shift()) {
        if (byte === 13 || byte === 10) {
          out.say('\r\n')
          return lineOf(line)
        }
        line.push(byte)
        out.say(String.fromCharCode(byte))
      }
      memory.rest(seen, SLICE_MS)
    }
  }

  #step(block: string): void {
    const now = performance.now()
    if (now - this.#lastStep >= STEP_MS) {
      this.#lastStep = now
      this.#parts.onStep(block)
    }
    this.#hear()
  }

  #chip(bus: number, address: number) {
    return this.#buses.get(bus)?.get(address)
  }

  /** What the simulated `machine` module imports as `_board`. */
  #hardware(): object {
    const { memory } = this.#parts
    return {
      sleep: (milliseconds: number) => this.#sleep(milliseconds),
      readLine: () => this.#readLine(),
      step: (block: string) => this.#step(block),
      pinWrite: (pin: number, level: number) => {
        memory.show(AT.outputs + pin, level)
        this.#hear()
      },
      pinRead: (pin: number, isOutput: boolean) => {
        this.#hear()
        return isOutput ? Math.max(0, memory.get(AT.outputs + pin)) : memory.get(AT.inputs + pin)
      },
      pinWatch: (pin: number, trigger: number, call: (() => void) | null) => {
        if (call) this.#watches.set(pin, { trigger, call, last: memory.get(AT.inputs + pin) })
        else this.#watches.delete(pin)
      },
      analogRead: (pin: number) => {
        this.#hear()
        return memory.get(AT.analogs + pin)
      },
      pwm: (pin: number, frequency: number, duty: number) => {
        memory.show(AT.frequencies + pin, frequency)
        memory.show(AT.duties + pin, duty)
        this.#hear()
      },
      pixel: (index: number, colour: number) => {
        memory.show(AT.pixels + index, colour)
        this.#hear()
      },
      i2cScan: (bus: number) =>
        [...(this.#buses.get(bus)?.keys() ?? [])].toSorted((a, b) => a - b).join(','),
      i2cWrite: (bus: number, address: number, data: string) => {
        this.#hear()
        this.#chip(bus, address)?.write(fromHex(data))
        return this.#chip(bus, address) ? 0 : -1
      },
      i2cRead: (bus: number, address: number, count: number) => {
        this.#hear()
        return toHex(this.#chip(bus, address)?.read(count) ?? new Uint8Array(0))
      },
    }
  }
}

function fromHex(data: string): Uint8Array {
  return Uint8Array.from(data.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
