/** What an admin sees of a school's list before it is imported, and while it is. */
import type { MissingTeacher, Names, RosterCounts, RosterSteps } from './roster-plan.ts'
import type { RosterProblem, RosterTrouble } from './roster-problem.ts'

/** Of long lists only the beginning is shown; the counts are of all. */
export const ROSTER_SHOWN = 200

export interface RosterPreview {
  /** The name this school's lists go by here; null when nobody has said it. */
  source: string | null
  problems: RosterProblem[]
  problemCounts: Partial<Record<RosterTrouble, number>>
  /** Null when nothing can be done with the list. */
  plan: PlanPreview | null
}

export interface PlanPreview {
  /** Stands for exactly these changes: whoever confirms sends it back. */
  key: string
  counts: RosterCounts
  unchanged: number
  /** How many of those who leave can no longer sign in. */
  closing: number
  shown: ShownSteps
  missingTeachers: MissingTeacher[]
  /** Other schools whose lists have people with the same ids: perhaps it is one of them. */
  alike: { source: string; people: number }[]
}

export interface ShownSteps
  extends Pick<RosterSteps, 'newClasses' | 'renamed' | 'putAway' | 'broughtBack' | 'changed'> {
  newPeople: Names[]
  connected: (Names & { email: string })[]
  returned: Names[]
  leaving: (Names & { closes: boolean })[]
}

/** A school whose lists were imported before. */
export interface RosterSource {
  source: string
  people: number
  left: number
  classes: number
}

/** While a list is imported, a line each. `problem` is the last one when it could not go on. */
export type RosterProgress = { done: number; total: number } | { problem: 'interrupted' }

export interface InvitedTeachers {
  /** Had an account with a proved address: they are teachers now. */
  given: string[]
  /** The link is shown when no mail could be sent. */
  invited: { email: string; token: string | null }[]
}

export const TEACHERS_AT_ONCE = 100
