/** A board made of numbers: what board blocks do when they run in the blocks' own runtime, as for the R4. */
import { textColumns } from '../../board/driver/led-font.ts'
import type { BoardInput, BoardView } from '../../board/hardware/board-view.ts'
import { type BoardProfile, pinOf } from '../../board/profiles/board-profile.ts'
import { ownTable } from '../../code/own-table.ts'
import { clamp } from '../values.ts'

const SCROLL_TICKS = 4
const HALF_STEPS = ownTable({ C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 })

export function noteHertz(note: string): number {
  const sharp = note.includes('#') ? 1 : 0
  const half = (HALF_STEPS[note[0] ?? 'A'] ?? 9) + sharp + (Number(note.at(-1)) - 4) * 12 - 9
  return 440 * 2 ** (half / 12)
}

export class BoardSim {
  readonly profile: BoardProfile
  tempo = 120
  readonly #shown: BoardView
  readonly #levels = new Map<number, number>()
  readonly #analogs = new Map<number, number>()
  #degrees = 28
  #force = { x: 0, y: 0, z: 1000 }

  constructor(profile: BoardProfile, before: BoardSim | null) {
    this.profile = profile
    this.#shown = {
      matrix: Array.from({ length: profile.columns }, () => 0),
      brightness: 15,
      pins: {},
      strengths: {},
      servos: {},
      tone: 0,
      pixels: Array.from({ length: profile.pixels?.count ?? 0 }, () => 0),
    }
    for (const { pin } of profile.buttons) this.#levels.set(pin, 1)
    if (!before) return
    // Fingers stay where they are when a program starts again.
    for (const [pin, level] of before.#levels) this.#levels.set(pin, level)
    for (const [pin, percent] of before.#analogs) this.#analogs.set(pin, percent)
    this.#degrees = before.#degrees
    this.#force = before.#force
  }

  view(): BoardView {
    return structuredClone(this.#shown)
  }

  input(input: BoardInput): void {
    if (input.set === 'pin') this.#levels.set(input.pin, input.level)
    else if (input.set === 'analog') this.#analogs.set(input.pin, input.percent)
    else if (input.set === 'temperature') this.#degrees = input.degrees
    else this.#force = { x: input.x, y: input.y, z: input.z }
  }

  // --- display --------------------------------------------------------------------------------------

  #window(columns: number[], start: number): void {
    this.#shown.matrix = this.#shown.matrix.map((_, x) => columns[start + x] ?? 0)
  }

  show(text: string): void {
    this.#window(textColumns(text), 0)
  }

  /** One yield is one picture. */
  *scroll(text: string): Generator<0> {
    const columns = textColumns(text)
    for (let start = -this.#shown.matrix.length; start <= columns.length; start++) {
      this.#window(columns, start)
      for (let tick = 0; tick < SCROLL_TICKS; tick++) yield 0
    }
  }

  picture(dots: string): void {
    this.#shown.matrix = this.#shown.matrix.map(
      (_, x) => Number.parseInt(dots.slice(x * 2, x * 2 + 2), 16) || 0,
    )
  }

  dot(x: number, y: number, on: boolean): void {
    const [column, row] = [Math.trunc(x), Math.trunc(y)]
    const before = this.#shown.matrix[column]
    if (before === undefined || row < 0 || row >= this.profile.rows) return
    this.#shown.matrix[column] = on ? before | (1 << row) : before & ~(1 << row)
  }

  clear(): void {
    this.#shown.matrix.fill(0)
  }

  brightness(level: number): void {
    this.#shown.brightness = clamp(Math.trunc(level), 0, 15)
  }

  // --- buzzer ---------------------------------------------------------------------------------------

  tone(hertz: number): void {
    this.#shown.tone = clamp(Math.trunc(hertz), 20, 10_000)
  }

  /** Starts a note and says how long it is. */
  note(name: string, beats: number): number {
    this.tone(noteHertz(name))
    return this.beats(beats)
  }

  beats(count: number): number {
    return (Math.max(0, count) * 60) / this.tempo
  }

  quiet(): void {
    this.#shown.tone = 0
  }

  setTempo(tempo: number): void {
    this.tempo = clamp(tempo, 20, 500)
  }

  // --- sensors --------------------------------------------------------------------------------------

  button(name: string): boolean {
    return this.#levels.get(pinOf(this.profile.buttons, name) ?? -1) === 0
  }

  get light(): number {
    return Math.round(this.#analogs.get(this.profile.lightPin ?? -1) ?? 60)
  }

  get temperature(): number {
    return this.#degrees
  }

  acceleration(axis: string): number {
    const { x, y, z } = this.#force
    if (axis === 'strength') return Math.round(Math.hypot(x, y, z))
    return Math.round(ownTable({ x, y, z })[axis] ?? 0)
  }

  tilted(way: string): boolean {
    const { x, y } = this.#force
    const ways = { left: x < -300, right: x > 300, forward: y > 300, backward: y < -300 }
    return ownTable(ways)[way] ?? false
  }

  get shaken(): boolean {
    return this.acceleration('strength') > 1800
  }

  // --- pins -----------------------------------------------------------------------------------------

  #drive(pin: number | null, level: 0 | 1): void {
    if (pin === null) return
    this.#shown.pins[pin] = level
    delete this.#shown.strengths[pin]
  }

  led(name: string, on: boolean): void {
    const isHigh = on === this.profile.ledsOnHigh
    this.#drive(pinOf(this.profile.leds, name), isHigh ? 1 : 0)
  }

  output(name: string, on: boolean): void {
    this.#drive(pinOf(this.profile.outputs, name), on ? 1 : 0)
  }

  usb(on: boolean): void {
    this.#drive(this.profile.usb, on ? 0 : 1)
  }

  power(name: string, percent: number): void {
    const pin = pinOf(this.profile.outputs, name)
    if (pin !== null) this.#shown.strengths[pin] = Math.round(clamp(percent, 0, 100))
  }

  read(name: string): boolean {
    return this.#levels.get(pinOf(this.profile.inputs, name) ?? -1) === 1
  }

  analog(name: string): number {
    return Math.round(this.#analogs.get(pinOf(this.profile.analogs, name) ?? -1) ?? 0)
  }

  servo(name: string, angle: number): void {
    const pin = pinOf(this.profile.servos, name)
    if (pin !== null) this.#shown.servos[pin] = Math.round(clamp(angle, 0, 180))
  }

  pixel(position: number, colour: string): void {
    const index = Math.floor(position) - 1
    if (index >= 0 && index < this.#shown.pixels.length)
      this.#shown.pixels[index] = Number.parseInt(colour.slice(1), 16) || 0
  }

  pixelsOff(): void {
    this.#shown.pixels.fill(0)
  }
}
