import { expect, test } from 'vitest'
import { rememberCheck } from '../task/last-check.ts'
import { lookAtWork } from './look-at-work.ts'
import { plainSubject } from './tutor-subject.ts'

const fine = plainSubject('python', 'print(3)', null)
const wrong = plainSubject('python', 'print(x)', "NameError: name 'x' is not defined")
const LINES = [
  { title: 'Prints a number', state: 'passed' as const },
  {
    title: 'Prints 4',
    state: 'failed' as const,
    why: 'It prints something else.',
    samples: [{ label: 'Wanted', text: '4' }],
  },
  { title: 'Uses a loop', state: 'failed' as const },
]

test('the first check that fails is what the work lacks, in the words the learner has seen', async () => {
  rememberCheck('one', LINES)
  const { failing, firstHelp } = await lookAtWork('one', () => fine)
  expect(failing).toBe('Prints 4\nIt prints something else.\nWanted: 4')
  expect(firstHelp).toEqual({
    task: true,
    what: 'Prints 4',
    next: ['It prints something else.', 'Wanted: 4'],
  })
})

test('what stops the program is explained first; the check is told all the same', async () => {
  rememberCheck('two', LINES)
  const { failing, firstHelp, error } = await lookAtWork('two', () => Promise.resolve(wrong))
  expect(error).toContain('NameError')
  expect(failing).toContain('Prints 4')
  expect(firstHelp).toBeNull()
})

test('what was mended is forgotten, and another task has no say', async () => {
  rememberCheck('three', LINES)
  rememberCheck('three', [{ title: 'Prints 4', state: 'passed' }])
  expect(await lookAtWork('three', () => fine)).toEqual(fine)
  expect(await lookAtWork('four', () => fine)).toEqual(fine)
  expect(await lookAtWork(null, () => fine)).toEqual(fine)
})

test('an exercise of the tool that fails stays what it is', async () => {
  rememberCheck('five', LINES)
  const own = { ...fine, failing: '3 ≠ 5' }
  expect(await lookAtWork('five', () => own)).toEqual(own)
})
