import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOf, putIn, readBackpack, readSprite } from './backpack.ts'
import { type Actor, makeActor } from './document.ts'

const costume = { id: 'c', name: 'c', width: 10, height: 10, library: 'owl-1' }
const cat = makeActor('cat', 'Cat', [costume], [])
const drawn = (svg: string): Actor => ({
  ...cat,
  costumes: [{ id: 'c', name: 'c', width: 9, height: 9, svg }],
})

test('a sprite comes out of its parts as it went in, and no part is more than the platform keeps', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 50 }), (text) => {
      const parts = partsOf(drawn(text.repeat(2000)))
      for (const part of parts ?? []) {
        expect(new TextEncoder().encode(JSON.stringify(part)).length).toBeLessThan(64 * 1024)
        expect(part.isWellFormed() || !text.isWellFormed()).toBe(true)
      }
      if (parts) expect(JSON.parse(parts.join(''))).toEqual(drawn(text.repeat(2000)))
    }),
    { numRuns: 30 },
  )
  expect(readSprite(partsOf(cat)!)).toEqual(cat)
})

test('what does not fit is refused, and a damaged sprite is none', () => {
  expect(partsOf(drawn('x'.repeat(1_000_000)))).toBeNull()
  expect(putIn([], { name: 'x', state: { text: 'x'.repeat(70_000) } })).toBeNull()
  for (const parts of [[], [null], ['{'], ['{"id":"stage","isStage":true}'], [null, 'x']])
    expect(readSprite(parts)).toBeNull()
})

test('whatever was kept, only whole entries come out', () => {
  const entries = putIn(putIn([], { name: 'a', state: { type: 'x' } })!, {
    name: 'Cat',
    sprite: 'k',
    parts: 2,
  })!
  expect(readBackpack(JSON.parse(JSON.stringify(entries)))).toEqual(entries)
  fc.assert(
    fc.property(fc.anything(), (kept) => {
      for (const entry of readBackpack(kept)) expect(typeof entry.name).toBe('string')
    }),
  )
  expect(readBackpack([{ name: 'x', sprite: 'k', parts: 1e9 }, { state: 1 }, null])).toEqual([])
})
