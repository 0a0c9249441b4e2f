import { LOCALES } from '@panya/domain/locale/locale.ts'
import { expect, test } from 'vitest'
import { deletionMail } from './deletion-mail-port.ts'

const LETTER = {
  to: 'nok@school.example',
  brand: 'Panya',
  publicUrl: 'https://panya.example',
  askedBy: 'learner',
  dueAt: '2026-12-31T18:00:00Z',
} as const

test('a Thai letter counts Buddhist years, the others Gregorian ones, in the day of Bangkok', () => {
  const day = { en: '1 January 2027', th: '1 มกราคม 2570', zh: '2027年1月1日', ar: '1 يناير 2027' }
  for (const locale of LOCALES)
    expect(deletionMail({ ...LETTER, locale }).text).toContain(day[locale])
})

test('a letter in every language has the years of each', () => {
  const { text } = deletionMail({ ...LETTER, locale: null })
  expect(text).toContain('1 January 2027')
  expect(text).toContain('1 มกราคม 2570')
})
