import { describe, expect, test } from 'vitest'
import { isLate, markOf, mayHandIn } from './assignment.ts'

const NOW = new Date('2026-11-16T03:00:00Z')
const [before, after] = ['2026-11-15T03:00:00Z', '2026-11-17T03:00:00Z']
const fresh = { state: 'working', handIns: 0, mark: null } as const
const handed = { state: 'handed-in', handIns: 1, mark: null } as const

describe('handing in', () => {
  test.each(['once', 'until-due', 'always'] as const)(
    'the first time, %s, even late',
    (resubmit) => {
      expect(mayHandIn({ resubmit, dueAt: before }, fresh, NOW)).toBe('yes')
    },
  )
  test.each([
    ['once', after, 'already-handed-in'],
    ['until-due', after, 'yes'],
    ['until-due', before, 'too-late'],
    ['until-due', null, 'yes'],
    ['always', before, 'yes'],
  ] as const)('again, %s, due %s: %s', (resubmit, dueAt, answer) => {
    expect(mayHandIn({ resubmit, dueAt }, handed, NOW)).toBe(answer)
  })
  test('work given back without a mark may always be handed in again', () => {
    const back = { state: 'given-back', handIns: 1, mark: null } as const
    expect(mayHandIn({ resubmit: 'once', dueAt: before }, back, NOW)).toBe('yes')
    expect(mayHandIn({ resubmit: 'once', dueAt: before }, { ...back, mark: 3 }, NOW)).toBe(
      'already-handed-in',
    )
  })
  test('late is after the due time', () => {
    expect(isLate(before, after)).toBe(true)
    expect(isLate(after, before)).toBe(false)
    expect(isLate(null, after)).toBe(false)
  })
})

describe('a mark', () => {
  const rubric = [
    { text: 'Runs', points: 4 },
    { text: 'Readable', points: 2 },
  ]
  test('is the sum of the rubric', () => {
    expect(markOf({ rubric, maxMark: 6 }, { mark: null, rubricMarks: [3, 2] })).toBe(5)
  })
  test.each([[[5, 0]], [[1]], [[-1, 2]]])('a rubric filled with %j is refused', (rubricMarks) => {
    expect(markOf({ rubric, maxMark: 6 }, { mark: null, rubricMarks })).toBe('bad-mark')
  })
  test('stays within what the assignment gives', () => {
    expect(markOf({ rubric: [], maxMark: 10 }, { mark: 7.5, rubricMarks: null })).toBe(7.5)
    expect(markOf({ rubric: [], maxMark: 10 }, { mark: 11, rubricMarks: null })).toBe('bad-mark')
    expect(markOf({ rubric: [], maxMark: 10 }, { mark: null, rubricMarks: null })).toBeNull()
  })
})
