import { REPORT_CODES } from '@panya/engines/scratch/report.ts'
import { expect, test } from 'vitest'
import ar from './ar.ts'
import en from './en.ts'
import th from './th.ts'
import zh from './zh.ts'

const values = (message: string): string[] =>
  [...message.matchAll(/\{(\w+)[,}]/g)]
    .map(([, name]) => name!)
    .toSorted((a, b) => a.localeCompare(b))

test('every language says everything, with the same values in it', () => {
  for (const other of [th, zh, ar]) {
    expect(Object.keys(other)).toEqual(Object.keys(en))
    for (const [key, text] of Object.entries(en))
      expect([key, values(other[key as keyof typeof en])]).toEqual([key, values(text)])
  }
})

test('whatever a project brings that is different here has a sentence', () => {
  for (const code of REPORT_CODES) expect(Object.keys(en)).toContain(`report.${code}`)
})
