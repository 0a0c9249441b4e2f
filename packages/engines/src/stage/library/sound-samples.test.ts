import { beforeAll, expect, test, vi } from 'vitest'
import { librarySound, SOUNDS } from './library.ts'
import { several, single, toneSeconds } from './sound-entry.ts'
import { type Synthesiser, samplesOf } from './sound-samples.ts'
import { hertz, PIANO, strum, tone, tune } from './tones.ts'

let synthesiser: Synthesiser

beforeAll(async () => {
  // The synthesiser asks for a browser's audio as soon as it is loaded; making samples needs none.
  vi.stubGlobal('AudioContext', vi.fn())
  const { ZZFX } = (await import('zzfx')) as unknown as { ZZFX: Synthesiser }
  synthesiser = ZZFX
})

test('every sound rings as long as it says, can be heard, and never overdrives', () => {
  for (const sound of SOUNDS) {
    const samples = samplesOf(sound, synthesiser)
    expect(samples.length / synthesiser.sampleRate, sound.id).toBeCloseTo(sound.seconds, 3)
    let peak = 0
    let power = 0
    for (const sample of samples) {
      peak = Math.max(peak, Math.abs(sample))
      power += sample * sample
    }
    expect(Number.isFinite(power), sound.id).toBe(true)
    expect(peak, sound.id).toBeLessThanOrEqual(1)
    expect(Math.sqrt(power / samples.length), sound.id).toBeGreaterThan(0.02)
  }
})

test('nothing of a sound is cut off; only loops end on their beat', () => {
  for (const { id, seconds, zzfx, notes } of SOUNDS) {
    const parts = notes ?? [[zzfx, 0] as const]
    const made = parts.map(([parameters, start]) => start + toneSeconds(parameters))
    if (id.endsWith('-loop')) expect(seconds, id).toBe(2)
    else if (['tick-tock', 'footsteps'].includes(id))
      expect(seconds, id).toBeGreaterThan(Math.max(...made))
    else expect(Math.abs(Math.max(...made) - seconds), id).toBeLessThan(0.05)
  }
})

test('how long a tone rings is known without making it', () => {
  for (const id of ['pop', 'win', 'roar', 'teleport', 'violin', 'piano']) {
    const sound = librarySound(id)!
    const parameters = sound.zzfx ?? sound.notes[0]![0]
    const made = synthesiser.buildSamples(...parameters).length / synthesiser.sampleRate
    expect(toneSeconds(parameters), id).toBeCloseTo(made, 2)
  }
})

test('a sound is the same every time', () => {
  const sound = librarySound('happy-tune')!
  expect(samplesOf(sound, synthesiser)).toEqual(samplesOf(sound, synthesiser))
})

test('notes begin at their time and lie over each other', () => {
  const beep = tone({ frequency: 440, attack: 0.01, sustain: 0.1, release: 0.1 })
  const two = several('two', [
    [beep, 0],
    [beep, 0.5],
  ])
  const samples = samplesOf(two, synthesiser)
  const loudest = (from: number, to: number): number =>
    Math.max(...samples.slice(from * 44_100, to * 44_100).map(Math.abs))
  expect(two.seconds).toBe(0.71)
  expect(loudest(0, 0.2)).toBeGreaterThan(0.4)
  expect(loudest(0.25, 0.45)).toBe(0)
  expect(loudest(0.5, 0.7)).toBeGreaterThan(0.4)
})

test('a loop is cut at its end without a click', () => {
  const ringing = several('x-loop', [[tone({ frequency: 300, sustain: 1, release: 1 }), 0]], 0.5)
  const samples = samplesOf(ringing, synthesiser)
  expect(samples.length).toBe(22_050)
  expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.01)
})

test('silence stays silence', () => {
  const nothing = single('nothing', { volume: 0, sustain: 0.1 })
  expect(samplesOf(nothing, synthesiser).every((sample) => sample === 0)).toBe(true)
})

test('names of notes are heard at their pitch, held and rested in time', () => {
  expect(hertz('A4')).toBe(440)
  expect(hertz('C5')).toBeCloseTo(523.25, 1)
  expect(hertz('Bb3')).toBeCloseTo(hertz('A#3'), 6)
  expect(tune(PIANO, 'C4 - D4+F4', 0.5).map(([, start]) => start)).toEqual([0, 1, 1])
  const [[held] = []] = tune(PIANO, 'C4 ~ ~', 0.5, 1)
  expect(toneSeconds(held!)).toBeCloseTo(1.5, 6)
  expect(strum(PIANO, 'C4 E4', 1, 0.1).map(([note]) => toneSeconds(note))).toEqual([
    expect.closeTo(1, 6),
    expect.closeTo(0.9, 6),
  ])
})
