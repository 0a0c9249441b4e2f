/** Work a teacher gives: what it asks for, when it may be handed in, and how it is marked. */

import type { CleanState } from '../notebook/clean-state.ts'
import type { ToolPath } from '../tool/tool.ts'
import type { CheckWish } from './check.ts'
import type { TutorMode } from './classroom.ts'
import type { Audience } from './giving.ts'
import type { MarkDraft } from './marking.ts'

export const RESUBMIT_RULES = ['once', 'until-due', 'always'] as const
export type ResubmitRule = (typeof RESUBMIT_RULES)[number]

export interface RubricLine {
  text: string
  points: number
}

export interface AssignmentWish {
  title: string
  instructions: string
  tool: ToolPath
  level: string | null
  dueAt: string | null
  resubmit: ResubmitRule
  tutorMode: TutorMode
  maxMark: number
  rubric: RubricLine[]
  /** Those of its tool. */
  checks: CheckWish[]
  /** Work that does what is asked, as text. For the tutor, which never gives it away; learners are not sent it. */
  solution?: string | null
  teams: number[][] | null
  pathId: number | null
}

export const ASSIGNMENT_LIMITS = {
  title: 120,
  pathTitle: 120,
  instructions: 20_000,
  solution: 12_000,
  rubricLines: 12,
  comment: 2000,
  feedback: 4000,
} as const

export type SubmissionState = 'working' | 'handed-in' | 'given-back'

export interface Assignment extends AssignmentWish {
  id: number
  classroomId: number
  pathTitle: string | null
  step: number
  hasStarter: boolean
  /** How much it counts in the gradebook; 0 for not at all. */
  weight: number
  createdAt: string
  /** From when on learners see it; null for a draft. */
  givenAt: string | null
  /** Null for the whole class. */
  audience: Audience | null
  archivedAt: string | null
}

export interface AssignmentSummary extends Assignment {
  handedIn: number
  marked: number
  students: number
}

export interface Mark {
  mark: number | null
  rubricMarks: number[] | null
  feedback: string
}

/** One learner's work on one assignment, as the teacher sees it. */
export interface Submission extends Mark {
  studentId: number
  displayName: string
  firstName: string
  lastName: string
  projectId: string | null
  state: SubmissionState | 'not-started'
  handedInAt: string | null
  late: boolean
  /** When it is due for this learner, where that is another time than the class's. */
  ownDueAt: string | null
  comments: number
  /** For games: the stars the server saw. */
  stars: number | null
  /** For notebooks: whether what was handed in, or is being worked on, runs clean. */
  clean: CleanState | null
  /** The last result of the assignment's own checks, as the learner's tool reported it. */
  check: 'passed' | 'failed' | null
  /** Not returned yet. `outdated`: the learner has handed in again since. */
  draft: (MarkDraft & { outdated: boolean }) | null
}

/** The same from the learner's side, due when it is due for them; who else has it is not theirs to know. */
export interface MyAssignment extends Omit<Assignment, 'audience' | 'solution'>, Mark {
  className: string
  /** The teacher has given this learner a time of their own. */
  hasOwnDue: boolean
  state: SubmissionState | 'not-started'
  projectId: string | null
  handedInAt: string | null
  givenBackAt: string | null
  handIn: HandInAnswer
  comments: number
  stars: number | null
  /** The step before is not handed in yet. */
  locked: boolean
}

export type HandInAnswer = 'yes' | 'already-handed-in' | 'too-late'

interface Standing {
  state: SubmissionState | 'not-started'
  handIns: number
  mark: number | null
}

/**
 * The first hand-in always counts, late or not: work is never turned away. After that the rule decides, and
 * work given back without a mark was given back to be gone on with.
 */
export function mayHandIn(
  { resubmit, dueAt }: Pick<AssignmentWish, 'resubmit' | 'dueAt'>,
  { state, handIns, mark }: Standing,
  now: Date,
): HandInAnswer {
  if (handIns === 0 || (state === 'given-back' && mark === null)) return 'yes'
  if (resubmit === 'once') return 'already-handed-in'
  const over = dueAt !== null && new Date(dueAt) < now
  return resubmit === 'until-due' && over ? 'too-late' : 'yes'
}

export function isLate(dueAt: string | null, handedInAt: string | null): boolean {
  return dueAt !== null && handedInAt !== null && new Date(handedInAt) > new Date(dueAt)
}

/** How a tool calls the checks of an assignment when it reports how they went. */
export const taskCheckName = (assignmentId: number): string => `task-${assignmentId}`

/** With a rubric the mark is its sum; what does not fit the rubric is no mark. */
export function markOf(
  { rubric, maxMark }: Pick<AssignmentWish, 'rubric' | 'maxMark'>,
  given: { mark: number | null; rubricMarks: number[] | null },
): number | null | 'bad-mark' {
  if (rubric.length > 0 && given.rubricMarks !== null) {
    const fits =
      given.rubricMarks.length === rubric.length &&
      given.rubricMarks.every((points, index) => points >= 0 && points <= rubric[index]!.points)
    return fits ? given.rubricMarks.reduce((sum, points) => sum + points, 0) : 'bad-mark'
  }
  if (given.mark === null) return null
  return given.mark >= 0 && given.mark <= maxMark ? given.mark : 'bad-mark'
}

/** What a teacher keeps to give again, in any class. */
export type TemplateWish = Omit<AssignmentWish, 'teams' | 'pathId' | 'dueAt'>

export interface AssignmentTemplate extends TemplateWish {
  id: number
  hasStarter: boolean
}

/** Several assignments in an order. */
export interface AssignmentPath {
  id: number
  title: string
  steps: number
}
