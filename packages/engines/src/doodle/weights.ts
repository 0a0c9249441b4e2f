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

function halfToNumber(half: number): number {
  const sign = half & 0x8000 ? -1 : 1
  const exponent = (half >> 10) & 31
  const fraction = half & 1023
  if (exponent === 0) return sign * fraction * 2 ** -24
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}

export function readWeights(file: ArrayBuffer): Weights {
  const halves = new Uint16Array(file)
  let at = 0
  function take(length: number): Float64Array {
    if (at + length > halves.length) throw new Error('The doodle model file is too short')
    const numbers = Float64Array.from(halves.subarray(at, at + length), halfToNumber)
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
