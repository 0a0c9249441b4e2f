import FFT from 'fft.js'

/** A sound as a picture of itself: how loud each band of pitches is, moment by moment, as ears hear it. */

export const RATE = 16_000
export const BANDS = 40
const WINDOW = 512
const HOP = 256
const LOWEST = 60
const HIGHEST = 7600
/** Below this it is silence. */
const FLOOR = 1e-7

const toMel = (hertz: number): number => 2595 * Math.log10(1 + hertz / 700)
const toHertz = (mel: number): number => 700 * (10 ** (mel / 2595) - 1)

const HANN = Float64Array.from(
  { length: WINDOW },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / (WINDOW - 1)),
)

/** Bands are as wide as ears tell pitches apart: narrow below, wide above. */
const FILTERS = bands()

function bands(): { start: number; weights: number[] }[] {
  const [low, high] = [toMel(LOWEST), toMel(HIGHEST)]
  const edges = Array.from(
    { length: BANDS + 2 },
    (_, at) => (toHertz(low + ((high - low) * at) / (BANDS + 1)) * WINDOW) / RATE,
  )
  return Array.from({ length: BANDS }, (_, band) => {
    const [left, middle, right] = [edges[band]!, edges[band + 1]!, edges[band + 2]!]
    const start = Math.floor(left)
    const weights: number[] = []
    for (let bin = start; bin <= Math.ceil(right); bin++)
      weights.push(
        Math.max(0, Math.min((bin - left) / (middle - left), (right - bin) / (right - middle))),
      )
    // A band narrower than a step of pitch still hears the nearest one.
    if (!weights.some((weight) => weight > 0)) weights[Math.round(middle) - start] = 1
    return { start, weights }
  })
}

const FOURIER = new FFT(WINDOW)

/** How strong each pitch is, from 0 to half the rate, in equal steps. */
function powersOf(window: Float64Array): Float64Array {
  const spectrum = FOURIER.createComplexArray() as number[]
  FOURIER.realTransform(spectrum, window)
  return Float64Array.from(
    { length: WINDOW / 2 + 1 },
    (_, at) => spectrum[2 * at]! ** 2 + spectrum[2 * at + 1]! ** 2,
  )
}

/** One row of bands a moment, 16 ms apart, as logarithms. */
export function logMel(samples: Float32Array): Float32Array[] {
  const rows: Float32Array[] = []
  for (let start = 0; start + WINDOW <= Math.max(samples.length, WINDOW); start += HOP) {
    const window = Float64Array.from(HANN, (weight, at) => weight * (samples[start + at] ?? 0))
    const powers = powersOf(window)
    rows.push(
      Float32Array.from(FILTERS, ({ start: bin, weights }) =>
        Math.log(
          FLOOR + weights.reduce((sum, weight, at) => sum + weight * (powers[bin + at] ?? 0), 0),
        ),
      ),
    )
  }
  return rows
}
