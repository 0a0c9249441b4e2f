import { expect, test } from 'vitest'
import { isToolPath } from '../tool/tool.ts'
import { DEFAULT_SETTINGS, settingsFrom } from './site-settings.ts'

const read = (stored: Record<string, unknown>) =>
  settingsFrom(new Map(Object.entries(stored)), isToolPath)

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
  })
  expect(read({ 'flag:SIGN_UP': 'no', 'closed-tools': 'all' })).toEqual(DEFAULT_SETTINGS)
})
