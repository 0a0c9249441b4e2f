import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GAME_NAMES, isGameName } from './game-names.ts'

test('these are the names that a game is given', () => {
  const file = '../../../../../engines/src/python/runtime/pgzero/builtins.py'
  const source = readFileSync(new URL(file, import.meta.url), 'utf8')
  const [, names = ''] = /__all__ = \[([^\]]+)\]/.exec(source) ?? []
  expect([...names.matchAll(/"(\w+)"/g)].map(([, name]) => name)).toEqual(GAME_NAMES)
})

test('only in games', () => {
  expect(isGameName('bird = Actor("bird")\ndef draw():\n    bird.draw()', 'Actor')).toBe(true)
  expect(isGameName('import pgzrun\nActor("x")', 'Actor')).toBe(true)
  expect(isGameName('Actor("bird")', 'Actor')).toBe(false)
  expect(isGameName('def draw():\n    brid.draw()', 'brid')).toBe(false)
})
