import { BANDS, logMel } from './log-mel.ts'

/**
 * A sound as numbers to learn from: its colour (which bands, as cepstrum), how much that changes,
 * and how it rises and falls. Neither how loud it is nor when it begins matters.
 */

const CEPSTRUM = 20
/** The coarse part of the colour, whose changes are looked at. */
const COARSE = 8
const STEPS = 8
const PARTS = 4
/** How far below the loudest moment still belongs to the sound (as a logarithm of power). */
const RANGE = 5

const COSINES = Array.from({ length: CEPSTRUM }, (_, n) =>
  Float32Array.from({ length: BANDS }, (_unused, band) =>
    Math.cos((Math.PI * (n + 1) * (band + 0.5)) / BANDS),
  ),
)

const meanOf = (values: ArrayLike<number>): number =>
  Array.from(values).reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function cepstrum(row: Float32Array): number[] {
  const middle = meanOf(row)
  return COSINES.map(
    (wave) => row.reduce((sum, value, band) => sum + (value - middle) * wave[band]!, 0) / BANDS,
  )
}

const loudness = (row: Float32Array): number => Math.max(...row)

/** From the first to the last moment that is not much quieter than the loudest. */
function heard(rows: readonly Float32Array[]): Float32Array[] {
  const loud = rows.map(loudness)
  const least = Math.max(...loud) - RANGE
  const first = loud.findIndex((value) => value >= least)
  const last = loud.findLastIndex((value) => value >= least)
  return rows.slice(first, last + 1)
}

/** A course of values in a fixed number of steps. */
function steps(values: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, at) => {
    const from = Math.floor((at * values.length) / count)
    const to = Math.max(from + 1, Math.floor(((at + 1) * values.length) / count))
    return meanOf(values.slice(from, to))
  })
}

export function soundFeatures(samples: Float32Array): Float32Array {
  const all = logMel(samples)
  const rows = heard(all)
  const colours = rows.map(cepstrum)
  const course = (n: number): number[] => colours.map((colour) => colour[n]!)
  const means: number[] = []
  const spreads: number[] = []
  const moves: number[] = []
  for (let n = 0; n < CEPSTRUM; n++) {
    const values = course(n)
    const middle = meanOf(values)
    means.push(middle)
    if (n >= COARSE) continue
    spreads.push(Math.sqrt(meanOf(values.map((value) => (value - middle) ** 2))))
    moves.push(meanOf(values.slice(1).map((value, at) => Math.abs(value - values[at]!))))
  }
  const loud = rows.map(loudness)
  const top = Math.max(...loud)
  const shape = steps(
    loud.map((value) => value - top),
    STEPS,
  ).map((value) => value / RANGE)
  const melody = [0, 1].flatMap((n) => steps(course(n), PARTS).map((value) => value - means[n]!))
  const length = rows.length / all.length
  return Float32Array.from([...means, ...spreads, ...moves, ...shape, ...melody, length])
}
