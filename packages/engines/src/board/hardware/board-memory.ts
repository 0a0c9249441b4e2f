/** The virtual board's wires: memory shared by the page and the worker in which the board lives. */

export const PIN_COUNT = 48
export const MATRIX_COLUMNS = 16
export const PIXEL_COUNT = 8
const RECEIVE_BYTES = 1 << 16

/** Places in the shared numbers. */
export const AT = {
  receiveHead: 0,
  receiveTail: 1,
  wake: 2,
  stop: 3,
  /** Grows with every change a program makes. */
  changes: 4,
  /** Hundredths of a degree Celsius. */
  temperature: 5,
  /** Thousandths of gravity. */
  forceX: 6,
  forceY: 7,
  forceZ: 8,
  brightness: 9,
  busy: 10,
  outputs: 16,
  inputs: 16 + PIN_COUNT,
  analogs: 16 + PIN_COUNT * 2,
  frequencies: 16 + PIN_COUNT * 3,
  duties: 16 + PIN_COUNT * 4,
  matrix: 16 + PIN_COUNT * 5,
  pixels: 16 + PIN_COUNT * 5 + MATRIX_COLUMNS,
  end: 16 + PIN_COUNT * 5 + MATRIX_COLUMNS + PIXEL_COUNT,
} as const

export class BoardMemory {
  readonly shared: SharedArrayBuffer
  readonly numbers: Int32Array
  readonly #received: Uint8Array

  constructor(shared = new SharedArrayBuffer(AT.end * 4 + RECEIVE_BYTES)) {
    this.shared = shared
    this.numbers = new Int32Array(shared, 0, AT.end)
    this.#received = new Uint8Array(shared, AT.end * 4, RECEIVE_BYTES)
  }

  get(at: number): number {
    return Atomics.load(this.numbers, at)
  }

  set(at: number, value: number): void {
    Atomics.store(this.numbers, at, value)
  }

  /** A change the program made: whoever draws looks at the counter. */
  show(at: number, value: number): void {
    if (Atomics.exchange(this.numbers, at, value) !== value)
      Atomics.add(this.numbers, AT.changes, 1)
  }

  /** Wakes a program that sleeps. */
  nudge(): void {
    Atomics.add(this.numbers, AT.wake, 1)
    Atomics.notify(this.numbers, AT.wake)
  }

  /** Sleeps until a nudge, at most this long. Only in the worker. */
  rest(seen: number, milliseconds: number): void {
    Atomics.wait(this.numbers, AT.wake, seen, milliseconds)
  }

  /** Bytes for the board; false when it does not read and there is no room left. */
  send(bytes: Uint8Array): boolean {
    const head = this.get(AT.receiveHead)
    const used = (head - this.get(AT.receiveTail) + RECEIVE_BYTES) % RECEIVE_BYTES
    if (used + bytes.length >= RECEIVE_BYTES) return false
    bytes.forEach((byte, index) => {
      this.#received[(head + index) % RECEIVE_BYTES] = byte
    })
    this.set(AT.receiveHead, (head + bytes.length) % RECEIVE_BYTES)
    this.nudge()
    return true
  }

  /** The next byte for the board, or -1. */
  receive(): number {
    const tail = this.get(AT.receiveTail)
    if (tail === this.get(AT.receiveHead)) return -1
    const byte = this.#received[tail]!
    this.set(AT.receiveTail, (tail + 1) % RECEIVE_BYTES)
    return byte
  }

  /** Everything a program can change, as it is after switching on. */
  clearOutputs(): void {
    for (let at = AT.frequencies; at < AT.end; at++) this.set(at, 0)
    for (let pin = 0; pin < PIN_COUNT; pin++) this.set(AT.outputs + pin, -1)
    this.set(AT.brightness, 15)
    Atomics.add(this.numbers, AT.changes, 1)
  }
}
