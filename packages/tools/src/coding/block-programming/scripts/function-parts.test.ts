import { expect, test } from 'vitest'
import { faultOf, movedPart, type Part, partsOf, signatureFrom } from './function-parts.ts'

let count = 0
const newId = (): string => `new-${++count}`
const word = (text: string): Part => ({ id: newId(), kind: 'word', text })
const value = (text: string): Part => ({ id: text, kind: 'value', text })
const truth = (text: string): Part => ({ id: text, kind: 'truth', text })
const free = (): boolean => false

test('words, values and conditions in any order come back as they were', () => {
  const parts = [word('jump'), value('steps'), word('high if'), truth('awake')]
  const signature = signatureFrom('f', parts, true)
  expect(signature).toEqual({
    id: 'f',
    name: 'jump high if',
    text: 'jump %1 high if %2',
    params: [
      { id: 'steps', name: 'steps' },
      { id: 'awake', name: 'awake', kind: 'truth' },
    ],
    warp: true,
  })
  const back = partsOf(signature, newId)
  expect(back.map(({ kind, text }) => [kind, text])).toEqual([
    ['word', 'jump'],
    ['value', 'steps'],
    ['word', 'high if'],
    ['truth', 'awake'],
  ])
  expect(signatureFrom('f', back, true)).toEqual(signature)
})

test('a name and its values are what they always were', () => {
  expect(signatureFrom('f', [word(' star '), value('a'), value('b')], false)).toEqual({
    id: 'f',
    name: 'star',
    params: [
      { id: 'a', name: 'a' },
      { id: 'b', name: 'b' },
    ],
  })
})

test('a per cent sign in the words makes no hole', () => {
  const signature = signatureFrom('f', [word('100%1 sure'), value('x'), word('ok')], false)
  expect(partsOf(signature, newId).map(({ kind }) => kind)).toEqual(['word', 'value', 'word'])
})

test('what a call leaves out stays what it was', () => {
  const given = { id: 'f', name: 'f', params: [{ id: 'a', name: 'a', preset: '7' }] }
  expect(signatureFrom('f', partsOf(given, newId), false)).toEqual(given)
})

test('faults are named: no words, a taken name, parameters without a name of their own', () => {
  expect(faultOf([word('  '), value('a')], free)).toBe('name')
  expect(faultOf([word('go')], (name) => name === 'go')).toBe('taken')
  expect(faultOf([word('go'), value('')], free)).toBe('params')
  expect(faultOf([word('go'), value('a'), { ...truth('a'), id: 'b' }], free)).toBe('params')
  expect(faultOf([word('go'), value('a')], free)).toBeNull()
})

test('parts move up and down, and not beyond the ends', () => {
  const parts = [word('a'), value('b'), word('c')]
  expect(movedPart(parts, 1, -1).map(({ text }) => text)).toEqual(['b', 'a', 'c'])
  expect(movedPart(parts, 0, -1)).toEqual(parts)
  expect(movedPart(parts, 2, 1)).toEqual(parts)
})
