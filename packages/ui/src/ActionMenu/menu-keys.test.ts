import { expect, test } from 'vitest'
import { itemAfter } from './menu-keys.ts'

const MENU = ['New card', 'Sign out', 'Move', 'Remove', 'Record']

test('arrows walk round, Home and End jump', () => {
  expect(itemAfter('ArrowDown', 0, MENU)).toBe(1)
  expect(itemAfter('ArrowDown', 4, MENU)).toBe(0)
  expect(itemAfter('ArrowUp', 0, MENU)).toBe(4)
  expect(itemAfter('ArrowUp', -1, MENU), 'none has the focus yet').toBe(4)
  expect(itemAfter('Home', 3, MENU)).toBe(0)
  expect(itemAfter('End', 1, MENU)).toBe(4)
})

test('a letter goes to the next item that begins with it, in every script', () => {
  expect(itemAfter('r', 0, MENU)).toBe(3)
  expect(itemAfter('R', 3, MENU)).toBe(4)
  expect(itemAfter('r', 4, MENU)).toBe(3)
  expect(itemAfter('n', 0, MENU), 'the only one').toBe(0)
  expect(itemAfter('ล', 0, ['บัตรใหม่', 'ลบ'])).toBe(1)
  expect(itemAfter('إ', 1, ['إزالة', 'نقل'])).toBe(0)
})

test('other keys lead nowhere', () => {
  for (const key of ['x', ' ', 'Enter', 'F1', 'Shift']) expect(itemAfter(key, 0, MENU)).toBeNull()
  expect(itemAfter('ArrowDown', -1, [])).toBeNull()
})
