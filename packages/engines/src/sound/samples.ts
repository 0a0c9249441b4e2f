/** What a sound is while it is edited: one channel of samples between -1 and 1, and a part of it. */

/** Half of a CD's rate: voices and instruments stay clear, and a project stays small. */
export const RATE = 22_050
/** Longer ones are not saved: thirty seconds are 1.3 MB. */
export const LONGEST_SECONDS = 30
/** Anything shorter is a click that nobody finds again. */
export const SHORTEST_SAMPLES = Math.round(RATE * 0.01)

export type Samples = Float32Array<ArrayBuffer>

/** From the first sample that belongs to it up to the first one that does not. */
export interface Part {
  from: number
  to: number
}

export const secondsOf = (samples: { length: number }): number => samples.length / RATE

export const wholeOf = (samples: { length: number }): Part => ({ from: 0, to: samples.length })

export function isWhole({ from, to }: Part, samples: { length: number }): boolean {
  return from <= 0 && to >= samples.length
}

/** Whole numbers inside the sound, the first one not behind the second. */
export function partWithin(part: Part, length: number): Part {
  const inside = (at: number): number =>
    Number.isNaN(at) ? 0 : Math.min(length, Math.max(0, Math.round(at)))
  const [from, to] = [inside(part.from), inside(part.to)]
  return from <= to ? { from, to } : { from: to, to: from }
}

const QUIET = 0.8

/** Never beyond 1: what would be too loud is bent, not cut off, so that it does not crackle. */
export function limited(value: number): number {
  if (Number.isNaN(value)) return 0
  const size = Math.abs(value)
  if (size <= QUIET) return value
  return Math.sign(value) * (QUIET + (1 - QUIET) * Math.tanh((size - QUIET) / (1 - QUIET)))
}

/** The loudest sample, as a size. */
export function peakOf(samples: Samples, { from, to }: Part = wholeOf(samples)): number {
  let peak = 0
  for (let at = from; at < to; at++) peak = Math.max(peak, Math.abs(samples[at] ?? 0))
  return peak
}

/** What comes from outside, with every sample where it may be. */
export const cleaned = (samples: Samples): Samples =>
  samples.map((value) => (Number.isNaN(value) ? 0 : Math.max(-1, Math.min(1, value))))
