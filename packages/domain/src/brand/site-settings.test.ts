import { expect, test } from 'vitest'
import { closedContentOf, DEFAULT_SETTINGS, isContentId, settingsFrom } from './site-settings.ts'

const read = (stored: Record<string, unknown>) =>
  settingsFrom(new Map(Object.entries(stored)), ['games/guessing', 'games/dungeon'])

test('nothing stored: people may sign up, every tool is open, the two fixed flags are off', () => {
  expect(read({})).toEqual(DEFAULT_SETTINGS)
  expect(DEFAULT_SETTINGS.flags).toEqual({ COIN_TOKEN: false, FREE_COURSE: false, SIGN_UP: true })
})

test('what is stored wins, except for what cannot be switched or is not known', () => {
  const stored = {
    'flag:SIGN_UP': false,
    'flag:COIN_TOKEN': true,
    'closed-tools': ['games/dungeon', 'games/chess', 7],
  }
  expect(read(stored)).toEqual({
    flags: { COIN_TOKEN: false, FREE_COURSE: false, SIGN_UP: false },
    closedTools: ['games/dungeon'],
    closedContent: [],
  })
  expect(read({ 'flag:SIGN_UP': 'no', 'closed-tools': 'all' })).toEqual(DEFAULT_SETTINGS)
})

test('what is off belongs to one tool, under its own ids', () => {
  const keys = ['games/dungeon#first', 'games/programming#first/two', 7]
  const settings = read({ 'closed-content': keys })
  expect([...closedContentOf(settings, 'games/programming')]).toEqual(['first/two'])
  expect([...closedContentOf(settings, 'games/guessing')]).toEqual([])
  expect([...closedContentOf(undefined, 'games/dungeon')]).toEqual([])
})

test('ids are plain names, perhaps in folders', () => {
  for (const id of ['flower', 'rule/3', 'a.b-c_d']) expect(isContentId(id)).toBe(true)
  for (const id of ['', '/', 'a//b', 'a b', 'ก', '#', 'x'.repeat(81)])
    expect(isContentId(id)).toBe(false)
})
