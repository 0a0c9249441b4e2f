import { expect, test } from 'vitest'
import { commandFor } from './paint-keys.ts'

const press = (
  key: string,
  code = '',
  held: 'ctrl' | 'shift' | 'both' | 'alt' | 'meta' | '' = '',
) =>
  commandFor({
    key,
    code,
    ctrlKey: held === 'ctrl' || held === 'both',
    shiftKey: held === 'shift' || held === 'both',
    altKey: held === 'alt',
    metaKey: held === 'meta',
  })

test('keys that everybody knows', () => {
  expect(press('z', 'KeyZ', 'ctrl')).toEqual({ do: 'undo' })
  expect(press('Z', 'KeyZ', 'both')).toEqual({ do: 'redo' })
  expect(press('y', 'KeyY', 'meta')).toEqual({ do: 'redo' })
  expect(press('G', 'KeyG', 'both')).toEqual({ do: 'ungroup' })
  expect(press('Delete')).toEqual({ do: 'remove' })
})

test('letters are found on a Thai keyboard, too', () => {
  expect(press('ผ', 'KeyZ', 'ctrl')).toEqual({ do: 'undo' })
  expect(press('ิ', 'KeyB')).toEqual({ do: 'tool', tool: 'brush' })
})

test('arrows move by one, with shift by ten; brackets choose', () => {
  expect(press('ArrowUp')).toEqual({ do: 'move', x: 0, y: -1 })
  expect(press('ArrowRight', '', 'shift')).toEqual({ do: 'move', x: 10, y: 0 })
  expect(press(']', 'BracketRight')).toEqual({ do: 'next', step: 1 })
  expect(press('{', 'BracketLeft', 'shift')).toEqual({ do: 'order', order: 'backward' })
})

test("the browser's own keys stay the browser's", () => {
  expect(press('Tab', 'Tab')).toBe(null)
  expect(press('r', 'KeyR', 'ctrl')).toBe(null)
  expect(press('ArrowLeft', 'ArrowLeft', 'alt')).toBe(null)
})
