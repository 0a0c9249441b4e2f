import { expect, test } from 'vitest'
import { openToolsOf } from './classroom.ts'

const NOW = new Date('2026-11-16T03:00:00Z')
const later = new Date('2026-11-16T04:00:00Z')
const open = { name: 'a', openTools: null, until: null }
const python = { name: 'b', openTools: ['coding/python-programming'], until: later }
const games = { name: 'c', openTools: ['games/dungeon'], until: null }

test('without a lesson in focus everything is open', () => {
  expect(openToolsOf([open], NOW).tools).toBeNull()
  expect(openToolsOf([], NOW).tools).toBeNull()
})

test('a lesson in focus closes the rest, until it ends by itself', () => {
  expect(openToolsOf([open, python], NOW)).toEqual({
    tools: ['coding/python-programming'],
    until: later.toISOString(),
    className: 'b',
  })
  expect(openToolsOf([open, python], later).tools).toBeNull()
})

test('two lessons at once add up', () => {
  const both = openToolsOf([python, games], NOW)
  expect(both.tools).toEqual(['coding/python-programming', 'games/dungeon'])
  expect(both.until).toBeNull()
})
