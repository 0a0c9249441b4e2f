/** Marking a class: drafts that wait to be returned, and which work a teacher wants to see. */
import type { AssignmentWish, Submission } from './assignment.ts'

export const SAVED_COMMENT_LIMITS = { count: 100, text: 500 } as const

/** One of the comments a teacher uses often. */
export interface SavedComment {
  id: number
  text: string
}

/** What a teacher has written and the learner does not see yet. */
export interface MarkDraft {
  mark: number | null
  /** Null for a line nobody has looked at yet. */
  rubricMarks: (number | null)[] | null
  feedback: string
}

/** A half-filled rubric is kept, but is no mark. */
export function draftMarkOf(
  { rubric, maxMark }: Pick<AssignmentWish, 'rubric' | 'maxMark'>,
  { mark, rubricMarks }: MarkDraft,
): number | null | 'bad-mark' {
  if (rubric.length > 0) {
    if (rubricMarks === null) return null
    const fits =
      rubricMarks.length === rubric.length &&
      rubricMarks.every((one, at) => one === null || (one >= 0 && one <= rubric[at]!.points))
    if (!fits) return 'bad-mark'
    const filled = rubricMarks.filter((one) => one !== null)
    return filled.length === rubric.length ? filled.reduce((sum, one) => sum + one, 0) : null
  }
  return mark === null || (mark >= 0 && mark <= maxMark) ? mark : 'bad-mark'
}

export const WORK_FILTERS = ['to-mark', 'handed-in', 'late', 'all'] as const
export type WorkFilter = (typeof WORK_FILTERS)[number]

type Standing = Pick<Submission, 'state' | 'late' | 'handedInAt' | 'draft'>

/** Handed in, and nobody has given it a mark since. */
export function isToMark({ state, draft }: Standing): boolean {
  return state === 'handed-in' && (draft === null || draft.mark === null || draft.outdated)
}

/** Marked and waiting: what "return all" takes. */
export function isToReturn({ draft }: Pick<Submission, 'draft'>): boolean {
  return draft !== null && draft.mark !== null && !draft.outdated
}

export function isShown(filter: WorkFilter, row: Standing): boolean {
  if (filter === 'all') return true
  if (filter === 'to-mark') return isToMark(row)
  if (filter === 'late') return row.late
  return row.handedInAt !== null
}

export function readFilter(text: string | null): WorkFilter | null {
  return WORK_FILTERS.find((name) => name === text) ?? null
}
