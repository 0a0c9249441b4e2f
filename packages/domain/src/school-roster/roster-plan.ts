/** What a school's list will change here, said before anything is changed. */
import type { Grade } from '../account/grade.ts'
import type { RosterPart } from './roster-list.ts'
import type { RosterProblem } from './roster-problem.ts'

/** Somebody who came with an earlier list of this school. */
export interface KnownPerson {
  id: string
  studentId: number
  left: boolean
  firstName: string
  lastName: string
  grade: string
  /** Teacher or admin here: their account is theirs alone. */
  staff: boolean
  /** Has a mailbox and a password of their own, or is in another school's list: may stay without this one. */
  staysOpen: boolean
}

export interface KnownClass {
  id: string
  classroomId: number
  left: boolean
  name: string
}

/** A place in one of the classes above. */
export interface KnownMember {
  classroomId: number
  studentId: number
  part: RosterPart
  /** A list of this school made it; others are not touched. */
  listed: boolean
}

/** An account that has an address of the list, whoever it belongs to. */
export interface KnownAccount {
  email: string
  studentId: number
  verified: boolean
  staff: boolean
  demo: boolean
}

export interface KnownSchool {
  people: KnownPerson[]
  classes: KnownClass[]
  members: KnownMember[]
  accounts: KnownAccount[]
}

export interface Names {
  firstName: string
  lastName: string
}

export interface NewPerson extends Names {
  id: string
  displayName: string
  grade: Grade
  email: string | null
  affiliation: string
}

export interface PersonChange extends Names {
  id: string
  studentId: number
  grade: string
  before: string
}

export interface PersonLeaving extends Names {
  id: string
  studentId: number
  /** Nobody could sign in with it but through the school. */
  closes: boolean
}

/** Somebody who had an account before; what the list says of a learner is written into it. */
export interface Connection extends Names {
  id: string
  studentId: number
  email: string
  part: RosterPart
  grade: Grade | null
}

/** A teacher of the list who is none here. Rights are given to people, not by a file. */
export interface MissingTeacher extends Names {
  id: string
  email: string | null
  classes: number
}

export interface NewPlace {
  classId: string
  userId: string
  part: RosterPart
}

export interface EndedPlace {
  classroomId: number
  studentId: number
}

/** All in the order of their ids: the same list makes the same plan, in whatever order its lines are. */
export interface RosterSteps {
  newClasses: { id: string; name: string }[]
  renamed: { id: string; classroomId: number; before: string; name: string }[]
  putAway: { id: string; classroomId: number; name: string }[]
  broughtBack: { id: string; classroomId: number; name: string }[]
  newPeople: NewPerson[]
  connected: Connection[]
  changed: PersonChange[]
  returned: (Names & { id: string; studentId: number })[]
  leaving: PersonLeaving[]
  newPlaces: NewPlace[]
  endedPlaces: EndedPlace[]
}

export interface RosterPlan {
  steps: RosterSteps
  /** People of the list who are here already and stay as they are. */
  unchanged: number
  missingTeachers: MissingTeacher[]
  problems: RosterProblem[]
}

export type RosterCounts = Record<keyof RosterSteps, number>

export function countSteps(steps: RosterSteps): RosterCounts {
  return Object.fromEntries(
    Object.entries(steps).map(([name, list]) => [name, list.length]),
  ) as RosterCounts
}

export function stepsIn(counts: RosterCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
