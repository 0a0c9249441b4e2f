import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRandom, seedOf } from './random.ts'

function draws(seed: string): number[] {
  const random = createRandom(seed)
  return Array.from({ length: 20 }, () => random.next())
}

test('the same seed gives the same draws, another seed gives others', () => {
  expect(draws('animals/1')).toEqual(draws('animals/1'))
  expect(draws('animals/1')).not.toEqual(draws('animals/2'))
})

test('seeds of texts are stable over time: shared links and stored results depend on it', () => {
  expect(seedOf('animals/1')).toBe(seedOf('animals/1'))
  expect([seedOf(''), seedOf('a'), seedOf('daily/2026-01-01')]).toMatchInlineSnapshot(`
    [
      2872998923,
      444641715,
      3593590060,
    ]
  `)
  expect(createRandom(1).next()).toMatchInlineSnapshot(`0.6270739405881613`)
})

test('a shuffle keeps every item and leaves its input alone', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
      const before = [...items]
      const mixed = createRandom(seed).shuffle(items)
      expect(mixed.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b))
      expect(items).toEqual(before)
    }),
  )
})

test('whole numbers stay below their limit and reach all of it', () => {
  const random = createRandom('spread')
  const counts = [0, 0, 0, 0, 0]
  for (let i = 0; i < 5000; i++) counts[random.int(5)]!++
  for (const count of counts) expect(count).toBeGreaterThan(800)
})

test('picking from nothing says so', () => {
  expect(() => createRandom(1).pick([])).toThrow('nothing to pick from')
})
