/** What a tool shows its tutor of the work: what the model may be told, and what only the page needs. */
import { TUTOR_LIMITS, type TutorSubject } from '@panya/domain/tutor/tutor.ts'
import type { ReactNode } from 'react'

/**
 * The first rung: free, at once, without any request.
 * Plain sentences in the learner's language; names of theirs stand between `backticks`, as in answers.
 */
export interface FirstHelp {
  /** What happened, or what the first check that fails asks for. */
  what: string
  /** Nothing has happened yet: it is what the work asks for. */
  task?: boolean
  /** What to look at or try next, the nearest step first. */
  next: string[]
}

/** A tool's `tutor-subject.ts` makes it, whenever the panel looks at the work; making it must be cheap and never throw. */
export interface ShownSubject extends TutorSubject {
  /** Null: the panel explains the error from its own catalogue. */
  firstHelp: FirstHelp | null
  /** Draws code of an answer as blocks, without anything to press or drag; null where that cannot be done: then it is shown as text. */
  draw?(code: string): ReactNode | null
}

/** What leaves the page, as long as the server takes it. */
export function toldSubject(subject: ShownSubject): TutorSubject {
  const { kind, program, error, failing, goal, level } = subject
  return {
    kind,
    program: program.slice(0, TUTOR_LIMITS.program),
    error: error?.slice(0, TUTOR_LIMITS.error) ?? null,
    failing: failing?.slice(0, TUTOR_LIMITS.failing) ?? null,
    goal: goal?.slice(0, TUTOR_LIMITS.goal) ?? null,
    level: level?.slice(0, TUTOR_LIMITS.level) ?? null,
  }
}

/** Of a tool that tells no more than its program and its last error. */
export function plainSubject(
  kind: TutorSubject['kind'],
  program: string,
  error: string | null,
): ShownSubject {
  return { kind, program, error, failing: null, goal: null, level: null, firstHelp: null }
}
