import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DOODLE_NAMES } from './doodle-model.ts'
import { explain, guess } from './explain.ts'
import { readGallery } from './gallery.ts'
import { predict } from './network.ts'
import { diskBuffer, diskWeights, heldOutDrawings } from './testing/held-out.ts'
import { SAMPLE_STROKES } from './testing/sample-strokes.ts'
import { readWeights } from './weights.ts'

const weights = diskWeights()
const gallery = readGallery(diskBuffer('gallery.bin'))

test('on drawings it never saw, the right word is first in 75 % and among three in 85 %', () => {
  const confusions: Record<string, Record<string, number>> = {}
  let [first, amongThree] = [0, 0]
  const drawings = heldOutDrawings()
  for (const { name, picture } of drawings) {
    const { probabilities } = predict(weights, picture)
    const order = DOODLE_NAMES.toSorted(
      (a, b) => probabilities[DOODLE_NAMES.indexOf(b)]! - probabilities[DOODLE_NAMES.indexOf(a)]!,
    )
    if (order[0] === name) first++
    if (order.slice(0, 3).includes(name)) amongThree++
    const row = (confusions[name] ??= {})
    row[order[0]!] = (row[order[0]!] ?? 0) + 1
  }
  expect(drawings).toHaveLength(600)
  expect(first / drawings.length).toBeGreaterThanOrEqual(0.75)
  expect(amongThree / drawings.length).toBeGreaterThanOrEqual(0.85)
  const told: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, 'model/confusions.json'), 'utf8'),
  )
  expect(told, 'what the lesson tells about confusions is what the network does').toEqual(
    confusions,
  )
})

test.each(Object.entries(SAMPLE_STROKES))('pen strokes of a %s are recognised', (name, strokes) => {
  const names = guess(weights, strokes)
    .slice(0, 3)
    .map((one) => one.name)
  expect(names).toContain(name)
})

test('an explanation names every stroke, and the one that matters most carries the guess', () => {
  const { guesses, similar, strokeEffects, about } = explain(
    weights,
    gallery,
    SAMPLE_STROKES.umbrella,
  )
  expect(about).toBe(guesses[0]!.name)
  expect(strokeEffects).toHaveLength(2)
  expect(Math.max(...strokeEffects)).toBeGreaterThan(0.1)
  expect(similar.map((drawing) => drawing.name)).toContain('umbrella')
})

test('the effect of a stroke is the sureness lost without it', () => {
  const strokes = SAMPLE_STROKES.sun
  const { strokeEffects } = explain(weights, gallery, strokes, 'sun')
  expect(strokeEffects).toHaveLength(strokes.length)
  expect(strokeEffects[0]).toBeGreaterThan(Math.max(...strokeEffects.slice(1)))
})

test('very many strokes are explained in bundles', () => {
  const strokes = Array.from({ length: 100 }, (_, i) => [i, 0, i, 50 + (i % 7)])
  expect(explain(weights, gallery, strokes).strokeEffects).toHaveLength(100)
})

test('the gallery holds six drawings of each thing', () => {
  expect(gallery.drawings).toHaveLength(240)
  for (const name of DOODLE_NAMES) {
    expect(gallery.drawings.filter((drawing) => drawing.name === name)).toHaveLength(6)
  }
})

test('a damaged model file is refused', () => {
  const file = diskBuffer('doodle.f16')
  expect(() => readWeights(file.slice(0, 1000))).toThrow('too short')
  expect(() => predict(weights, new Float32Array(10))).toThrow('28 by 28')
})
