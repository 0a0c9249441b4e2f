/** What can be wrong with a school's list, and what follows from it. */

/** Nothing can be done with the list. */
export const ROSTER_STOPS = [
  'bad-zip',
  'zip-in-zip',
  'no-manifest',
  'bad-manifest',
  'no-file',
  'file-twice',
  'file-too-large',
  'not-utf8',
  'no-column',
  'too-many-lines',
  'no-source',
] as const

/** The line is left out; whoever it is about stays as they are. */
export const ROSTER_ERRORS = [
  'broken-line',
  'long-line',
  'no-id',
  'bad-id',
  'doubled',
  'bad-status',
  'no-name',
  'bad-name',
  'no-role',
  'bad-role',
  'role-differs',
  'no-title',
  'bad-title',
  'bad-date',
  'unknown-user',
  'unknown-class',
] as const

/** The line counts all the same. */
export const ROSTER_NOTES = [
  'bad-email',
  'email-twice',
  'address-taken',
  'switched-off',
  'unknown-school',
  'class-without-teacher',
  'nobody-leaves',
] as const

export type RosterStop = (typeof ROSTER_STOPS)[number]
export type RosterError = (typeof ROSTER_ERRORS)[number]
export type RosterNote = (typeof ROSTER_NOTES)[number]
export type RosterTrouble = RosterStop | RosterError | RosterNote

export interface RosterProblem {
  /** As it is called in the zip; empty when it is about the zip itself. */
  file: string
  /** Null when it is about the whole file. */
  line: number | null
  problem: RosterTrouble
  /** The id, the column or the value it is about. */
  what: string
}

export function isStop(problem: RosterTrouble): problem is RosterStop {
  return (ROSTER_STOPS as readonly string[]).includes(problem)
}

export function isRosterNote(problem: RosterTrouble): problem is RosterNote {
  return (ROSTER_NOTES as readonly string[]).includes(problem)
}
