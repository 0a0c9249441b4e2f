import { expect, test } from 'vitest'
import ar from './ar.ts'
import en from './en.ts'
import th from './th.ts'
import zh from './zh.ts'

test('every language says everything, with the same values in it', () => {
  for (const other of [th, zh, ar]) {
    expect(Object.keys(other)).toEqual(Object.keys(en))
    for (const [key, text] of Object.entries(en)) {
      const values = (message: string): string[] =>
        (message.match(/\{\w+\}/g) ?? []).toSorted((a, b) => a.localeCompare(b))
      expect([key, values(other[key as keyof typeof en])]).toEqual([key, values(text)])
    }
  }
})
