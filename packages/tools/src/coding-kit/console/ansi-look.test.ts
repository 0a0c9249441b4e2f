import { expect, test } from 'vitest'
import { lookOf } from './ansi-look.ts'

test('named colours are classes, others are values', () => {
  expect(lookOf('')).toEqual({ classes: [], style: {} })
  expect(lookOf('1;31')).toEqual({ classes: ['bold', 'ink1'], style: {} })
  expect(lookOf('92;44').classes).toEqual(['ink2', 'ground4'])
  expect(lookOf('38;5;9').classes).toEqual(['ink1'])
  expect(lookOf('38;5;196').style).toEqual({ color: 'rgb(255 0 0)' })
  expect(lookOf('48;5;232').style).toEqual({ backgroundColor: 'rgb(8 8 8)' })
  expect(lookOf('38;2;1;2;999').style).toEqual({ color: 'rgb(1 2 255)' })
})
