import { expect, test } from 'vitest'
import ar from './ar.ts'
import en from './en.ts'
import th from './th.ts'
import zh from './zh.ts'

test('every language says everything', () => {
  for (const other of [th, zh, ar]) {
    expect(Object.keys(other)).toEqual(Object.keys(en))
    expect(Object.values(other).every((text) => text.trim().length > 3)).toBe(true)
  }
})
