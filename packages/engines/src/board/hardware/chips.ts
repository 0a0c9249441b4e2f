/** The chips on the virtual board's two wires, as far as drivers talk to them. */
import type { BoardProfile, ImuChip } from '../profiles/board-profile.ts'
import { AT, type BoardMemory, MATRIX_COLUMNS } from './board-memory.ts'

export interface Chip {
  write(bytes: Uint8Array): void
  read(count: number): Uint8Array
}

/** A row of registers behind a pointer that the first written byte sets. */
class Registers implements Chip {
  protected readonly bytes = new Uint8Array(256)
  protected pointer = 0

  write(bytes: Uint8Array): void {
    this.pointer = this.pointerOf(bytes[0] ?? 0)
    bytes.subarray(1).forEach((byte, index) => {
      this.bytes[(this.pointer + index) & 255] = byte
    })
  }

  read(count: number): Uint8Array {
    this.refresh()
    return this.bytes.slice(this.pointer, this.pointer + count)
  }

  protected pointerOf(byte: number): number {
    return byte
  }

  protected refresh(): void {}

  protected put16(at: number, value: number, bigEndian: boolean): void {
    const [low, high] = [value & 255, (value >> 8) & 255]
    this.bytes[at] = bigEndian ? high : low
    this.bytes[at + 1] = bigEndian ? low : high
  }
}

/** HT16K33: columns 0 to 7 in the even bytes, 8 to 15 in the odd ones, the top dot in the highest bit. */
class MatrixChip implements Chip {
  readonly #memory: BoardMemory
  readonly #ram = new Uint8Array(16)
  #isOn = false
  #isTicking = false

  constructor(memory: BoardMemory) {
    this.#memory = memory
  }

  write(bytes: Uint8Array): void {
    const command = bytes[0]
    if (command === undefined) return
    if (command === 0x20 || command === 0x21) this.#isTicking = command === 0x21
    else if ((command & 0xf0) === 0x80) this.#isOn = (command & 1) === 1
    else if ((command & 0xf0) === 0xe0) this.#memory.show(AT.brightness, command & 15)
    else if (command < 16) {
      bytes.subarray(1).forEach((byte, index) => {
        this.#ram[(command + index) & 15] = byte
      })
    }
    this.#light()
  }

  read(count: number): Uint8Array {
    return this.#ram.slice(0, count)
  }

  #light(): void {
    for (let x = 0; x < MATRIX_COLUMNS; x++) {
      const raw = this.#isOn && this.#isTicking ? this.#ram[(x % 8) * 2 + (x >= 8 ? 1 : 0)]! : 0
      this.#memory.show(AT.matrix + x, flip(raw))
    }
  }
}

function flip(byte: number): number {
  let flipped = 0
  for (let bit = 0; bit < 8; bit++) if (byte & (1 << bit)) flipped |= 0x80 >> bit
  return flipped
}

/** LM73: the temperature in 128ths of a degree, in steps of a quarter. */
class Thermometer extends Registers {
  readonly #memory: BoardMemory

  constructor(memory: BoardMemory) {
    super()
    this.#memory = memory
  }

  protected override refresh(): void {
    const raw = Math.round((this.#memory.get(AT.temperature) / 100) * 128) & 0xffe0
    this.put16(0, raw, true)
  }
}

const decimal = (value: number): number => (Math.floor(value / 10) << 4) | (value % 10)

/** MCP79411: the time of the computer, in binary-coded decimals. */
class Clock extends Registers {
  protected override refresh(): void {
    const now = new Date()
    this.bytes.set([
      decimal(now.getSeconds()) | 0x80,
      decimal(now.getMinutes()),
      decimal(now.getHours()),
      (now.getDay() || 7) | 0x28,
      decimal(now.getDate()),
      decimal(now.getMonth() + 1),
      decimal(now.getFullYear() % 100),
    ])
  }
}

interface ImuShape {
  /** What the register says when asked who it is. */
  identity: [register: number, value: number]
  data: number
  bigEndian: boolean
  /** From thousandths of gravity to what the chip says. */
  raw: (force: number) => number
  pointerMask: number
}

const IMUS: Record<ImuChip, ImuShape> = {
  LSM303AGR: {
    identity: [0x0f, 0x33],
    data: 0x28,
    bigEndian: false,
    raw: (force) => Math.round(force / 3.9) << 6,
    pointerMask: 0x7f,
  },
  MPU6050: {
    identity: [0x75, 0x68],
    data: 0x3b,
    bigEndian: true,
    raw: (force) => Math.round(force * 16.384),
    pointerMask: 0xff,
  },
  KXTJ3: {
    identity: [0x0f, 0x35],
    data: 0x06,
    bigEndian: false,
    raw: (force) => Math.round(force / 0.977) << 4,
    pointerMask: 0xff,
  },
}

class Accelerometer extends Registers {
  readonly #memory: BoardMemory
  readonly #shape: ImuShape

  constructor(memory: BoardMemory, shape: ImuShape) {
    super()
    this.#memory = memory
    this.#shape = shape
    this.bytes[shape.identity[0]] = shape.identity[1]
  }

  protected override pointerOf(byte: number): number {
    return byte & this.#shape.pointerMask
  }

  protected override refresh(): void {
    const { data, raw, bigEndian } = this.#shape
    ;[AT.forceX, AT.forceY, AT.forceZ].forEach((at, index) => {
      this.put16(data + index * 2, raw(this.#memory.get(at)), bigEndian)
    })
  }
}

/** SDA * 100 + SCL names a bus, as the simulated `machine` module does. */
const BUSES = [2122, 405] as const

export type Buses = Map<number, Map<number, Chip>>

/** Of several places where an accelerometer may be, the virtual board has it at the first. */
export function chipsOf(board: BoardProfile, memory: BoardMemory): Buses {
  const first = new Map<number, Chip>([[0x70, new MatrixChip(memory)]])
  const second = new Map<number, Chip>([
    [0x4d, new Thermometer(memory)],
    [0x6f, new Clock()],
  ])
  const imu = board.imus[0]
  if (imu) [first, second][imu.bus]!.set(imu.address, new Accelerometer(memory, IMUS[imu.chip]))
  return new Map([
    [BUSES[0], first],
    [BUSES[1], second],
  ])
}
