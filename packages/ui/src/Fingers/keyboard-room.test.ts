import { expect, test } from 'vitest'
import { roomAbove } from './keyboard-room.ts'

const TABLET = 1180

test('a keyboard leaves the room above it, wherever the browser has moved the page', () => {
  expect(roomAbove(TABLET, { height: 780, offsetTop: 0, scale: 1 })).toEqual({
    start: 0,
    height: 780,
  })
  expect(roomAbove(TABLET, { height: 780, offsetTop: 240, scale: 1 })).toEqual({
    start: 240,
    height: 780,
  })
})

test('a scroll bar and a bar of the browser are no keyboard', () => {
  expect(roomAbove(TABLET, { height: TABLET - 15, offsetTop: 0, scale: 1 })).toBeNull()
  expect(roomAbove(TABLET, { height: TABLET + 56, offsetTop: 0, scale: 1 })).toBeNull()
})

test('a page enlarged with two fingers has all its room', () => {
  expect(roomAbove(TABLET, { height: TABLET / 2, offsetTop: 200, scale: 2 })).toBeNull()
  expect(roomAbove(TABLET, { height: 390, offsetTop: 200, scale: 2 })).toEqual({
    start: 0,
    height: 780,
  })
})
