/** Held against a task in nbgrader's words: what its release is, and what two pupils made of it. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeCell, type Notebook, notebookOf } from '../notebook.ts'
import { gradeNotebook, gradingNotebook } from './grade-notebook.ts'
import {
  type GradedCell,
  gradedCell,
  gradedCells,
  gradedProblems,
  isTeachers,
  pointsIn,
  withRole,
} from './graded-cell.ts'
import { releaseNotebook } from './release-notebook.ts'
import { PUPILS, RELEASED, SOURCE as SUMS } from './testing/sums-task.ts'

const sources = (notebook: Notebook) =>
  Object.fromEntries(gradedCells(notebook).map(({ gradeId, cell }) => [gradeId, cell.source]))

test('released as nbgrader releases it', () => {
  expect(gradedProblems(SUMS)).toEqual([])
  const release = releaseNotebook(SUMS)
  expect(sources(release)).toEqual(RELEASED)
  expect(pointsIn(release)).toBe(12)
  expect(gradedCells(release).map(({ role }) => role)).toEqual(
    gradedCells(SUMS).map(({ role }) => role),
  )
  for (const { role, cell } of gradedCells(release)) {
    expect(cell.metadata['deletable']).toBe(false)
    expect(cell.metadata['editable']).toBe(isTeachers(role) ? false : undefined)
  }
  expect(JSON.stringify(release)).not.toMatch(/BEGIN|nothing to add|axes/)
})

test.each(Object.entries(PUPILS))('%s is judged by the cells of the teacher', (_name, pupil) => {
  const grading = gradingNotebook(SUMS, pupil.work(releaseNotebook(SUMS)))
  for (const { gradeId, role, cell } of gradedCells(SUMS))
    if (isTeachers(role)) expect(sources(grading)[gradeId]).toBe(cell.source)
  expect(sources(grading)['total']).toContain('def total')
})

test('hidden tests are back when it is graded', () => {
  const grading = gradingNotebook(SUMS, releaseNotebook(SUMS))
  expect(JSON.stringify(grading)).toContain('HIDDEN TESTS')
})

const answer: GradedCell = { gradeId: 'answer', role: 'answer', points: 0 }
const tests: GradedCell = { gradeId: 'tests', role: 'tests', points: 3 }
const marked = (source: string, id: string, graded: GradedCell) =>
  withRole(codeCell(source, id), graded)
const SOURCE = notebookOf([
  marked('### BEGIN SOLUTION\nx = 1\n### END SOLUTION', 'a', answer),
  marked('assert x == 1\n### BEGIN HIDDEN TESTS\nassert y == 2\n### END HIDDEN TESTS', 't', tests),
  marked('', 'w', { gradeId: 'why', role: 'written', points: 2 }),
])

test('a locked cell that was changed, thrown away or doubled counts as the teacher wrote it', () => {
  const [own, , words] = releaseNotebook(SOURCE).cells
  const mine = { ...own!, source: 'x = 1' }
  const easy = marked('print("all fine")', 't2', tests)
  const cheats = [
    notebookOf([mine, easy, words!]),
    notebookOf([mine, words!]),
    notebookOf([words!, easy, mine, easy, { ...mine, id: 'again' }]),
    notebookOf([mine, withRole(easy, { ...tests, points: 1000 }), words!]),
    notebookOf([]),
  ]
  for (const cheat of cheats) {
    const grading = gradingNotebook(SOURCE, cheat)
    const judged = gradedCells(grading)
    expect(judged.map(({ gradeId }) => gradeId).toSorted()).toEqual(['answer', 'tests', 'why'])
    expect(sources(grading)['tests']).toContain('assert y == 2')
    expect(pointsIn(grading)).toBe(5)
  }
})

test('an error is worth nothing, a number so many points, and what nobody wrote needs no teacher', () => {
  const grading = gradingNotebook(SOURCE, releaseNotebook(SOURCE))
  const marks = (outputs: Parameters<typeof gradeNotebook>[2][0]['outputs'], failed = false) =>
    Object.fromEntries(
      gradeNotebook(SOURCE, grading, [{ id: 't', outputs, failed }]).map((mark) => [
        mark.gradeId,
        mark.points,
      ]),
    )
  const result = (text: string) => ({
    output_type: 'execute_result' as const,
    data: { 'text/plain': text },
    metadata: {},
    execution_count: 1,
  })
  expect(marks([])).toEqual({ tests: 3, why: 0 })
  expect(marks([], true)['tests']).toBe(0)
  expect(marks([result('1.5')])['tests']).toBe(1.5)
  expect(marks([result('-1')])['tests']).toBe(3)
  expect(marks([result('[1, 2]')])['tests']).toBe(3)
  const why = {
    ...gradedCells(grading).find(({ gradeId }) => gradeId === 'why')!.cell,
    source: 'x',
  }
  const wrote = { ...grading, cells: grading.cells.map((cell) => (cell.id === 'w' ? why : cell)) }
  expect(gradeNotebook(SOURCE, wrote, []).find(({ gradeId }) => gradeId === 'why')?.points).toBe(
    null,
  )
})

test('what could not be graded rightly is named before learners get it', () => {
  const notebook = notebookOf([
    marked('### BEGIN SOLUTION\nx = 1', 'a', answer),
    marked('### END HIDDEN TESTS', 'b', answer),
    codeCell('### BEGIN SOLUTION\nsecret = 1\n### END SOLUTION', 'c'),
    { ...withRole(codeCell('', 'd'), tests), cell_type: 'markdown' },
  ])
  expect(gradedProblems(notebook)).toEqual([
    { code: 'no-end', gradeId: 'answer', marker: 'BEGIN SOLUTION' },
    { code: 'same-id', gradeId: 'answer' },
    { code: 'no-begin', gradeId: 'answer', marker: 'END HIDDEN TESTS' },
    { code: 'secret-outside', place: 3, marker: 'BEGIN SOLUTION' },
    { code: 'tests-in-words', gradeId: 'tests' },
  ])
  // A solution whose end was forgotten is still not shown.
  expect(JSON.stringify(releaseNotebook(notebook).cells[0])).not.toContain('x = 1')
})

test('a role is read as it was written, and whatever stands in metadata is survived', () => {
  const roles = fc.constantFrom('answer', 'written', 'tests', 'task', 'locked')
  fc.assert(
    fc.property(
      roles,
      fc.stringMatching(/^[a-z][a-z0-9-]{0,40}$/),
      fc.nat(100),
      (role, gradeId, points) => {
        const worth = role === 'answer' || role === 'locked' ? 0 : points
        const cell = withRole(codeCell('', 'x'), { gradeId, role, points })
        expect(gradedCell(cell)).toEqual({ gradeId, role, points: worth })
        expect(gradedCell(withRole(cell, null))).toBe(null)
      },
    ),
  )
  fc.assert(
    fc.property(fc.jsonValue(), (nbgrader) => {
      const cell = { ...codeCell('', 'x'), metadata: { nbgrader } }
      gradedCell(cell)
      releaseNotebook(notebookOf([cell]))
    }),
  )
})
