import { expect, test } from 'vitest'
import { payingCount, toChoices, withChoice } from './statement-choices.ts'

const line = (number: number, kind: 'pays' | 'there' | 'unsure' | 'none') => ({
  line: number,
  kind,
  day: '2026-11-15',
  time: null,
  minor: 9900,
  text: '',
  why: null,
  orders: [],
})

test('a choice is taken back and made again, and the one before stays as it was', () => {
  const none = new Map<number, number>()
  const one = withChoice(none, 4, 17)
  expect(toChoices(withChoice(one, 4, 18))).toEqual([{ line: 4, orderId: 18 }])
  expect(toChoices(withChoice(one, 4, null))).toEqual([])
  expect([toChoices(one), none.size]).toEqual([[{ line: 4, orderId: 17 }], 0])
})

test('what is certain pays, and what was chosen; what was told before does not again', () => {
  const lines = [line(2, 'pays'), line(3, 'there'), line(4, 'unsure'), line(5, 'none')]
  expect(payingCount({ lines }, new Map())).toBe(1)
  expect(payingCount({ lines }, new Map([[4, 17]]))).toBe(2)
})
