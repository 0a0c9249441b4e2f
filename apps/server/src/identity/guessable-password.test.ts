import type { Brand } from '@panya/domain/brand/brand.ts'
import { expect, test } from 'vitest'
import { checkGuessable } from './guessable-password.ts'

const brand = { id: 'panya', name: 'Panya' } as Brand
const check = (password: string) =>
  checkGuessable(password, { brand, publicUrl: 'https://learn.doisuthep.example' })

test.each(['password', 'Sunshine', 'iloveyou', 'QWERTYUIOP', 'welcome1', 'thailand', 'anthony1'])(
  '%s is what everybody tries first',
  (password) => {
    expect(check(password)).toBe('too-common')
  },
)

test.each(['panya2026', 'PANYA!panya', 'doisuthep1', 'learn-panya'])(
  '%s is made of the name of the site',
  (password) => {
    expect(check(password)).toBe('own-words')
  },
)

test('and so are the names of whom it belongs to', () => {
  const site = { brand, publicUrl: 'https://learn.example' }
  const known = ['malee.dee', 'Malee', 'โรงเรียนดอยสุเทพ']
  expect(checkGuessable('malee2015', site, known)).toBe('own-words')
  expect(checkGuessable('malee likes tigers', site, known)).toBeUndefined()
})

test.each(['three blue owls', 'mango-tiger-window-42'])('%s is left alone', (password) => {
  expect(check(password)).toBeUndefined()
})
