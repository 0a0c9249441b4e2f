/** A school's list after reading: who and what is in it, what has gone, and what could not be understood. */
import type { Grade } from '../account/grade.ts'
import type { FileMode, RosterFile } from './roster-format.ts'
import type { RosterProblem } from './roster-problem.ts'

export type RosterPart = 'student' | 'teacher'

export interface ListedPerson {
  id: string
  line: number
  /** Null when the list does not say it: whoever is known stays what they are. */
  part: RosterPart | null
  displayName: string
  firstName: string
  lastName: string
  /** Null when the list does not say it. */
  grade: Grade | null
  email: string | null
  /** The school's name; empty when the list does not say it. */
  affiliation: string
}

export interface ListedClass {
  id: string
  line: number
  name: string
}

/** `kept`: something was wrong with the line, so it changes nothing. */
export interface ListedPlace {
  state: 'in' | 'kept' | 'out'
  part: RosterPart
  line: number
}

/** `gone` is said to be gone; `kept` stays as it is, because its line could not be understood. */
export interface Listed<Item> {
  in: Map<string, Item>
  gone: Set<string>
  kept: Set<string>
}

export interface RosterList {
  modes: Record<RosterFile, FileMode>
  people: Listed<ListedPerson>
  classes: Listed<ListedClass>
  /** By class, then by person. */
  places: Map<string, Map<string, ListedPlace>>
  /** False when lines could not be told whose they are: then nobody is taken for missing. */
  complete: { users: boolean; classes: boolean; enrollments: boolean }
  /** Which school it is of, when the list says it. */
  source: { id: string; name: string } | null
  problems: RosterProblem[]
}
