import { expect, test } from 'vitest'
import { isMadeOfPersonalInfo } from './personal-info-password.ts'

const KNOWN = ['somchai.dee', 'Somchai', 'สมชาย', 'Doi Suthep School', 'โรงเรียนดอยสุเทพ', 'Panya']

test.each([
  'somchai2015',
  'Somchai!!!',
  'panya1234',
  'PanyaPanya',
  'doisuthep',
  'suthep-school-1',
  'สมชาย2558',
  'โรงเรียนดอยสุเทพ1',
  'somchai dee 12',
])('%s is refused', (password) => {
  expect(isMadeOfPersonalInfo(password, KNOWN)).toBe(true)
})

test.each(['three blue owls', 'somchai likes tigers', '12345678', 'panya-rocket-mango', ''])(
  '%s is left to the other rules',
  (password) => {
    expect(isMadeOfPersonalInfo(password, KNOWN)).toBe(false)
  },
)

test('short words and empty ones count for nothing', () => {
  expect(isMadeOfPersonalInfo('alabama!', ['al', '', ' ', '-'])).toBe(false)
})
