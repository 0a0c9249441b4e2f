/** The shape of a sound: how far it goes up and down in each column of its picture. */
import type { Samples } from './samples.ts'

export interface Peak {
  low: number
  high: number
}

export function peaksOf(samples: Samples, columns: number): Peak[] {
  return Array.from({ length: columns }, (_, column) => {
    const from = Math.floor((column * samples.length) / columns)
    const to = Math.max(from + 1, Math.floor(((column + 1) * samples.length) / columns))
    let [low, high] = [0, 0]
    for (let at = from; at < Math.min(to, samples.length); at++) {
      const value = samples[at]!
      if (value < low) low = value
      if (value > high) high = value
    }
    return { low, high }
  })
}

/** Silence is a thin line, not nothing. */
const LEAST = 0.5

/** A drawing as wide as there are peaks and 100 high: along the tops, and back along the bottoms. */
export function waveformPath(peaks: readonly Peak[]): string {
  if (peaks.length === 0) return ''
  const y = (value: number): string => (50 - value * 49).toFixed(1)
  const tops = peaks.map(({ high }, x) => `${x} ${y(Math.max(high, LEAST / 49))}`)
  const bottoms = peaks.map(({ low }, x) => `${x} ${y(Math.min(low, -LEAST / 49))}`)
  return `M${tops.join('L')}L${bottoms.toReversed().join('L')}Z`
}
