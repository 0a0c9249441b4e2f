import { expect, test } from 'vitest'
import { labelLines } from './label-lines.ts'

const lines = (text: string, room: number, most = 9) => labelLines(text, { size: 10, room, most })

test('Thai and Chinese break between words, never inside one', () => {
  expect(lines('ตลาดสดเทศบาล', 200)).toEqual(['ตลาดสดเทศบาล'])
  for (const room of [30, 40, 50, 60]) {
    const broken = lines('โรงเรียนบ้านหนองน้ำใสวิทยาคม', room)
    // A line never begins with a sign that belongs to the letter before it.
    for (const line of broken ?? []) expect(line).not.toMatch(/^[\u0e30-\u0e3a\u0e45-\u0e4e]/)
    if (broken) expect(broken.join('')).toBe('โรงเรียนบ้านหนองน้ำใสวิทยาคม')
  }
  expect(lines('โรงเรียน', 20)).toBeNull()
  expect(lines('北京大学', 25)).toEqual(['北京', '大学'])
})

test('other scripts break at spaces, and signs stay with their word', () => {
  expect(lines('Night & market', 45)).toEqual(['Night &', 'market'])
  expect(lines('ตลาดสด "เช้า" <1>', 45)).toEqual(['ตลาดสด', '"เช้า"', '<1>'])
  expect(lines('سوق المدينة', 50)).toEqual(['سوق', 'المدينة'])
  expect(lines('well-known', 40)).toBeNull()
})

test('more lines than there is room for are none, and nothing is no line', () => {
  expect(lines('a b c d e', 8, 4)).toBeNull()
  expect(lines('a b c d e', 8, 5)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(lines('', 50)).toEqual([])
})
