import { expect, test } from 'vitest'
import { BACKDROPS, SOUNDS, SPRITES } from './library.ts'

test('every sprite has two costumes and all ids are different', () => {
  expect(SPRITES.length).toBeGreaterThanOrEqual(12)
  expect(BACKDROPS.length).toBeGreaterThanOrEqual(8)
  for (const { id, costumes } of SPRITES) expect([id, costumes.length]).toEqual([id, 2])
  const ids = [...SPRITES.flatMap(({ costumes }) => costumes), ...BACKDROPS].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(SOUNDS.map(({ id }) => id)).size).toBe(SOUNDS.length)
})

test('pictures are whole and carry no script', () => {
  for (const { svg } of [...SPRITES.flatMap(({ costumes }) => costumes), ...BACKDROPS]) {
    expect(svg).toMatch(/^<svg [^>]*viewBox="[-\d. ]+">.*<\/svg>$/s)
    expect(svg).not.toMatch(/<script|\son\w+=|href=|undefined|NaN/i)
  }
})
