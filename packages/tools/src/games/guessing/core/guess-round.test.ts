import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PICTURES } from '../../../game-kit/core/pictures/picture-library.ts'
import { THEMES } from '../../../game-kit/core/pictures/trait-messages.ts'
import type { GuessLevel } from './guess-level.ts'
import { createRound, type RoundSpec } from './guess-round.ts'

const levels = fc.oneof(
  fc
    .tuple(fc.constantFrom(...THEMES, 'mix'), fc.integer({ min: 1, max: 999 }))
    .map((p) => p.join('/')),
  fc
    .date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((d) => `daily/${d.toISOString().slice(0, 10)}`),
)

function spec(level: string): RoundSpec {
  return { level, reveal: 'tiles', answer: 'choose' }
}

test('every round has six different pictures, each with its own word among four choices', () => {
  fc.assert(
    fc.property(levels, (level) => {
      const round = createRound(spec(level))!
      expect(new Set(round.pictures.map((picture) => picture.id)).size).toBe(6)
      for (const { id, choices, tileOrder, clues } of round.pictures) {
        expect(choices.map((choice) => choice.id)).toContain(id)
        expect(new Set(choices.map((choice) => choice.id)).size).toBe(4)
        expect(tileOrder.toSorted((a, b) => a - b)).toEqual([...Array(16).keys()])
        expect(clues.length).toBeGreaterThanOrEqual(3)
      }
      expect(createRound(spec(level))).toEqual(round)
    }),
    { numRuns: 60 },
  )
})

test('rounds that do not exist are refused', () => {
  const wrong = [
    'animals/0',
    'animals/01',
    'animals/1000',
    'animals',
    'dragons/1',
    'daily/today',
    '',
    '__proto__/1',
    'animals/1/2',
    'custom',
  ]
  for (const level of wrong) expect(createRound(spec(level)), level).toBeNull()
})

test('a clue never gives the word away before the last one does', () => {
  for (const theme of THEMES) {
    for (const { word, clues } of createRound(spec(`${theme}/1`))!.pictures) {
      for (const clue of clues.slice(0, -1)) {
        expect(` ${clue.en.toLowerCase()} `).not.toContain(` ${word.en.toLowerCase()} `)
      }
      expect(clues.at(-1)!.en).toContain(word.en[0])
    }
  }
})

test('a level made by hand plays its own pictures, and equal content is the same level', () => {
  const level: GuessLevel = {
    id: 'a',
    title: 'Ours',
    reveal: 'tiles',
    answer: 'choose',
    items: [
      { picture: 'cat' },
      { drawing: [[0, 0, 500, 500]], words: ['line'], clues: ['Straight'] },
    ],
  }
  const round = createRound({ ...spec('custom'), custom: level })!
  expect(round.pictures.map((picture) => picture.id)).toEqual(['cat', 'drawing-1'])
  expect(round.pictures[1]!.choices.map((choice) => choice.word.en)).toContain('line')
  expect(
    createRound({ ...spec('custom'), custom: { ...level, id: 'b', title: 'Renamed' } })!.level,
  ).toBe(round.level)
  expect(createRound({ ...spec('custom'), custom: { ...level, items: [] } })).toBeNull()
})

test('over many rounds every picture is met', () => {
  const met = new Set<string>()
  for (const theme of THEMES) {
    for (let number = 1; number <= 30; number++) {
      for (const { id } of createRound(spec(`${theme}/${number}`))!.pictures) met.add(id)
    }
  }
  expect(met.size).toBe(PICTURES.length)
})
