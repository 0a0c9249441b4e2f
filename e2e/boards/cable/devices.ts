/** What can be at the other end of a cable: MicroPython, a chip in its boot loader, a board that has its troubles. */
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { FakeEsp32 } from '@panya/engines/board/testing/fake-esp32.ts'

export interface Device {
  open(say: (bytes: number[]) => void): Promise<void>
  hear(bytes: number[]): void
  signal?(signals: object): void
  close(): void
}

/** A KidBright with MicroPython that stays switched on when the cable is pulled. */
export class MicroPythonBoard implements Device {
  #process: ChildProcess | null = null
  #say: (bytes: number[]) => void = () => {}

  async open(say: (bytes: number[]) => void): Promise<void> {
    this.#say = say
    if (this.#process) return
    const board = fork(join(import.meta.dirname, 'board-process.ts'), {
      execArgv: ['--import', join(import.meta.dirname, 'raw-files.ts')],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#process = board
    await new Promise<void>((resolve, reject) => {
      board.on('message', (told: 'ready' | number[]) =>
        told === 'ready' ? resolve() : this.#say(told),
      )
      board.on('exit', (code) => reject(new Error(`The board ended with ${code}.`)))
    })
  }

  hear(bytes: number[]): void {
    this.#process?.send(bytes)
  }

  close(): void {
    this.#say = () => {}
  }

  switchOff(): void {
    this.#process?.removeAllListeners('exit').kill()
    this.#process = null
  }
}

/** An ESP32 waiting for firmware. */
export class BootLoader implements Device {
  readonly chip = new FakeEsp32()
  #writer: WritableStreamDefaultWriter<Uint8Array> | null = null

  async open(say: (bytes: number[]) => void): Promise<void> {
    await this.chip.open()
    this.#writer = this.chip.writable!.getWriter()
    const reader = this.chip.readable!.getReader()
    void (async () => {
      for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read())
        say([...(value ?? [])])
    })()
  }

  hear(bytes: number[]): void {
    void this.#writer?.write(Uint8Array.from(bytes))
  }

  signal(signals: object): void {
    void this.chip.setSignals(signals)
  }

  close(): void {
    void this.chip.close()
  }
}

const FULL =
  'Traceback (most recent call last):\r\n  File "<stdin>", line 1, in <module>\r\nOSError: 28\r\n'

/** Speaks plain raw mode, without raw-paste, and cannot do much else. */
export class TroubledBoard implements Device {
  readonly #system: string
  #code = ''
  #isRaw = false
  #say: (bytes: number[]) => void = () => {}

  /** `system` is what it says it runs; its disk is full. */
  constructor(system: string) {
    this.#system = system
  }

  async open(say: (bytes: number[]) => void): Promise<void> {
    this.#say = say
  }

  close(): void {}

  hear(bytes: number[]): void {
    for (const byte of bytes) this.#hearOne(byte)
  }

  #tell(text: string): void {
    this.#say([...Buffer.from(text, 'latin1')])
  }

  #hearOne(byte: number): void {
    if (byte === 1 && this.#code === '\x05A') {
      this.#code = ''
      this.#tell('R\x00')
    } else if (byte === 1) {
      this.#isRaw = true
      this.#code = ''
      this.#tell('raw REPL; CTRL-B to exit\r\n>')
    } else if (byte === 2) {
      this.#isRaw = false
      this.#tell('\r\n>>> ')
    } else if (byte === 3) this.#code = ''
    else if (byte === 4 && this.#isRaw) this.#runCode()
    else this.#code += String.fromCharCode(byte)
  }

  #runCode(): void {
    const asked = this.#code.includes('sys.implementation')
    const printed = asked ? `${this.#system}\r\n1.12\r\nESP32 module with ESP32\r\n0\r\n` : ''
    const problem = this.#code.includes('_f.write') ? FULL : ''
    this.#code = ''
    this.#tell(`OK${printed}\x04${problem}\x04>`)
  }
}
