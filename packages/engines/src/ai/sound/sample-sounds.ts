import { randomFrom } from '../learn/example.ts'
import { RATE } from './log-mel.ts'

/** Sounds to learn from, made by ourselves: each one different, the same everywhere. */

export const SAMPLE_SOUNDS = ['bell', 'drum', 'whistle', 'clap'] as const
export type SampleSound = (typeof SAMPLE_SOUNDS)[number]

const SECONDS = 1
const EACH = 16

type Random = () => number
type Voice = (random: Random) => (time: number) => number

const between = (random: Random, low: number, high: number): number => low + random() * (high - low)
const wave = (hertz: number, time: number): number => Math.sin(2 * Math.PI * hertz * time)

const VOICES: Record<SampleSound, Voice> = {
  bell: (random) => {
    const pitch = between(random, 500, 1100)
    const fade = between(random, 3, 6)
    return (time) =>
      Math.exp(-fade * time) *
      (wave(pitch, time) + 0.6 * wave(pitch * 2.76, time) + 0.3 * wave(pitch * 5.4, time))
  },
  drum: (random) => {
    const pitch = between(random, 70, 130)
    const fade = between(random, 9, 16)
    return (time) =>
      Math.exp(-fade * time) * wave(pitch * (1 + 0.6 * Math.exp(-30 * time)), time) +
      0.15 * Math.exp(-60 * time) * (random() * 2 - 1)
  },
  whistle: (random) => {
    const pitch = between(random, 1200, 2400)
    const slide = between(random, -500, 500)
    const end = between(random, 0.4, 0.75)
    return (time) =>
      time > end
        ? 0
        : Math.sin((Math.PI * time) / end) *
          (wave(pitch + (slide * time) / 2, time) + 0.05 * (random() * 2 - 1))
  },
  clap: (random) => {
    const fade = between(random, 25, 50)
    const gap = between(random, 0.008, 0.018)
    return (time) => {
      const burst = [0, gap, 2 * gap].reduce(
        (sum, start) => sum + (time >= start ? Math.exp(-fade * 3 * (time - start)) : 0),
        0,
      )
      return (burst + Math.exp(-fade * time)) * (random() * 2 - 1) * 0.5
    }
  },
}

function play(name: SampleSound, random: Random): Float32Array {
  const start = between(random, 0.02, 0.2)
  const [loud, hiss] = [between(random, 0.2, 0.7), between(random, 0.0005, 0.004)]
  const voice = VOICES[name](random)
  return Float32Array.from({ length: RATE * SECONDS }, (_, at) => {
    const time = at / RATE - start
    return (time >= 0 ? loud * voice(time) : 0) + hiss * (random() * 2 - 1)
  })
}

export function sampleSounds(): { labels: string[]; sounds: Float32Array[] } {
  const random = randomFrom(11)
  const labels = SAMPLE_SOUNDS.flatMap((name) => Array.from({ length: EACH }, () => name))
  return { labels, sounds: labels.map((name) => play(name, random)) }
}

/** One nobody learned from. */
export const freshSound = (name: SampleSound): Float32Array =>
  play(name, randomFrom(500 + SAMPLE_SOUNDS.indexOf(name)))
