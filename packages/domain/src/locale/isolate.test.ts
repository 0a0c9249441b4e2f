import { expect, test } from 'vitest'
import { inSentence, isolate, valuesInSentence, withoutIsolates } from './isolate.ts'

const FATIMA = 'فاطمة'

test.each([
  'Somchai',
  'สมชาย',
  '小明',
  'main.py',
  'x = -3',
  '-3',
  '14:30',
  '2026-11-15',
  `${FATIMA} & Somchai`,
])('in Arabic, %s keeps its order', (text) => {
  expect(inSentence('ar', text)).toBe(isolate(text))
  expect(inSentence('ar', isolate(text))).toBe(isolate(text))
})

test.each([FATIMA, '12', '', '«»', 'الصف 3'])('in Arabic, %s stands as it is', (text) => {
  expect(inSentence('ar', text)).toBe(text)
})

test('in a language from left to right, Arabic names keep theirs and nothing else is marked', () => {
  for (const locale of ['en', 'th', 'zh'] as const) {
    expect(inSentence(locale, FATIMA)).toBe(isolate(FATIMA))
    for (const text of ['Somchai', 'สมชาย', '小明', '-3'])
      expect(inSentence(locale, text)).toBe(text)
  }
})

test('numbers stay numbers, and a name can be had back', () => {
  expect(valuesInSentence('ar', { count: 3, name: 'Ploy' })).toEqual({
    count: 3,
    name: isolate('Ploy'),
  })
  expect(withoutIsolates(isolate('Ploy'))).toBe('Ploy')
})
