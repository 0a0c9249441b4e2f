import { expect, test } from 'vitest'
import { dayRows, firstDay, learnerRows } from './attendance-table.ts'

const learner = (name: string, days: [string, number][], tools = {}) => ({
  name,
  minutes: days.reduce((sum, [, minutes]) => sum + minutes, 0),
  days: days.map(([date, minutes]) => ({ date, minutes })),
  tools,
  runs: 3,
  errors: 1,
  stars: 2,
  handedIn: 0,
})
const CLASS = [
  learner('Fon', [['2026-11-02', 30]], { 'games/dungeon': 30 }),
  learner('Dao', [
    ['2026-11-01', 10],
    ['2026-11-02', 20],
  ]),
]

test('a row per learner and day, in the order of the days', () => {
  expect(dayRows(CLASS)).toEqual([
    ['date', 'learner', 'minutes'],
    ['2026-11-01', 'Dao', 10],
    ['2026-11-02', 'Fon', 30],
    ['2026-11-02', 'Dao', 20],
  ])
})

test('a row per learner, with the tools that were used', () => {
  const heads = ['learner', 'days', 'minutes', 'runs', 'errors', 'stars', 'handed_in']
  expect(learnerRows(CLASS)).toEqual([
    [...heads, 'games_dungeon'],
    ['Fon', 1, 30, 3, 1, 2, 0, 30],
    ['Dao', 2, 30, 3, 1, 2, 0, 0],
  ])
})

test('a period counts its last day', () => {
  expect(firstDay('2026-11-15', 'week')).toBe('2026-11-09')
  expect(firstDay('2026-01-01', 'month')).toBe('2025-12-03')
})
