/** Words for the synthesiser's numbers, and instruments that play notes with it. */

/** ZzFX parameters: volume, randomness, frequency, attack, sustain, release, shape, … */
export type Tone = (number | undefined)[]
/** What sounds, and when it begins, in seconds. */
export type Note = [tone: Tone, start: number]

const ORDER = [
  'volume',
  'randomness',
  'frequency',
  'attack',
  'sustain',
  'release',
  'shape',
  'curve',
  'slide',
  'deltaSlide',
  'jump',
  'jumpTime',
  'repeat',
  'noise',
  'modulation',
  'crush',
  'delay',
  'sustainVolume',
  'decay',
  'tremolo',
  'filter',
] as const

export type ToneWords = Partial<
  Record<Exclude<(typeof ORDER)[number], 'randomness' | 'shape'>, number>
> & {
  shape?: keyof typeof SHAPES
}

const SHAPES = { sine: 0, triangle: 1, saw: 2, tan: 3, noise: 4, square: 5 }

/** Never random: a sound is the same every time, also for who compares. A low pass has a negative filter. */
export function tone(words: ToneWords): Tone {
  const numbers = { ...words, randomness: 0, shape: SHAPES[words.shape ?? 'sine'] }
  return ORDER.map((word) => numbers[word])
}

const LETTERS: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

/** `A4` is 440 hertz; `#` and `b` raise and lower by a half step. */
export function hertz(name: string): number {
  const [, letter = 'A', sign = '', octave = '4'] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? []
  const half = (LETTERS[letter] ?? 0) + (sign === '#' ? 1 : sign === 'b' ? -1 : 0)
  return 440 * 2 ** ((half - 9) / 12 + Number(octave) - 4)
}

export type Instrument = (frequency: number, seconds: number) => Tone

export const PIANO: Instrument = (frequency, seconds) =>
  tone({
    frequency,
    attack: 0.005,
    decay: 0.08,
    sustainVolume: 0.6,
    release: seconds - 0.085,
    shape: 'triangle',
    curve: 1.2,
  })
export const BELLS: Instrument = (frequency, seconds) =>
  tone({ frequency, attack: 0.003, release: seconds - 0.003, curve: 1.8 })
export const PLUCK: Instrument = (frequency, seconds) =>
  tone({
    frequency,
    attack: 0.003,
    decay: 0.05,
    sustainVolume: 0.5,
    release: seconds - 0.053,
    shape: 'saw',
    curve: 0.8,
    filter: -2600,
  })
export const FLUTE: Instrument = (frequency, seconds) =>
  tone({
    frequency,
    volume: 0.8,
    attack: 0.06,
    sustain: seconds * 0.5,
    release: seconds * 0.5 - 0.06,
    curve: 0.9,
  })
export const HORN: Instrument = (frequency, seconds) =>
  tone({
    frequency,
    volume: 0.7,
    attack: 0.03,
    sustain: seconds * 0.6,
    release: seconds * 0.4 - 0.03,
    shape: 'saw',
    curve: 0.7,
    filter: -1800,
  })
export const CHIP: Instrument = (frequency, seconds) =>
  tone({
    frequency,
    volume: 0.5,
    attack: 0.004,
    sustain: seconds * 0.5,
    release: seconds * 0.5 - 0.004,
    shape: 'square',
    curve: 0.7,
  })
export const BASS: Instrument = (frequency, seconds) =>
  tone({
    frequency,
    attack: 0.006,
    sustain: seconds * 0.3,
    release: seconds * 0.7 - 0.006,
    shape: 'triangle',
    curve: 0.7,
  })

/** Notes one after the other, a beat each: `-` is a rest, `~` holds the note before. */
export function tune(instrument: Instrument, names: string, beat: number, ring = 1.4): Note[] {
  const words = names.split(' ')
  return words.flatMap((name, at): Note[] => {
    if (name === '-' || name === '~') return []
    let held = 1
    while (words[at + held] === '~') held++
    return name
      .split('+')
      .map((one) => [instrument(hertz(one), beat * (held - 1 + ring)), at * beat])
  })
}

/** Several notes, each a moment after the one before, as a hand does it. */
export const strum = (instrument: Instrument, names: string, seconds: number, apart = 0): Note[] =>
  names.split(' ').map((name, at) => [instrument(hertz(name), seconds - at * apart), at * apart])

export const KICK = tone({
  volume: 1.5,
  frequency: 110,
  attack: 0.002,
  sustain: 0.03,
  release: 0.16,
  curve: 1.6,
  slide: -0.8,
})
export const SNARE = tone({
  volume: 0.8,
  frequency: 420,
  attack: 0.001,
  sustain: 0.02,
  release: 0.13,
  shape: 'noise',
  noise: 6,
})
export const HAT = tone({
  volume: 0.35,
  frequency: 1800,
  attack: 0.001,
  release: 0.05,
  shape: 'noise',
  noise: 8,
  filter: 5000,
})
export const CLAP = tone({
  volume: 0.8,
  frequency: 900,
  attack: 0.002,
  sustain: 0.02,
  release: 0.12,
  shape: 'noise',
  curve: 2,
  noise: 6,
})
export const DUM = tone({
  volume: 1.4,
  frequency: 95,
  attack: 0.003,
  sustain: 0.04,
  release: 0.2,
  curve: 1.2,
  slide: -0.3,
})
export const TEK = tone({
  volume: 0.9,
  frequency: 640,
  attack: 0.001,
  sustain: 0.01,
  release: 0.07,
  shape: 'triangle',
  slide: -2,
  noise: 0.6,
})

/** A bar of drums: one sign a beat, `.` for nothing. */
export function beats(signs: Record<string, Tone>, bar: string, beat: number): Note[] {
  return Array.from(bar).flatMap((sign, at): Note[] =>
    signs[sign] ? [[signs[sign], at * beat]] : [],
  )
}
