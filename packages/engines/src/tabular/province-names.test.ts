import { expect, test } from 'vitest'
import { provinceOf } from './province-names.ts'
import { PROVINCES } from './samples/provinces.ts'

test('every province is found by its English and its Thai name', () => {
  const rows = PROVINCES.trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
  expect(rows).toHaveLength(77)
  for (const [name = '', nameTh = ''] of rows) {
    expect(provinceOf(name)).toBe(name)
    expect(provinceOf(nameTh)).toBe(name)
    expect(provinceOf(`จังหวัด${nameTh}`)).toBe(name)
    expect(provinceOf(name.replaceAll(' ', '').toUpperCase())).toBe(name)
  }
})

test('usual other names are known, others are not guessed', () => {
  expect(provinceOf('กรุงเทพฯ')).toBe('Bangkok')
  expect(provinceOf('Ayutthaya')).toBe('Phra Nakhon Si Ayutthaya')
  expect(provinceOf('Nakhon')).toBeUndefined()
  expect(provinceOf('')).toBeUndefined()
})
