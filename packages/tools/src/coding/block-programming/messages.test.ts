import { expect, test } from 'vitest'
import ar from './messages/ar.ts'
import en from './messages/en.ts'
import th from './messages/th.ts'
import zh from './messages/zh.ts'

test('every language says everything, with the same values in it', () => {
  for (const other of [th, zh, ar]) {
    expect(Object.keys(other)).toEqual(Object.keys(en))
    for (const [key, text] of Object.entries(en)) {
      const values = (message: string): string[] => message.match(/\{\w+\}/g) ?? []
      expect([key, values(other[key as keyof typeof en])]).toEqual([key, values(text)])
    }
  }
})
