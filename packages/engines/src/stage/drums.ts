/** Eighteen drums, as samples that are calculated: a falling tone, some noise, and how both fade. */

interface Drum {
  /** Where the tone begins and where it falls to, in hertz; none for pure noise. */
  from?: number
  to?: number
  /** Further tones that ring along, as multiples of the first. */
  ring?: readonly number[]
  toneFade?: number
  noise?: number
  noiseFade?: number
  /** 0 lets everything through, towards 1 only what hisses. */
  bright?: number
  /** Strokes one after the other, in seconds from the first. */
  again?: readonly number[]
  seconds: number
}

/** In the order of their numbers, from 1. */
const DRUMS: readonly Drum[] = [
  { from: 220, to: 160, toneFade: 0.07, noise: 0.8, noiseFade: 0.09, bright: 0.4, seconds: 0.3 },
  { from: 140, to: 45, toneFade: 0.18, noise: 0.05, noiseFade: 0.01, seconds: 0.5 },
  { from: 480, to: 420, toneFade: 0.02, noise: 0.5, noiseFade: 0.01, bright: 0.6, seconds: 0.12 },
  {
    noise: 0.8,
    noiseFade: 0.5,
    bright: 0.75,
    from: 340,
    to: 340,
    ring: [1.41, 2.13, 2.9],
    toneFade: 0.35,
    seconds: 1.4,
  },
  { noise: 0.7, noiseFade: 0.22, bright: 0.9, seconds: 0.7 },
  { noise: 0.7, noiseFade: 0.03, bright: 0.9, seconds: 0.15 },
  {
    noise: 0.5,
    noiseFade: 0.08,
    bright: 0.85,
    from: 3200,
    to: 3200,
    ring: [1.34, 1.8],
    toneFade: 0.12,
    again: [0, 0.05],
    seconds: 0.45,
  },
  { noise: 0.9, noiseFade: 0.02, bright: 0.5, again: [0, 0.012, 0.024, 0.036], seconds: 0.25 },
  { from: 2500, to: 2480, toneFade: 0.03, seconds: 0.15 },
  { from: 850, to: 800, ring: [1.5], toneFade: 0.03, seconds: 0.15 },
  { from: 560, to: 555, ring: [1.48, 2.7], toneFade: 0.12, seconds: 0.4 },
  { from: 4000, to: 4000, ring: [1.52, 2.1], toneFade: 0.6, seconds: 1.6 },
  { from: 420, to: 340, toneFade: 0.08, noise: 0.1, noiseFade: 0.01, seconds: 0.25 },
  { from: 240, to: 180, toneFade: 0.16, noise: 0.1, noiseFade: 0.01, seconds: 0.4 },
  { noise: 0.6, noiseFade: 0.04, bright: 0.95, again: [0, 0.06], seconds: 0.25 },
  {
    noise: 0.5,
    noiseFade: 0.012,
    bright: 0.7,
    again: [0, 0.03, 0.06, 0.09, 0.12, 0.15, 0.18],
    seconds: 0.35,
  },
  {
    noise: 0.35,
    noiseFade: 0.012,
    bright: 0.5,
    from: 1300,
    to: 1300,
    toneFade: 0.012,
    again: [0, 0.02, 0.04, 0.06, 0.09, 0.12, 0.16, 0.2, 0.25, 0.31],
    seconds: 0.6,
  },
  { from: 260, to: 560, ring: [2.02], toneFade: 0.14, seconds: 0.35 },
]

export const DRUM_COUNT = DRUMS.length

/** Between -1 and 1; the same drum always sounds the same. */
export function drumSamples(number: number, rate: number): Float32Array {
  const drum = DRUMS[number - 1] ?? DRUMS[0]!
  const samples = new Float32Array(Math.ceil(drum.seconds * rate))
  for (const start of drum.again ?? [0]) strike(samples, drum, Math.floor(start * rate), rate)
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0.001)
  return samples.map((sample, index) => {
    const left = (samples.length - index) / (0.01 * rate)
    return (sample / loudest) * Math.min(1, left)
  })
}

function strike(samples: Float32Array, drum: Drum, first: number, rate: number): void {
  const {
    from = 0,
    to = from,
    ring = [],
    toneFade = 0,
    noise = 0,
    noiseFade = 1,
    bright = 0,
  } = drum
  const phases = [1, ...ring].map(() => 0)
  let [seed, before] = [12_345, 0]
  for (let index = first; index < samples.length; index++) {
    const time = (index - first) / rate
    const pitch = to + (from - to) * Math.exp(-time / 0.05)
    let sum = 0
    if (toneFade > 0) {
      for (const [which, multiple] of [1, ...ring].entries()) {
        phases[which]! += (2 * Math.PI * pitch * multiple) / rate
        sum += (Math.sin(phases[which]!) * Math.exp(-time / toneFade)) / (which + 1)
      }
    }
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    const hiss = seed / 1_073_741_824 - 1
    sum += (hiss - before * bright) * noise * Math.exp(-time / noiseFade)
    before = hiss
    samples[index]! += sum
  }
}
