/** The marks of a class over all its tasks: how a work stands, what counts, and the means. */
import type { ToolPath } from '../tool/tool.ts'
import type { SubmissionState } from './assignment.ts'
import { dueFor } from './giving.ts'

/** What becomes of work that is due and was never handed in: nothing, or a mark of 0. */
export const MISSING_WORK = ['left-out', 'zero'] as const
export type MissingWork = (typeof MISSING_WORK)[number]

export const MOST_WEIGHT = 100

export interface GradebookTask {
  id: number
  title: string
  tool: ToolPath
  dueAt: string | null
  maxMark: number
  /** 0: does not count. */
  weight: number
  /** Whom it is for; null for the whole class. */
  whom: number[] | null
}

/** One learner's own time for one task. */
export interface GradebookDue {
  taskId: number
  studentId: number
  dueAt: string
}

export interface GradebookLearner {
  studentId: number
  displayName: string
  firstName: string
  lastName: string
}

/** One learner's work on one task; there is none before somebody begins. */
export interface GradebookWork {
  taskId: number
  studentId: number
  projectId: string | null
  state: SubmissionState
  handedIn: boolean
  late: boolean
  mark: number | null
}

/** What checks said last, where there are some; a game's level is passed with a star. */
export interface GradebookCheck {
  taskId: number
  studentId: number
  passed: boolean
}

export interface Gradebook {
  tasks: GradebookTask[]
  learners: GradebookLearner[]
  works: GradebookWork[]
  checks: GradebookCheck[]
  ownDues: GradebookDue[]
  missing: MissingWork
  /** The server's clock: whether something is due does not depend on the reader's. */
  now: string
}

export type CellState =
  | 'not-for-them'
  | 'not-begun'
  | 'working'
  | 'handed-in'
  | 'late'
  | 'missing'
  | 'given-back'
  | 'marked'

export function cellState(
  { dueAt }: Pick<GradebookTask, 'dueAt'>,
  work: GradebookWork | undefined,
  now: string,
): CellState {
  if (work && work.mark !== null) return 'marked'
  if (work?.state === 'given-back') return 'given-back'
  if (work?.handedIn) return work.late ? 'late' : 'handed-in'
  if (dueAt !== null && new Date(dueAt) < new Date(now)) return 'missing'
  return work ? 'working' : 'not-begun'
}

export interface Cell {
  task: GradebookTask
  state: CellState
  work: GradebookWork | undefined
  /** Null where there is no check, or none was tried. */
  passed: boolean | null
  /** Of the most that can be had, 0 to 1; null where nothing counts yet. */
  share: number | null
}

export interface GradebookRow {
  learner: GradebookLearner
  cells: Cell[]
  mean: number | null
}

export interface GradebookTable {
  rows: GradebookRow[]
  /** Of every task, in their order. */
  taskMeans: (number | null)[]
  classMean: number | null
}

/** What has no mark yet does not count; what is missing counts as the teacher has chosen. */
function shareOf(
  { maxMark }: GradebookTask,
  state: CellState,
  work: GradebookWork | undefined,
  missing: MissingWork,
): number | null {
  if (state === 'marked') return Math.min(1, (work?.mark ?? 0) / maxMark)
  return state === 'missing' && missing === 'zero' ? 0 : null
}

export interface Weighted {
  weight: number
  share: number | null
}

/** Null where nothing counts. */
export function weightedMean(parts: readonly Weighted[]): number | null {
  let [sum, weights] = [0, 0]
  for (const { weight, share } of parts) {
    if (share === null || weight <= 0) continue
    sum += weight * share
    weights += weight
  }
  return weights === 0 ? null : sum / weights
}

const meanOf = (shares: readonly (number | null)[]): number | null =>
  weightedMean(shares.map((share) => ({ share, weight: 1 })))

const keyOf = (one: { studentId: number; taskId: number }): string =>
  `${one.studentId} ${one.taskId}`

/** It counts nowhere: not in their mean, nor in that of the task. */
const notForThem = (task: GradebookTask): Cell => ({
  task,
  state: 'not-for-them',
  work: undefined,
  passed: null,
  share: null,
})

/** Every learner, in the order of their names, with every task. */
export function gradebookTable(book: Gradebook, locale: string): GradebookTable {
  const works = new Map(book.works.map((work) => [keyOf(work), work]))
  const checks = new Map(book.checks.map((check) => [keyOf(check), check.passed]))
  const ownDues = new Map(book.ownDues.map((own) => [keyOf(own), own.dueAt]))
  const whom = new Map(book.tasks.map((task) => [task.id, task.whom && new Set(task.whom)]))
  const rows = inNameOrder(book.learners, locale).map((learner): GradebookRow => {
    const cells = book.tasks.map((task): Cell => {
      if (whom.get(task.id)?.has(learner.studentId) === false) return notForThem(task)
      const key = keyOf({ studentId: learner.studentId, taskId: task.id })
      const work = works.get(key)
      const dueAt = dueFor(task.dueAt, ownDues.get(key) ?? null)
      const state = cellState({ dueAt }, work, book.now)
      const share = shareOf(task, state, work, book.missing)
      return { task, state, work, passed: checks.get(key) ?? null, share }
    })
    const parts = cells.map(({ task, share }) => ({ weight: task.weight, share }))
    return { learner, cells, mean: weightedMean(parts) }
  })
  return {
    rows,
    taskMeans: book.tasks.map((_task, at) => meanOf(rows.map(({ cells }) => cells[at]!.share))),
    classMean: meanOf(rows.map(({ mean }) => mean)),
  }
}

/** As people of that language put them, and 2 before 10. */
export function inNameOrder<One extends GradebookLearner>(
  learners: readonly One[],
  locale: string,
): One[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return learners.toSorted(
    (a, b) =>
      compare(a.firstName, b.firstName) ||
      compare(a.lastName, b.lastName) ||
      a.studentId - b.studentId,
  )
}

/** In percent, with one digit after the point: 0.8333 is 83.3. */
export const percentOf = (share: number): number => Math.round(share * 1000) / 10
