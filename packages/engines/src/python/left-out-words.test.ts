import { LOCALES } from '@panya/domain/locale/locale.ts'
import { expect, test } from 'vitest'
import { cutWords, leftOutWords } from './left-out-words.ts'

test('lines are counted as each language counts, letters only where there are no lines', () => {
  const say = (lines: number) => leftOutWords('en', { lines, characters: 500, shows: 0 })
  expect(say(1)).toBe('… 1 line left out …')
  expect(say(1_234_567)).toBe('… 1,234,567 lines left out …')
  expect(say(0)).toBe('… 500 characters left out …')
  expect(leftOutWords('en', { lines: 0, characters: 0, shows: 2 })).toBe('… 2 outputs left out …')
})

test('every language has a form for every number', () => {
  for (const locale of LOCALES) {
    for (const count of [1, 2, 3, 11, 100, 1_000_000]) {
      const said = leftOutWords(locale, { lines: count, characters: count, shows: count })
      expect(said, locale).not.toMatch(/#|undefined/)
      expect(cutWords(locale, count)).not.toBe('')
    }
    expect(leftOutWords(locale, { lines: 0, characters: 0, shows: 0 })).toBe('')
  }
})
