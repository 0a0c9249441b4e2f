import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  failuresAfterRight,
  MOST_WRONG_TRIES,
  makeSecret,
  mayBeTried,
  readSecret,
  SECRET_KINDS,
  SECRET_NAMES,
} from './class-secret.ts'

test('there are 24 pictures and 100 words, each once', () => {
  expect(SECRET_NAMES.pictures).toHaveLength(24)
  expect(SECRET_NAMES.words).toHaveLength(100)
  for (const kind of SECRET_KINDS) {
    expect(new Set(SECRET_NAMES[kind]).size).toBe(SECRET_NAMES[kind].length)
  }
})

test('every secret that can be made is read back as it was', () => {
  const numbers = fc.tuple(fc.nat(), fc.nat(), fc.nat())
  fc.assert(
    fc.property(fc.constantFrom(...SECRET_KINDS), numbers, (kind, given) => {
      const left = [...given]
      const secret = makeSecret(kind, (below) => (left.shift() ?? 0) % below)
      expect(readSecret(secret.join(','))).toEqual(secret)
    }),
  )
})

test.each([
  '',
  'owl',
  'owl,owl',
  'owl,owl,owl,owl',
  'owl,owl,dragon',
  'owl owl owl',
  'constructor,owl,owl',
])('%j is no secret', (text) => expect(readSecret(text)).toBeNull())

/** Tries of one who guesses, between which the owner comes in each day. */
function guessesBeforeTheEnd(wrongADay: number, days: number): number {
  let failures = 0
  let guesses = 0
  for (let day = 0; day < days; day += 1) {
    for (let one = 0; one < wrongADay; one += 1) {
      failures += 1
      if (mayBeTried(failures)) guesses += 1
    }
    if (mayBeTried(failures + 1)) failures = failuresAfterRight(failures + 1)
  }
  return guesses
}

test('who guesses every day of a school year is stopped, though the owner comes in every day', () => {
  expect(guessesBeforeTheEnd(50, 1)).toBe(MOST_WRONG_TRIES)
  expect(guessesBeforeTheEnd(10, 200)).toBeLessThan(80)
  // 600 of 13824: less than one in twenty, for a patient thief that no teacher looked at for a year.
  expect(guessesBeforeTheEnd(3, 200)).toBe(600)
  expect(guessesBeforeTheEnd(4, 200)).toBeLessThan(210)
})

test('a child who mistakes a picture or two each day is never stopped', () => {
  expect(guessesBeforeTheEnd(2, 1000)).toBe(2000)
})
