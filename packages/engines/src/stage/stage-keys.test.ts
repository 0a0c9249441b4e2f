import { expect, test } from 'vitest'
import { blockKey, stagePoint } from './stage-keys.ts'

test('keys have the same names on every keyboard', () => {
  expect(blockKey({ key: ' ', code: 'Space' })).toBe('space')
  expect(blockKey({ key: 'ฟ', code: 'KeyA' })).toBe('a')
  expect(blockKey({ key: '١', code: 'Digit1' })).toBe('1')
  expect(blockKey({ key: 'Shift', code: 'ShiftLeft' })).toBeNull()
})

test('the middle of the stage is 0, 0 and y goes up', () => {
  const box = { left: 100, top: 50, width: 240, height: 180 }
  expect(stagePoint(box, { clientX: 220, clientY: 140 })).toEqual({ x: 0, y: 0 })
  expect(stagePoint(box, { clientX: 340, clientY: 50 })).toEqual({ x: 240, y: 180 })
  expect(stagePoint(box, { clientX: 9999, clientY: 9999 })).toEqual({ x: 240, y: -180 })
})
