import { expect, test } from 'vitest'
import { randomFrom } from '../learn/example.ts'
import { answerOf } from '../learn/learned.ts'
import { splitExamples } from '../learn/split.ts'
import { trainModel } from '../learn/train.ts'
import { readClip, writeClip } from './clip-code.ts'
import { BANDS, logMel, RATE } from './log-mel.ts'
import { freshSound, SAMPLE_SOUNDS, sampleSounds } from './sample-sounds.ts'
import { soundFeatures } from './sound-features.ts'

const tone = (hertz: number, seconds = 0.5, loud = 0.5) =>
  Float32Array.from(
    { length: RATE * seconds },
    (_, at) => loud * Math.sin((2 * Math.PI * hertz * at) / RATE),
  )

const loudestBand = (samples: Float32Array): number => {
  const row = logMel(samples)[3]!
  return row.indexOf(Math.max(...row))
}

test('a higher tone is loudest in a higher band', () => {
  const bands = [100, 300, 1000, 3000, 7000].map((hertz) => loudestBand(tone(hertz)))
  expect(bands).toEqual(bands.toSorted((a, b) => a - b))
  expect(new Set(bands).size).toBe(5)
  expect(Math.max(...bands)).toBeLessThan(BANDS)
})

test('neither loudness nor the moment it begins changes what a sound is', () => {
  const bell = freshSound('bell')
  const quiet = bell.map((value) => value * 0.3)
  const late = new Float32Array(bell.length)
  late.set(bell.subarray(0, bell.length - 1024), 1024)
  const drum = soundFeatures(freshSound('drum'))
  const far = (a: Float32Array, b: Float32Array) =>
    Math.hypot(...a.map((value, at) => value - b[at]!))
  const own = soundFeatures(bell)
  for (const same of [quiet, late])
    expect(far(own, soundFeatures(same))).toBeLessThan(far(own, drum) / 3)
})

test('a recording comes back from its text nearly as it was', () => {
  const clip = writeClip(tone(440, 0.1))
  const back = readClip(clip)!
  expect(back).toHaveLength(RATE / 10)
  const wrong = tone(440, 0.1).map((value, at) => Math.abs(value - back[at]!))
  expect(Math.max(...wrong)).toBeLessThan(0.02)
  expect(readClip('not base64 ü')).toBeNull()
  expect(readClip('')).toBeNull()
})

test('silence and a single value are sounds too', () => {
  for (const samples of [new Float32Array(RATE), new Float32Array(1)])
    expect(soundFeatures(samples).every(Number.isFinite)).toBe(true)
})

test.each(['dense', 'knn'] as const)('four kinds of sound are told apart: %s', async (method) => {
  const { labels, sounds } = sampleSounds()
  const all = sounds.map((samples, at) => ({
    label: labels[at]!,
    features: soundFeatures(samples),
  }))
  const { train, test: asked } = splitExamples(all, 0.5, 3)
  const options = { kind: 'sounds', method, k: 3, epochs: 40, rate: 0.02, seed: 1 } as const
  const { learned, card } = await trainModel(train, asked, options)
  expect(card.accuracy).toBeGreaterThanOrEqual(0.95)
  for (const name of SAMPLE_SOUNDS)
    expect(answerOf(learned, soundFeatures(freshSound(name))).label).toBe(name)
})

test('two vowels of different voices are told apart from eight examples each', async () => {
  const random = randomFrom(5)
  const vowel = (formants: readonly number[]): Float32Array => {
    const voice = 90 + random() * 160
    const size = 0.9 + random() * 0.2
    const tones = Array.from({ length: Math.floor(4000 / voice) }, (_, n) => {
      const hertz = (n + 1) * voice
      const near = formants.map((formant) => Math.exp(-(((hertz - formant * size) / 160) ** 2)))
      return { hertz, loud: 0.1 * Math.max(...near) }
    }).filter(({ loud }) => loud > 0.001)
    return Float32Array.from({ length: RATE * 0.3 }, (_, at) => {
      let sum = (random() - 0.5) * 0.004
      for (const { hertz, loud } of tones) sum += loud * Math.sin((2 * Math.PI * hertz * at) / RATE)
      return sum
    })
  }
  const examples = ['a', 'i'].flatMap((label) =>
    Array.from({ length: 16 }, () => ({
      label,
      features: soundFeatures(vowel(label === 'a' ? [800, 1200, 2500] : [300, 2300, 3000])),
    })),
  )
  const { train, test: asked } = splitExamples(examples, 0.5, 1)
  const options = {
    kind: 'sounds',
    method: 'dense',
    k: 3,
    epochs: 40,
    rate: 0.02,
    seed: 1,
  } as const
  const { card } = await trainModel(train, asked, options)
  expect(card.accuracy).toBeGreaterThanOrEqual(0.9)
})
