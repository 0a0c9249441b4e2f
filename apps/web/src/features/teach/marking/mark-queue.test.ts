import type { Submission } from '@panya/domain/classroom/assignment.ts'
import { expect, test } from 'vitest'
import { queueOf } from './mark-queue.ts'

function row(studentId: number, change: Partial<Submission> = {}): Submission {
  return {
    studentId,
    displayName: '',
    firstName: '',
    lastName: '',
    projectId: null,
    state: 'handed-in',
    handedInAt: '2026-11-16T08:00:00Z',
    late: false,
    ownDueAt: null,
    comments: 0,
    stars: null,
    clean: null,
    check: null,
    draft: null,
    mark: null,
    rubricMarks: null,
    feedback: '',
    ...change,
  }
}

const draft = { mark: 3, rubricMarks: null, feedback: '', outdated: false }
const NOBODY = new Set<number>()

test('only work that the filter shows is in the row', () => {
  const rows = [
    row(1),
    row(2, { draft }),
    row(3, { state: 'working', handedInAt: null }),
    row(4, { late: true }),
    row(5, { state: 'given-back', mark: 4 }),
    row(6, { draft: { ...draft, outdated: true } }),
    row(7, { draft: { ...draft, mark: null } }),
  ]
  const total = (filter: Parameters<typeof queueOf>[1]['filter']) =>
    queueOf(rows, { filter, current: 1, visited: NOBODY }).total
  expect([total('to-mark'), total('handed-in'), total('late'), total('all')]).toEqual([4, 6, 2, 7])
})

test('work that was marked on the way stays in the row', () => {
  const rows = [row(1, { draft }), row(2), row(3)]
  const walk = { filter: 'to-mark', current: 2, visited: new Set([1]) } as const
  expect(queueOf(rows, walk)).toMatchObject({
    position: 2,
    total: 3,
    previous: { studentId: 1 },
    next: { studentId: 3 },
  })
  const marked = [row(1, { draft }), row(2, { draft }), row(3)]
  expect(queueOf(marked, walk)).toMatchObject({ position: 2, total: 3 })
})

test('the ends have nothing behind them', () => {
  const rows = [row(1), row(2)]
  const at = (current: number) => queueOf(rows, { filter: 'all', current, visited: NOBODY })
  expect(at(1).previous).toBeNull()
  expect(at(2).next).toBeNull()
  expect(at(0)).toMatchObject({ position: 0, next: { studentId: 1 } })
})
