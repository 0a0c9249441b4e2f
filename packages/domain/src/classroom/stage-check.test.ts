import fc from 'fast-check'
import { expect, test } from 'vitest'
import { litDots } from './stage-check.ts'

test('what is lit counts, wherever it stands and however the dark around it is written', () => {
  expect(litDots('.....\n..#..\n.###.\n.....')).toBe('.#.\n###')
  expect(litDots('.#\n###')).toBe('.#.\n###')
  expect(litDots('#x#')).toBe('#.#')
  expect(litDots('...\n...')).toBe('')
  expect(litDots('')).toBe('')
})

test('moved or looked at twice it is the same picture', () => {
  const row = fc.array(fc.constantFrom('#', '.'), { maxLength: 12 }).map((dots) => dots.join(''))
  const picture = fc.array(row, { maxLength: 8 }).map((rows) => rows.join('\n'))
  fc.assert(
    fc.property(picture, fc.nat(4), fc.nat(4), (dots, right, down) => {
      const lines = dots.split('\n').map((line) => '.'.repeat(right) + line)
      const moved = [...Array.from({ length: down }, () => ''), ...lines].join('\n')
      expect(litDots(moved)).toBe(litDots(dots))
      expect(litDots(litDots(dots))).toBe(litDots(dots))
    }),
  )
})
