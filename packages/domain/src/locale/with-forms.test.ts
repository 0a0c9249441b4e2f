import { expect, test } from 'vitest'
import { DAYS, HOURS, MINUTES } from '../time/spans.ts'
import { LOCALES } from './locale.ts'
import { withForms } from './with-forms.ts'

test('a number takes the form of its language, and its digits', () => {
  const text = '{count, plural, one {# line of {most}} other {# lines}}'
  expect(withForms('en', '{count, plural, one {# line} other {# lines}}', { count: 1 })).toBe(
    '1 line',
  )
  expect(withForms('en', '{count, plural, one {# line} other {# lines}}', { count: '1200' })).toBe(
    '1,200 lines',
  )
  expect(withForms('en', text, { count: 1 })).toBe(text)
})

test('what is no plural is left alone', () => {
  expect(
    withForms('en', 'After {word}: {count, plural, one {#} other {# more}}', { count: 2 }),
  ).toBe('After {word}: 2 more')
})

test('Arabic says days in six ways', () => {
  expect([0, 1, 2, 3, 30, 100].map(DAYS.ar)).toEqual([
    '0 يوم',
    'يوم واحد',
    'يومين',
    '3 أيام',
    '30 يومًا',
    '100 يوم',
  ])
})

test.each(LOCALES)('spans of time have words in %s', (locale) => {
  for (const span of [DAYS, HOURS, MINUTES]) expect(span[locale](24)).toMatch(/24.*\p{L}/u)
})
