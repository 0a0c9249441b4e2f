import { expect, test } from 'vitest'
import { isSameMark, isWhole, readMark, sumOf, typedMark, withComment } from './typed-mark.ts'

const PLAIN = { rubric: [] }
const RUBRIC = {
  rubric: [
    { text: 'Runs', points: 4 },
    { text: 'Readable', points: 2 },
  ],
}
const returned = { mark: 5, rubricMarks: null, feedback: 'First' }

test('a draft goes before what was returned', () => {
  expect(typedMark(PLAIN, { ...returned, draft: null })).toEqual({
    mark: '5',
    points: [],
    feedback: 'First',
  })
  const draft = { mark: null, rubricMarks: null, feedback: 'Second', outdated: false }
  expect(typedMark(PLAIN, { ...returned, draft })).toMatchObject({ mark: '', feedback: 'Second' })
})

test('a line nobody has filled in is no nought', () => {
  const empty = typedMark(RUBRIC, { mark: null, rubricMarks: null, feedback: '', draft: null })
  expect(empty.points).toEqual(['', ''])
  expect(readMark(RUBRIC, empty).rubricMarks).toEqual([null, null])
  const half = { ...empty, points: ['0', ''] }
  expect(readMark(RUBRIC, half)).toEqual({ mark: null, rubricMarks: [0, null], feedback: '' })
  expect([isWhole(RUBRIC, half), isWhole(RUBRIC, { ...half, points: ['0', '2'] })]).toEqual([
    false,
    true,
  ])
  expect(sumOf({ ...half, points: ['1.5', '2'] })).toBe(3.5)
})

test('what is read is what was written', () => {
  const draft = { mark: 7.5, rubricMarks: null, feedback: 'Good', outdated: false }
  const typed = typedMark(PLAIN, { ...returned, draft })
  expect(readMark(PLAIN, typed)).toEqual({ mark: 7.5, rubricMarks: null, feedback: 'Good' })
  expect(isSameMark(typed, { ...typed })).toBe(true)
  expect(isSameMark(typed, { ...typed, mark: '7' })).toBe(false)
})

test('a saved comment never takes away what is there, nor more room than there is', () => {
  expect(withComment('', 'Well done.', 100)).toBe('Well done.')
  expect(withComment('Hello. ', 'Well done.', 100)).toBe('Hello.\nWell done.')
  expect(withComment('12345', '6789', 8)).toBe('12345\n67')
})
