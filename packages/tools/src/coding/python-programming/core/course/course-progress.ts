/** How far a learner has come in the course. The programs are kept beside it, one by one. */
import { isStep, STEPS, type StepId } from './chapters.ts'

export const COURSE_KEY = 'course'
export const programKey = (step: StepId) => `course/${step}`
const LONGEST_PROGRAM = 15_000

export interface CourseProgress {
  solved: readonly StepId[]
  /** The step that was open last. */
  at: StepId | null
  /** The project the course was opened in and not left since. */
  openIn: string | null
  /** How much help was asked for, step by step. */
  hints: Partial<Record<StepId, number>>
}

export const NO_COURSE: CourseProgress = { solved: [], at: null, openIn: null, hints: {} }

export function readCourse(value: unknown): CourseProgress {
  if (typeof value !== 'object' || value === null) return NO_COURSE
  const { solved, at, openIn, hints } = value as Record<string, unknown>
  const known = Object.entries(hints ?? {}).filter(
    ([id, count]) => isStep(id) && Number.isSafeInteger(count) && Number(count) >= 0,
  )
  return {
    solved: STEPS.filter((id) => Array.isArray(solved) && solved.includes(id)),
    at: isStep(at) ? at : null,
    openIn: typeof openIn === 'string' ? openIn : null,
    hints: Object.fromEntries(known),
  }
}

export function withStepSolved(progress: CourseProgress, step: StepId): CourseProgress {
  const solved = STEPS.filter((id) => id === step || progress.solved.includes(id))
  return { ...progress, solved }
}

/** Where to go on: the step that was open, else the first that is not done. */
export function placeIn(progress: CourseProgress): StepId {
  const first = STEPS.find((id) => !progress.solved.includes(id))
  return progress.at ?? first ?? 'hello'
}

export const nextStep = (step: StepId): StepId | undefined => STEPS[STEPS.indexOf(step) + 1]

export const keptProgram = (text: string) => ({ text: text.slice(0, LONGEST_PROGRAM) })

export function readProgram(value: unknown): string | null {
  const text = (value as { text?: unknown } | null)?.text
  return typeof text === 'string' ? text : null
}
