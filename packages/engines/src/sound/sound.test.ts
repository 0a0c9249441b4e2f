import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyPart, insertAt, joined, removePart } from './cut.ts'
import { EFFECTS as effects } from './effects.ts'
import { choosePart, doStep, redo, startHistory, undo } from './history.ts'
import { peaksOf, waveformPath } from './peaks.ts'
import { resample, toMono } from './resample.ts'
import {
  cleaned,
  isWhole,
  limited,
  type Part,
  partWithin,
  peakOf,
  RATE,
  type Samples,
  secondsOf,
  wholeOf,
} from './samples.ts'
import { bytesInAddress, soundAddress } from './sound-address.ts'
import { readWav, writeWav } from './wav.ts'

/** Also what no microphone gives: values far outside, and none at all. */
const value = fc.oneof(
  { weight: 8, arbitrary: fc.float({ min: -1, max: 1, noNaN: true }) },
  fc.constantFrom(0, 1, -1),
)
const sound = fc.array(value, { maxLength: 400 }).map((values) => Float32Array.from(values))
const anyPart = fc.record({
  from: fc.oneof(fc.integer({ min: -50, max: 500 }), fc.constant(Number.NaN)),
  to: fc.oneof(fc.integer({ min: -50, max: 500 }), fc.constant(Number.POSITIVE_INFINITY)),
})

const tone = (hertz: number, seconds: number, rate = RATE, size = 0.5): Samples =>
  Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, at) => size * Math.sin((2 * Math.PI * hertz * at) / rate),
  )

/** How often it crosses the middle upwards, in a second. */
function hertzOf(samples: Samples): number {
  let crossings = 0
  for (let at = 1; at < samples.length; at++)
    if (samples[at - 1]! < 0 && samples[at]! >= 0) crossings += 1
  return crossings / secondsOf(samples)
}

const isSound = (samples: Samples): boolean =>
  samples.every((sample) => Number.isFinite(sample) && Math.abs(sample) <= 1)

test.each(Object.entries(effects))(
  '%s gives a sound again, and leaves the first one alone',
  (_, effect) => {
    fc.assert(
      fc.property(sound, anyPart, (samples, part) => {
        const before = samples.slice()
        const after = effect(samples, part)
        expect(isSound(after)).toBe(true)
        expect(samples).toEqual(before)
        const { from, to } = partWithin(part, samples.length)
        expect(after.subarray(0, from)).toEqual(before.subarray(0, from))
        if (after.length === before.length && effect !== effects.echo)
          expect(after.subarray(to)).toEqual(before.subarray(to))
      }),
    )
  },
)

test('what a broken device hands over is limited before anything is done with it', () => {
  const broken = Float32Array.from([Number.NaN, 5, -7, Number.POSITIVE_INFINITY, 0.5])
  expect(isSound(cleaned(broken))).toBe(true)
  expect(cleaned(broken)[4]).toBe(0.5)
})

test('reversed twice is the same; parts keep their lengths', () => {
  fc.assert(
    fc.property(sound, anyPart, (samples, part) => {
      expect(effects.reverse(effects.reverse(samples, part), part)).toEqual(samples)
      const { from, to } = partWithin(part, samples.length)
      const kept = copyPart(samples, part)
      const rest = removePart(samples, part)
      expect(kept.length).toBe(to - from)
      expect(rest.length).toBe(samples.length - kept.length)
      expect(insertAt(rest, from, kept)).toEqual(samples)
      expect(joined(copyPart(samples, { from: 0, to: from }), kept).length).toBe(to)
    }),
  )
})

test('a part lies inside, whatever was asked for', () => {
  fc.assert(
    fc.property(anyPart, fc.nat(400), (part, length) => {
      const { from, to } = partWithin(part, length)
      expect(0 <= from && from <= to && to <= length).toBe(true)
    }),
  )
  expect(partWithin({ from: 7, to: 3 }, 10)).toEqual({ from: 3, to: 7 })
  expect(isWhole(wholeOf({ length: 5 }), { length: 5 })).toBe(true)
  expect(isWhole({ from: 1, to: 5 }, { length: 5 })).toBe(false)
})

test('what is quiet stays as it is, what is too loud is bent below 1', () => {
  expect(limited(0.5)).toBe(0.5)
  expect(limited(-0.79)).toBe(-0.79)
  fc.assert(
    fc.property(fc.double(), fc.double(), (one, other) => {
      expect(Math.abs(limited(one))).toBeLessThanOrEqual(1)
      if (one < other) expect(limited(one)).toBeLessThanOrEqual(limited(other))
    }),
  )
})

test('fades begin and end in silence; louder and softer take each other back', () => {
  const flat = new Float32Array(1001).fill(0.4)
  const whole = wholeOf(flat)
  const risen = effects.fadeIn(flat, whole)
  expect([risen[0], risen[1000]]).toEqual([0, flat[0]])
  expect(risen[500]).toBeCloseTo(0.2)
  expect(effects.fadeOut(flat, whole)[1000]).toBe(0)
  expect(effects.softer(effects.louder(flat, whole), whole)[3]).toBeCloseTo(0.4)
  expect(peakOf(effects.louder(flat, whole))).toBeGreaterThan(0.5)
  expect(peakOf(effects.mute(flat, { from: 10, to: 20 }), { from: 10, to: 20 })).toBe(0)
})

test('normalised, the loudest place is near the top; silence stays silence', () => {
  const quiet = tone(440, 0.1, RATE, 0.05)
  expect(peakOf(effects.normalise(quiet, wholeOf(quiet)))).toBeCloseTo(0.95)
  const silence = new Float32Array(50)
  expect(effects.normalise(silence, wholeOf(silence))).toEqual(silence)
})

test('faster is shorter and higher, slower longer and lower', () => {
  const sung = tone(440, 1)
  const whole = wholeOf(sung)
  const fast = effects.faster(sung, whole)
  const slow = effects.slower(sung, whole)
  expect(secondsOf(fast)).toBeCloseTo(0.8, 3)
  expect(secondsOf(slow)).toBeCloseTo(1.25, 3)
  expect(hertzOf(fast) / 440).toBeCloseTo(1.25, 1)
  expect(hertzOf(slow) / 440).toBeCloseTo(0.8, 1)
  expect(peakOf(slow)).toBeCloseTo(0.5, 1)
})

test('an echo rings on behind the end, softer than before; nothing echoes nothing', () => {
  const clap = new Float32Array(RATE / 2)
  clap[0] = 0.8
  const after = effects.echo(clap, { from: 0, to: 10 })
  const delay = Math.round(0.22 * RATE)
  expect(after[delay]).toBeCloseTo(0.4)
  expect(after[delay * 2]).toBeCloseTo(0.2)
  expect(after.length).toBeGreaterThan(clap.length)
  expect(effects.echo(clap, { from: 5, to: 5 })).toBe(clap)
})

test('a robot keeps the length, and is heard', () => {
  const voice = tone(300, 0.5)
  const after = effects.robot(voice, wholeOf(voice))
  expect(after.length).toBe(voice.length)
  expect(peakOf(after)).toBeGreaterThan(0.2)
  expect(after).not.toEqual(voice)
})

test('another rate is the same tone; what is too high for it is gone, not wrong', () => {
  const recorded = tone(440, 0.5, 48_000)
  const smaller = resample(recorded, 48_000, RATE)
  expect(secondsOf(smaller)).toBeCloseTo(0.5, 3)
  expect(hertzOf(smaller) / 440).toBeCloseTo(1, 1)
  expect(peakOf(smaller)).toBeCloseTo(0.5, 1)
  const tooHigh = resample(tone(18_000, 0.5, 48_000), 48_000, RATE)
  expect(peakOf(tooHigh, { from: 200, to: tooHigh.length - 200 })).toBeLessThan(0.02)
  const level = resample(new Float32Array(2000).fill(0.5), 44_100, RATE)
  expect(level[500]).toBeCloseTo(0.5, 2)
  expect(resample(new Float32Array(0), 48_000, RATE).length).toBe(0)
})

test('several channels become one', () => {
  expect(toMono([Float32Array.of(1, 0), Float32Array.of(0, 0, 0.5)])).toEqual(
    Float32Array.of(0.5, 0, 0.25),
  )
  expect(toMono([]).length).toBe(0)
})

test('a WAV file comes back as it was, to the sixteenth bit', () => {
  fc.assert(
    fc.property(sound, fc.constantFrom(8000, RATE, 48_000), (samples, rate) => {
      const read = readWav(writeWav(samples, rate))
      expect(read?.rate).toBe(rate)
      expect(read?.channels.length).toBe(1)
      const back = read!.channels[0]!
      expect(back.length).toBe(samples.length)
      for (const [at, sample] of samples.entries())
        expect(Math.abs(back[at]! - sample)).toBeLessThan(1 / 32_000)
      expect(writeWav(back, rate)).toEqual(writeWav(samples, rate))
    }),
  )
})

test('a project keeps a sound in an address; a damaged one is nobody’s bytes', () => {
  const samples = tone(440, 2)
  const address = soundAddress(samples)
  expect(address).toMatch(/^data:audio\/wav;base64,UklGR/)
  expect(readWav(bytesInAddress(address)!)?.channels[0]?.length).toBe(samples.length)
  expect(bytesInAddress('data:audio/wav;base64,%%%')).toBeNull()
})

/** A header as others write it: the given format, and these bytes. */
function wavOf(
  kind: number,
  channels: number,
  bits: number,
  data: number[],
): Uint8Array<ArrayBuffer> {
  const file = writeWav(new Float32Array(0))
  const view = new DataView(file.buffer)
  view.setUint16(20, kind, true)
  view.setUint16(22, channels, true)
  view.setUint16(34, bits, true)
  view.setUint32(40, data.length, true)
  return Uint8Array.from([...file, ...data])
}

test('other WAV files are read: 8, 24 and 32 bits, floats, two channels', () => {
  expect(readWav(wavOf(1, 1, 8, [128, 255, 1]))?.channels[0]).toEqual(Float32Array.of(0, 1, -1))
  const deep = readWav(wavOf(1, 2, 24, [0xff, 0xff, 0x7f, 0, 0, 0x80]))
  expect(deep?.channels).toEqual([Float32Array.of(1), Float32Array.of(-1)])
  const half = [...new Uint8Array(Float32Array.of(0.5, Number.NaN).buffer)]
  expect(readWav(wavOf(3, 1, 32, half))?.channels[0]).toEqual(Float32Array.of(0.5, 0))
  expect(readWav(wavOf(1, 1, 32, [0, 0, 0, 0x40]))?.channels[0]?.[0]).toBeCloseTo(0.5)
})

test('what is packed in no known way or impossible is no sound, and whatever bytes come, reading ends', () => {
  expect(readWav(wavOf(17, 1, 4, [1, 2, 3]))).toBeNull()
  expect(readWav(wavOf(1, 0, 16, [1, 2]))).toBeNull()
  expect(readWav(wavOf(1, 1, 12, [1, 2]))).toBeNull()
  const open = writeWav(Float32Array.of(0.5, 0.25))
  new DataView(open.buffer).setUint32(40, 0xff_ff_ff_ff, true)
  expect(readWav(open)?.channels[0]?.length).toBe(2)
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 90 }), fc.nat(49), (noise, at) => {
      const file = writeWav(Float32Array.of(0.1, 0.2, 0.3))
      file.set(noise.subarray(0, Math.max(0, file.length - at)), at)
      const read = readWav(file)
      expect(read === null || read.channels.every(isSound)).toBe(true)
    }),
  )
})

test('peaks hold every sample; the drawing goes there and back', () => {
  fc.assert(
    fc.property(sound, fc.integer({ min: 1, max: 60 }), (samples, columns) => {
      const peaks = peaksOf(samples, columns)
      expect(peaks.length).toBe(columns)
      if (samples.length >= columns) {
        const top = samples.reduce((high, sample) => Math.max(high, sample), 0)
        expect(Math.max(...peaks.map(({ high }) => high))).toBe(top)
      }
      expect(waveformPath(peaks)).not.toContain('NaN')
    }),
  )
  expect(waveformPath([{ low: -1, high: 1 }])).toBe('M0 1.0L0 99.0Z')
  expect(waveformPath([])).toBe('')
})

test('steps are taken back and done again; choosing a part is no step', () => {
  const take = (length: number, part: Part = { from: 0, to: length }) => ({
    samples: new Float32Array(length),
    part,
  })
  const first = startHistory(take(4))
  expect(undo(first)).toEqual(first)
  expect(redo(first)).toEqual(first)
  const chosen = choosePart(first, { from: 1, to: 2 })
  const second = doStep(chosen, take(3))
  expect(undo(second).now.part).toEqual({ from: 1, to: 2 })
  expect(redo(undo(second))).toEqual(second)
  expect(doStep(undo(second), take(9)).future).toEqual([])
})

test('many large steps do not fill the memory; the last one can always be taken back', () => {
  const large = { samples: new Float32Array(9 * 1024 * 1024), part: { from: 0, to: 1 } }
  let history = startHistory(large)
  for (let round = 0; round < 6; round++) history = doStep(history, large)
  expect(history.past.length).toBe(1)
  let small = startHistory({ samples: new Float32Array(1), part: { from: 0, to: 1 } })
  for (let round = 0; round < 200; round++) small = doStep(small, small.now)
  expect(small.past.length).toBe(50)
})
