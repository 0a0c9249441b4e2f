import { expect, test } from 'vitest'
import { DRUM_COUNT, drumSamples } from './drums.ts'
import { INSTRUMENT_COUNT, instrumentOf, lengthOf } from './instruments.ts'

const RATE = 8000

test('every drum is heard, fades away, and is no other', () => {
  expect(DRUM_COUNT).toBe(18)
  const seen = new Set<string>()
  for (let drum = 1; drum <= DRUM_COUNT; drum++) {
    const samples = drumSamples(drum, RATE)
    const loudest = Math.max(...samples.map(Math.abs))
    expect([drum, loudest > 0.9 && loudest <= 1]).toEqual([drum, true])
    expect([drum, Math.abs(samples.at(-1)!) < 0.05]).toEqual([drum, true])
    expect([drum, samples.every(Number.isFinite)]).toEqual([drum, true])
    seen.add(samples.slice(0, 400).join())
  }
  expect(seen.size).toBe(DRUM_COUNT)
})

test('a drum sounds the same every time, and an unknown one is the first', () => {
  expect(drumSamples(4, RATE)).toEqual(drumSamples(4, RATE))
  expect(drumSamples(99, RATE)).toEqual(drumSamples(1, RATE))
})

test('every instrument has a sound of its own, and none sounds for ever', () => {
  expect(INSTRUMENT_COUNT).toBe(21)
  const all = Array.from({ length: INSTRUMENT_COUNT }, (_, index) => instrumentOf(index + 1))
  expect(new Set(all.map((entry) => JSON.stringify(entry))).size).toBe(INSTRUMENT_COUNT)
  for (const instrument of all) expect(lengthOf(instrument, 0.5)).toBeLessThan(1.1)
  expect(instrumentOf(0)).toBe(instrumentOf(1))
})
