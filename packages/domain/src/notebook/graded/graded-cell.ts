/**
 * Cells that are marked, in the words of nbgrader's metadata, so that its assignments are at home here and ours
 * there. A cell is known by its `grade_id`, not by its place.
 */
import type { Cell, Notebook } from '../notebook.ts'

/**
 * answer: the learner writes, tests elsewhere judge it. written: the learner writes, the teacher marks it.
 * tests: run to judge; worth points. task: told to do, marked by the teacher. locked: to be read only.
 */
export type GradedRole = 'answer' | 'written' | 'tests' | 'task' | 'locked'

export interface GradedCell {
  gradeId: string
  role: GradedRole
  points: number
}

/** Whose words these are: a learner changes nothing in them. */
export const isTeachers = (role: GradedRole): boolean => role !== 'answer' && role !== 'written'

export const GRADED_LIMITS = { points: 1000, gradeId: 80 } as const

/** What stands in a cell's metadata may be anything; what is not understood is no graded cell. */
export function gradedCell({ metadata }: Cell): GradedCell | null {
  const given = metadata['nbgrader']
  if (typeof given !== 'object' || given === null) return null
  const { grade_id: gradeId, points, ...flags } = given as Record<string, unknown>
  const role = roleOf(flags)
  if (role === null || typeof gradeId !== 'string' || gradeId.trim() === '') return null
  return {
    gradeId: gradeId.slice(0, GRADED_LIMITS.gradeId),
    role,
    points: role === 'answer' || role === 'locked' ? 0 : readPoints(points),
  }
}

function roleOf(flags: Record<string, unknown>): GradedRole | null {
  if (flags['task'] === true) return 'task'
  if (flags['grade'] === true) return flags['solution'] === true ? 'written' : 'tests'
  if (flags['solution'] === true) return 'answer'
  return flags['locked'] === true ? 'locked' : null
}

function readPoints(value: unknown): number {
  const points = typeof value === 'string' ? Number(value) : value
  if (typeof points !== 'number' || !Number.isFinite(points)) return 0
  return Math.min(Math.max(points, 0), GRADED_LIMITS.points)
}

/** The cell with that part to play; null takes it away. Everything else in its metadata stays. */
export function withRole<T extends Cell>(cell: T, graded: GradedCell | null): T {
  const { nbgrader: before, ...metadata } = cell.metadata
  if (graded === null) return { ...cell, metadata }
  const { gradeId, role, points } = graded
  const { points: _, ...kept } = (before ?? {}) as { points?: unknown }
  const nbgrader = {
    ...kept,
    schema_version: 3,
    grade_id: gradeId,
    grade: role === 'tests' || role === 'written',
    solution: role === 'answer' || role === 'written',
    locked: isTeachers(role),
    task: role === 'task',
    ...(role === 'answer' || role === 'locked' ? {} : { points }),
  }
  return { ...cell, metadata: { ...metadata, nbgrader } }
}

export function gradedCells(notebook: Notebook): (GradedCell & { cell: Cell })[] {
  return notebook.cells.flatMap((cell) => {
    const graded = gradedCell(cell)
    return graded ? [{ ...graded, cell }] : []
  })
}

export function pointsIn(notebook: Notebook): number {
  return gradedCells(notebook).reduce((total, { points }) => total + points, 0)
}

export type GradedProblem =
  | { code: 'same-id'; gradeId: string }
  | { code: 'no-end' | 'no-begin'; gradeId: string; marker: string }
  | { code: 'tests-in-words'; gradeId: string }
  | { code: 'secret-outside'; place: number; marker: string }

/** Nothing of it could be graded rightly; said to the teacher before learners get it. */
export function gradedProblems(notebook: Notebook): GradedProblem[] {
  const problems: GradedProblem[] = []
  const seen = new Set<string>()
  notebook.cells.forEach((cell, index) => {
    const graded = gradedCell(cell)
    const marks = markerProblems(cell.source)
    if (!graded) {
      // What was meant to be hidden would be shown to everybody.
      const [marker] = /BEGIN (?:SOLUTION|HIDDEN TESTS|MARK SCHEME)/.exec(cell.source) ?? []
      if (marker) problems.push({ code: 'secret-outside', place: index + 1, marker })
      return
    }
    const { gradeId, role } = graded
    if (seen.has(gradeId)) problems.push({ code: 'same-id', gradeId })
    seen.add(gradeId)
    if (role === 'tests' && cell.cell_type !== 'code') {
      problems.push({ code: 'tests-in-words', gradeId })
    }
    for (const [code, marker] of marks) problems.push({ code, gradeId, marker })
  })
  return problems
}

function markerProblems(source: string): ['no-end' | 'no-begin', string][] {
  const problems: ['no-end' | 'no-begin', string][] = []
  for (const name of ['SOLUTION', 'HIDDEN TESTS', 'MARK SCHEME']) {
    let isOpen = false
    for (const line of source.split('\n')) {
      if (line.includes(`BEGIN ${name}`)) {
        if (isOpen) problems.push(['no-end', `BEGIN ${name}`])
        isOpen = true
      } else if (line.includes(`END ${name}`)) {
        if (!isOpen) problems.push(['no-begin', `END ${name}`])
        isOpen = false
      }
    }
    if (isOpen) problems.push(['no-end', `BEGIN ${name}`])
  }
  return problems
}
