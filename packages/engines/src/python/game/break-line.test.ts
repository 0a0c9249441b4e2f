import { expect, test } from 'vitest'
import { breakLine } from './break-line.ts'

const byLetters = (text: string) => Array.from(text).length

test('a line is broken at its spaces, and a word that is too long stays whole', () => {
  expect(breakLine('one two three', 7, byLetters)).toEqual(['one two', 'three'])
  expect(breakLine('extraordinary day', 5, byLetters)).toEqual(['extraordinary', 'day'])
  expect(breakLine('', 5, byLetters)).toEqual([''])
})

test('Thai is broken between words, with every mark on its letter', () => {
  const lines = breakLine('วันนี้อากาศดีมากครับ', 8, byLetters)
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.join('')).toBe('วันนี้อากาศดีมากครับ')
  for (const line of lines) {
    expect(byLetters(line)).toBeLessThanOrEqual(8)
    expect(line).not.toMatch(/^[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/)
  }
})

test('Chinese is broken, too, and no line begins with its full stop', () => {
  const lines = breakLine('今天天气很好，我们去公园。', 5, byLetters)
  expect(lines.join('')).toBe('今天天气很好，我们去公园。')
  for (const line of lines) expect(line).not.toMatch(/^[，。]/)
})
