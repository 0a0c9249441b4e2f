import { expect, test } from 'vitest'
import { placeFor, type Spot } from './add-place.ts'

const spot = (id: string, more: Partial<Spot> = {}): Spot => ({
  id,
  takesNext: true,
  bodies: [],
  sockets: [],
  ...more,
})
const move = spot('move')
const emptyLoop = spot('loop', { bodies: [{ name: 'DO', holds: 'nothing' }] })
const fullLoop = spot('loop', { bodies: [{ name: 'DO', holds: 'block' }] })
const start = spot('start')
const nothing = { chosen: [], around: [], last: null }

test('a block goes under the chosen one, else to the end of the program', () => {
  const adds = 'statement'
  expect(placeFor({ adds, chosen: [move], around: [], last: fullLoop })).toEqual({
    at: 'after',
    id: 'move',
  })
  expect(placeFor({ ...nothing, adds, last: start })).toEqual({ at: 'after', id: 'start' })
})

test('a loop that is still empty is filled first', () => {
  const inside = { at: 'inside', id: 'loop', input: 'DO' }
  expect(placeFor({ ...nothing, adds: 'statement', chosen: [emptyLoop] })).toEqual(inside)
  expect(placeFor({ ...nothing, adds: 'statement', last: emptyLoop })).toEqual(inside)
  expect(placeFor({ ...nothing, adds: 'statement', chosen: [fullLoop] })).toEqual({
    at: 'after',
    id: 'loop',
  })
})

test('both sides of a choice are filled, one after the other', () => {
  const choice = spot('if', {
    bodies: [
      { name: 'DO', holds: 'block' },
      { name: 'ELSE', holds: 'nothing' },
    ],
  })
  expect(placeFor({ ...nothing, adds: 'statement', chosen: [choice] })).toEqual({
    at: 'inside',
    id: 'if',
    input: 'ELSE',
  })
})

test('where nothing can follow, it goes behind the loop around it, then to the end, then free', () => {
  const stop = spot('break', { takesNext: false })
  const adds = 'statement'
  expect(placeFor({ adds, chosen: [stop], around: [fullLoop], last: start })).toEqual({
    at: 'after',
    id: 'loop',
  })
  expect(placeFor({ adds, chosen: [stop], around: [], last: start })).toEqual({
    at: 'after',
    id: 'start',
  })
  expect(placeFor({ adds, chosen: [stop], around: [], last: stop })).toEqual({ at: 'free' })
})

test('a value goes into an empty socket, else in place of a stand-in, else it lies free', () => {
  const compare = spot('compare', {
    sockets: [
      { name: 'A', holds: 'block' },
      { name: 'B', holds: 'stand-in' },
    ],
  })
  const whileLoop = spot('while', { sockets: [{ name: 'IF', holds: 'nothing' }] })
  const go = spot('go', { sockets: [{ name: 'ARG0', holds: 'stand-in' }] })
  const adds = 'value'
  expect(placeFor({ ...nothing, adds, chosen: [compare, whileLoop] })).toMatchObject({
    id: 'while',
    input: 'IF',
  })
  expect(placeFor({ ...nothing, adds, chosen: [compare, go] })).toMatchObject({
    id: 'compare',
    input: 'B',
  })
  expect(placeFor({ ...nothing, adds, chosen: [move], last: go })).toEqual({ at: 'free' })
})

test('what begins something of its own always lies free', () => {
  expect(placeFor({ ...nothing, adds: 'alone', chosen: [move], last: start })).toEqual({
    at: 'free',
  })
})
