/** Reads classes.csv and enrollments.csv: which classes there are, and who is in them on a day. */
import { checkName, normaliseName } from '../account/account-fields.ts'
import { CLASS_NAME_MAX } from '../classroom/classroom.ts'
import { ListedById } from './listed.ts'
import type { RosterManifest } from './roster-format.ts'
import type { ListedClass, ListedPlace, RosterPart } from './roster-list.ts'
import type { RosterTrouble } from './roster-problem.ts'
import { checkRosterId, holdsOn, type RosterRow, statusOf } from './roster-row.ts'

type Say = (row: { line: number }, problem: RosterTrouble, what: string) => void

export function classReader({ modes }: RosterManifest, hasSchool: (id: string) => boolean) {
  const classes = new ListedById<ListedClass>()
  function read(row: RosterRow, say: Say): void {
    const id = row.cell('sourcedId')
    if (!classes.isFirst(id, row)) return say(row, 'doubled', id)
    const status = statusOf(row, modes.classes)
    if (status === 'gone') return classes.leave(id)
    const title = row.cell('title') || row.cell('classCode')
    const name = Array.from(normaliseName(title)).slice(0, CLASS_NAME_MAX).join('').trim()
    const problem = status === null ? 'bad-status' : nameProblem(title, name)
    if (problem) {
      classes.keep(id)
      return say(row, problem, id)
    }
    const school = row.cell('schoolSourcedId')
    if (!hasSchool(school)) say(row, 'unknown-school', school)
    classes.add(id, { id, line: row.line, name })
  }
  return { read, finish: () => classes.result }
}

function nameProblem(title: string, name: string) {
  if (title.trim() === '') return 'no-title'
  // Titles may be longer than names; what is cut off is not looked at.
  return checkName(name) === null ? null : 'bad-title'
}

const PLACES = new Map<string, RosterPart | null>([
  ['student', 'student'],
  ['teacher', 'teacher'],
  ['administrator', null],
  ['proctor', null],
  ['aide', null],
])
const STRENGTH = { out: 0, kept: 1, in: 2 }

export function enrollmentReader({ modes }: RosterManifest, today: string) {
  const places = new Map<string, Map<string, ListedPlace>>()
  const seen = new Set<string>()
  let complete = true

  function read(row: RosterRow, say: Say): void {
    const id = row.cell('sourcedId')
    if (seen.has(id)) say(row, 'doubled', id)
    seen.add(id)
    const [classId, userId] = [row.cell('classSourcedId'), row.cell('userSourcedId')]
    const wrong = checkRosterId(classId) ?? checkRosterId(userId)
    if (wrong) {
      complete = false
      return say(row, wrong, id)
    }
    const part = PLACES.get(row.cell('role').toLowerCase())
    if (part === null) return
    const status = statusOf(row, modes.enrollments)
    const holds = holdsOn(row, today)
    const bad = (status === null && 'bad-status') || (holds === null && 'bad-date')
    const problem = part === undefined ? 'bad-role' : bad
    if (problem) say(row, problem, part === undefined ? row.cell('role') : id)
    const state = problem ? 'kept' : status === 'in' && holds ? 'in' : 'out'
    add(classId, userId, { state, part: part ?? 'student', line: row.line })
  }

  /** Of several lines about the same place the one that lets somebody in counts, and teaching before learning. */
  function add(classId: string, userId: string, place: ListedPlace): void {
    const inClass = places.get(classId) ?? new Map<string, ListedPlace>()
    places.set(classId, inClass)
    const before = inClass.get(userId)
    const gain = before ? STRENGTH[place.state] - STRENGTH[before.state] : 1
    if (gain > 0 || (gain === 0 && place.part === 'teacher')) inClass.set(userId, place)
  }

  return { read, finish: () => ({ places, complete }) }
}
