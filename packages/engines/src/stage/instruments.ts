/** The sounds of 21 instruments, made of a few overtones and a shape of loudness each. */

export interface Instrument {
  /** How loud each overtone is; the first is the tone itself. */
  overtones: readonly number[]
  /** Seconds until it is loudest. */
  attack: number
  /** Seconds until a plucked or struck tone has faded to a third; none for those that are blown or bowed. */
  decay?: number
  /** Seconds it sounds on after its end. */
  release: number
  /** How often a second it trembles. */
  vibrato?: number
  volume?: number
}

const PIANO: Instrument = {
  overtones: [1, 0.5, 0.25, 0.12, 0.08, 0.05],
  attack: 0.004,
  decay: 0.5,
  release: 0.12,
}

/** In the order of their numbers, from 1. */
const INSTRUMENTS: readonly Instrument[] = [
  PIANO,
  { overtones: [1, 0.1, 0.35, 0, 0.06], attack: 0.005, decay: 0.9, release: 0.2 },
  { overtones: [1, 0.8, 0.6, 0.5, 0, 0.3, 0, 0.25], attack: 0.02, release: 0.06, volume: 0.6 },
  { overtones: [1, 0.7, 0.35, 0.25, 0.12, 0.08], attack: 0.003, decay: 0.35, release: 0.1 },
  {
    overtones: [1, 0.9, 0.8, 0.6, 0.5, 0.4, 0.3],
    attack: 0.004,
    decay: 1.2,
    release: 0.1,
    volume: 0.5,
  },
  { overtones: [1, 0.4, 0.2, 0.05], attack: 0.008, decay: 0.5, release: 0.08, volume: 1.3 },
  { overtones: [1, 0.45, 0.2, 0.1], attack: 0.002, decay: 0.12, release: 0.05, volume: 1.2 },
  {
    overtones: [1, 0.7, 0.5, 0.4, 0.25, 0.15],
    attack: 0.12,
    release: 0.18,
    vibrato: 5,
    volume: 0.7,
  },
  { overtones: [1, 0.9, 0.75, 0.5, 0.3, 0.2], attack: 0.06, release: 0.08, volume: 0.6 },
  { overtones: [1, 0.05, 0.6, 0.05, 0.35, 0, 0.15], attack: 0.04, release: 0.06, volume: 0.8 },
  {
    overtones: [1, 0.6, 0.7, 0.5, 0.4, 0.3, 0.2],
    attack: 0.03,
    release: 0.07,
    vibrato: 5,
    volume: 0.55,
  },
  { overtones: [1, 0.25, 0.08], attack: 0.06, release: 0.08, vibrato: 5 },
  { overtones: [1, 0.05, 0.15], attack: 0.08, release: 0.1, vibrato: 4 },
  { overtones: [0.8, 1, 0.8, 0.4, 0.3, 0.15], attack: 0.05, release: 0.06, volume: 0.6 },
  { overtones: [1, 0.5, 0.15, 0.1], attack: 0.2, release: 0.3, vibrato: 4.5, volume: 0.9 },
  {
    overtones: [1, 0, 0, 0.3, 0, 0, 0, 0, 0, 0.05],
    attack: 0.002,
    decay: 1.1,
    release: 0.4,
    vibrato: 6,
  },
  { overtones: [1, 0, 0.2, 0, 0, 0.25], attack: 0.001, decay: 0.7, release: 0.5, volume: 0.9 },
  { overtones: [1, 0.7, 0, 0.3, 0, 0.15], attack: 0.003, decay: 0.4, release: 0.2 },
  {
    overtones: [1, 0, 0, 0.25, 0, 0, 0, 0, 0.06],
    attack: 0.001,
    decay: 0.16,
    release: 0.08,
    volume: 1.2,
  },
  {
    overtones: [1, 0.5, 0.33, 0.25, 0.2, 0.17, 0.14, 0.12],
    attack: 0.005,
    release: 0.05,
    volume: 0.45,
  },
  { overtones: [1, 0.5, 0.33, 0.25, 0.1], attack: 0.35, release: 0.5, vibrato: 3, volume: 0.6 },
]

export function instrumentOf(number: number): Instrument {
  return INSTRUMENTS[number - 1] ?? PIANO
}

export const INSTRUMENT_COUNT = INSTRUMENTS.length

/** When a note of this length is over, with what sounds on after it. */
export function lengthOf({ release }: Instrument, seconds: number): number {
  return Math.max(0.03, seconds) + release
}

/** The loudness of a note over its time. */
export function shape(
  gain: AudioParam,
  { attack, decay, release, volume = 1 }: Instrument,
  at: number,
  seconds: number,
): void {
  const end = at + Math.max(0.03, seconds)
  const top = Math.min(at + attack, end)
  gain.setValueAtTime(0, at)
  gain.linearRampToValueAtTime(volume * 0.35, top)
  if (decay) gain.setTargetAtTime(0, top, decay)
  gain.setTargetAtTime(0, end, release / 4)
}
