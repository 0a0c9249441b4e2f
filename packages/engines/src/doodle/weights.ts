import { CONVOLUTIONS, DOODLE_NAMES, FEATURES } from './doodle-model.ts'

/** Reading the network's numbers from their file of half-precision floats. */

export interface Layer {
  weights: Float64Array
  bias: Float64Array
}

export interface Weights {
  convolutions: Layer[]
  dense: Layer
}

/** What the last digit of a half counts, by its exponent; signs are the upper half. */
const UNITS = Float64Array.from({ length: 64 }, (_, top) => {
  const exponent = Math.max(1, top & 31)
  return (top & 32 ? -1 : 1) * 2 ** (exponent - 25)
})

function halfToNumber(half: number): number {
  const top = half >> 10
  const fraction = half & 1023
  return ((top & 31) === 0 ? fraction : 1024 + fraction) * UNITS[top]!
}

export function readWeights(file: ArrayBuffer): Weights {
  const halves = new Uint16Array(file)
  let at = 0
  function take(length: number): Float64Array {
    if (at + length > halves.length) throw new Error('The doodle model file is too short')
    const numbers = new Float64Array(length)
    for (let index = 0; index < length; index++) numbers[index] = halfToNumber(halves[at + index]!)
    at += length
    return numbers
  }
  const convolutions = CONVOLUTIONS.map(({ from, to }) => ({
    weights: take(9 * from * to),
    bias: take(to),
  }))
  const classes = DOODLE_NAMES.length
  const dense = { weights: take(FEATURES * classes), bias: take(classes) }
  if (at !== halves.length) throw new Error('The doodle model file is too long')
  return { convolutions, dense }
}
