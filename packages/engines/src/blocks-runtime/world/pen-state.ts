/** The pen of one sprite: its colour as a colour and as numbers, its size, whether it is down. */
import { ownTable } from '../../code/own-table.ts'
import type { Rules } from '../program.ts'
import { clamp, mod } from '../values.ts'
import { fromHsv, mix, toHsv, turnHue } from './colour.ts'

type Param = 'hue' | 'saturation' | 'brightness' | 'transparency'

const PARAMS = ownTable<Param>({
  colour: 'hue',
  color: 'hue',
  saturation: 'saturation',
  brightness: 'brightness',
  transparency: 'transparency',
})

export class PenState {
  down = false
  colour: string
  size: number
  /** From 0 to 100, as the blocks count them. */
  readonly #numbers: Record<Param, number> = {
    hue: 0,
    saturation: 0,
    brightness: 0,
    transparency: 0,
  }
  /** Of old projects: below 50 towards black, above towards white. */
  #shade = 50

  constructor(rules: Rules = 'panya') {
    this.colour = rules === 'scratch' ? '#0000ff' : '#4338ca'
    this.size = rules === 'scratch' ? 1 : 2
    this.#count()
  }

  copy(): PenState {
    const twin = new PenState()
    Object.assign(twin, { down: this.down, colour: this.colour, size: this.size })
    Object.assign(twin.#numbers, this.#numbers)
    twin.#shade = this.#shade
    return twin
  }

  get alpha(): number {
    return 1 - this.#numbers.transparency / 100
  }

  /** `#rrggbb`, or `#rrggbbaa` for a colour one can see through. */
  setColour(colour: string): void {
    if (!/^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(colour)) return
    this.colour = colour.slice(0, 7).toLowerCase()
    this.#count()
    const alpha = colour.length > 7 ? Number.parseInt(colour.slice(7), 16) / 255 : 1
    this.#numbers.transparency = (1 - alpha) * 100
    this.#shade = this.#numbers.brightness / 2
  }

  turn(steps: number): void {
    this.colour = turnHue(this.colour, steps)
    this.#count()
  }

  #count(): void {
    const [hue, saturation, value] = toHsv(this.colour)
    Object.assign(this.#numbers, {
      hue: hue / 3.6,
      saturation: saturation * 100,
      brightness: value * 100,
    })
  }

  param(name: string): number {
    const param = PARAMS[name]
    return param ? this.#numbers[param] : 0
  }

  setParam(name: string, value: number): void {
    const param = PARAMS[name]
    if (!param) return
    this.#numbers[param] =
      param === 'hue' ? mod(Number.isFinite(value) ? value : 0, 100) : clamp(value, 0, 100)
    const { hue, saturation, brightness } = this.#numbers
    this.colour = fromHsv(hue * 3.6, saturation / 100, brightness / 100)
  }

  changeParam(name: string, by: number): void {
    this.setParam(name, this.param(name) + by)
  }

  get hue(): number {
    return this.#numbers.hue * 2
  }

  /** Old projects count the colour wheel to 200. */
  setHue(hue: number): void {
    this.#numbers.hue = mod(Number.isFinite(hue) ? hue / 2 : 0, 100)
    this.#paintShade()
  }

  get shade(): number {
    return this.#shade
  }

  setShade(shade: number): void {
    this.#shade = mod(Number.isFinite(shade) ? shade : 0, 200)
    this.#paintShade()
  }

  #paintShade(): void {
    const full = fromHsv(this.#numbers.hue * 3.6, 1, 1)
    const shade = this.#shade > 100 ? 200 - this.#shade : this.#shade
    const { hue } = this.#numbers
    this.colour =
      shade < 50 ? mix('#000000', full, (10 + shade) / 60) : mix(full, '#ffffff', (shade - 50) / 60)
    this.#count()
    Object.assign(this.#numbers, { hue, transparency: 0 })
  }
}
