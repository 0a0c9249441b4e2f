import {
  CHANNELS,
  CONVOLUTIONS,
  DOODLE_NAMES,
  FEATURES,
  LAST_SIDE,
  POOLED_SIDE,
  SIDE,
} from './doodle-model.ts'
import type { Layer, Weights } from './weights.ts'

/** The network's forward pass in plain typed arrays: a drawing in, how sure it is of each word out. */

export interface Prediction {
  /** One probability per name, adding up to 1. */
  probabilities: Float32Array
  /** What speaks for and against each name, before it is turned into probabilities. */
  evidence: Float32Array
}

/** The inputs of one output pixel that are not empty, and where their rows of weights begin. */
interface Taps {
  values: Float64Array
  rows: Int32Array
  count: number
}

function collectTaps(
  taps: Taps,
  input: Float32Array,
  side: number,
  from: number,
  at: number,
): void {
  const y = Math.floor(at / side)
  const x = at % side
  taps.count = 0
  for (let tap = 0; tap < 9; tap++) {
    const row = y + Math.floor(tap / 3) - 1
    const column = x + (tap % 3) - 1
    if (row < 0 || column < 0 || row >= side || column >= side) continue
    const first = (row * side + column) * from
    for (let channel = 0; channel < from; channel++) {
      const value = input[first + channel]!
      if (value === 0) continue
      taps.values[taps.count] = value
      taps.rows[taps.count++] = tap * from + channel
    }
  }
  // Rounded up to whole fours with inputs that add nothing, for the unrolled sum below.
  while (taps.count % 4 !== 0) {
    taps.values[taps.count] = 0
    taps.rows[taps.count++] = 0
  }
}

/** Four rows of weights at a time: this loop is where nearly all the time goes. */
function sumTaps(taps: Taps, weights: Float64Array, sums: Float64Array): void {
  const to = sums.length
  const { values, rows, count } = taps
  for (let t = 0; t < count; t += 4) {
    const [v0, v1, v2, v3] = [values[t]!, values[t + 1]!, values[t + 2]!, values[t + 3]!]
    const [r0, r1] = [rows[t]! * to, rows[t + 1]! * to]
    const [r2, r3] = [rows[t + 2]! * to, rows[t + 3]! * to]
    for (let out = 0; out < to; out++) {
      sums[out]! +=
        v0 * weights[r0 + out]! +
        v1 * weights[r1 + out]! +
        v2 * weights[r2 + out]! +
        v3 * weights[r3 + out]!
    }
  }
}

function convolve(input: Float32Array, side: number, from: number, layer: Layer): Float32Array {
  const to = layer.bias.length
  const output = new Float32Array(side * side * to)
  const sums = new Float64Array(to)
  const room = 9 * from + 3
  const taps: Taps = { values: new Float64Array(room), rows: new Int32Array(room), count: 0 }
  for (let at = 0; at < side * side; at++) {
    collectTaps(taps, input, side, from, at)
    sums.set(layer.bias)
    sumTaps(taps, layer.weights, sums)
    for (let out = 0; out < to; out++) output[at * to + out] = Math.max(0, sums[out]!)
  }
  return output
}

function halve(input: Float32Array, side: number, channels: number): Float32Array {
  const half = side / 2
  const output = new Float32Array(half * half * channels)
  for (let y = 0; y < half; y++) {
    for (let x = 0; x < half; x++) {
      const corner = (2 * y * side + 2 * x) * channels
      const below = corner + side * channels
      const at = (y * half + x) * channels
      for (let c = 0; c < channels; c++) {
        output[at + c] = Math.max(
          input[corner + c]!,
          input[corner + channels + c]!,
          input[below + c]!,
          input[below + channels + c]!,
        )
      }
    }
  }
  return output
}

/** Averages windows of 3 by 3 that overlap by one. */
function averageWindows(input: Float32Array): Float32Array {
  const output = new Float32Array(FEATURES)
  for (let window = 0; window < POOLED_SIDE * POOLED_SIDE; window++) {
    const top = 2 * Math.floor(window / POOLED_SIDE)
    const left = 2 * (window % POOLED_SIDE)
    for (let tap = 0; tap < 9; tap++) {
      const at = ((top + Math.floor(tap / 3)) * LAST_SIDE + left + (tap % 3)) * CHANNELS
      for (let c = 0; c < CHANNELS; c++) output[window * CHANNELS + c]! += input[at + c]! / 9
    }
  }
  return output
}

function softmax(values: Float32Array): Float32Array {
  const highest = Math.max(...values)
  const powers = values.map((value) => Math.exp(value - highest))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

function weigh(pooled: Float32Array, layer: Layer): Float32Array {
  const sums = Float32Array.from(layer.bias)
  const classes = DOODLE_NAMES.length
  for (let i = 0; i < pooled.length; i++) {
    const value = pooled[i]!
    if (value === 0) continue
    for (let k = 0; k < classes; k++) sums[k]! += value * layer.weights[i * classes + k]!
  }
  return sums
}

export function predict(weights: Weights, picture: Float32Array): Prediction {
  if (picture.length !== SIDE * SIDE) throw new RangeError('A doodle is 28 by 28 numbers')
  let side = SIDE
  let values = picture
  for (const [index, { from, to, halve: halves }] of CONVOLUTIONS.entries()) {
    values = convolve(values, side, from, weights.convolutions[index]!)
    if (!halves) continue
    values = halve(values, side, to)
    side /= 2
  }
  const evidence = weigh(averageWindows(values), weights.dense)
  return { probabilities: softmax(evidence), evidence }
}
