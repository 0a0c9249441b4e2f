/** Compares a school's list with what came from it before: what is new, what changed, what has gone. */
import { byId, type PlannedPeople, planPeople } from './plan-people.ts'
import type { ListedPlace, RosterList } from './roster-list.ts'
import type {
  KnownClass,
  KnownMember,
  KnownSchool,
  RosterPlan,
  RosterSteps,
} from './roster-plan.ts'
import type { RosterProblem } from './roster-problem.ts'

/** `school` is its name, for people whose line does not say where they learn. */
export function planRoster(list: RosterList, known: KnownSchool, school: string): RosterPlan {
  const people = planPeople(list, known, school)
  const classes = planClasses(list, known.classes)
  const places = planPlaces(list, known, people, classes.open)
  const { unchanged, problems, ...peopleSteps } = people.plan
  return {
    steps: { ...classes.steps, ...peopleSteps, ...places.steps },
    unchanged,
    missingTeachers: [...people.missing.values()],
    problems: [...list.problems, ...problems, ...places.problems],
  }
}

type ClassSteps = Pick<RosterSteps, 'newClasses' | 'renamed' | 'putAway' | 'broughtBack'>

/** `open` has every class that will be there, with its number; null for a new one. */
function planClasses(list: RosterList, known: KnownClass[]) {
  const { in: listed, gone, kept } = list.classes
  const steps: ClassSteps = { newClasses: [], renamed: [], putAway: [], broughtBack: [] }
  const open = new Map<string, number | null>()
  const before = new Map(known.map((one) => [one.id, one]))
  for (const { id, name } of [...listed.values()].toSorted(byId)) {
    const found = before.get(id)
    open.set(id, found?.classroomId ?? null)
    if (!found) steps.newClasses.push({ id, name })
    else {
      const { classroomId } = found
      if (found.left) steps.broughtBack.push({ id, classroomId, name })
      if (found.name !== name) steps.renamed.push({ id, classroomId, before: found.name, name })
    }
  }
  const missingLeave = list.modes.classes === 'bulk' && list.complete.classes
  for (const { id, classroomId, left, name } of known.toSorted(byId)) {
    if (left || listed.has(id)) continue
    if (!kept.has(id) && (gone.has(id) || missingLeave))
      steps.putAway.push({ id, classroomId, name })
    else open.set(id, classroomId)
  }
  return { steps, open }
}

function planPlaces(
  list: RosterList,
  known: KnownSchool,
  people: PlannedPeople,
  open: ReadonlyMap<string, number | null>,
) {
  const problems: RosterProblem[] = []
  const steps: Pick<RosterSteps, 'newPlaces' | 'endedPlaces'> = { newPlaces: [], endedPlaces: [] }
  const leaving = new Set(people.plan.leaving.map(({ id }) => id))
  const numbers = new Map(people.numbers)
  const parts = new Map(people.parts)
  // Whoever this list does not speak of is who they were.
  for (const { id, studentId, left, staff } of known.people) {
    if (left || leaving.has(id) || numbers.has(id)) continue
    numbers.set(id, studentId)
    parts.set(id, staff ? 'teacher' : 'student')
  }
  const before = membersByClass(known.members)
  const keptUsers = list.people.kept
  const isBulk = list.modes.enrollments === 'bulk' && list.complete.enrollments
  const leavingNumbers = new Set(people.plan.leaving.map(({ studentId }) => studentId))
  for (const id of numbers.keys()) {
    const number = numbers.get(id)
    if (number) leavingNumbers.delete(number)
  }

  for (const [classId, places] of [...list.places].toSorted(([a], [b]) => compare(a, b))) {
    const isKnown = open.has(classId)
    const members = before.get(open.get(classId) ?? -1)
    const teaching = teachersAmong(places)
    for (const [userId, place] of [...places].toSorted(([a], [b]) => compare(a, b))) {
      if (place.state !== 'in') continue
      const missing = people.missing.get(userId)
      if (missing && place.part === 'teacher') missing.classes += 1
      const problem = placeProblem(userId, place)
      if (!isKnown || problem) {
        if (!isKnown && !list.classes.kept.has(classId) && !list.classes.gone.has(classId))
          say(place, 'unknown-class', classId)
        else if (isKnown && problem && problem !== 'kept') say(place, problem, userId)
        continue
      }
      const number = numbers.get(userId)
      // Two people of the list may be one account: who teaches a class is not its learner too.
      if (number && place.part === 'student' && teaching.has(number)) continue
      const member = number ? members?.get(number) : undefined
      if (!member || (member.part === 'student' && place.part === 'teacher')) {
        steps.newPlaces.push({ classId, userId, part: place.part })
      }
    }
  }

  function teachersAmong(places: ReadonlyMap<string, ListedPlace>): ReadonlySet<unknown> {
    const taken = [...places].filter(
      ([id, place]) =>
        place.state === 'in' && place.part === 'teacher' && placeProblem(id, place) === null,
    )
    return new Set(taken.map(([id]) => numbers.get(id)))
  }

  /** Why somebody has no place in a class; `kept` when it needs no word. */
  function placeProblem(userId: string, place: ListedPlace) {
    if (people.missing.has(userId) && place.part === 'teacher') return 'kept'
    const part = parts.get(userId)
    if (part === undefined)
      return keptUsers.has(userId) ||
        list.people.gone.has(userId) ||
        leaving.has(userId) ||
        people.missing.has(userId)
        ? 'kept'
        : 'unknown-user'
    return place.part === 'teacher' && part !== 'teacher' ? 'role-differs' : null
  }

  function say(place: ListedPlace, problem: RosterProblem['problem'], what: string): void {
    problems.push({ file: 'enrollments.csv', line: place.line, problem, what })
  }

  endPlaces()
  classesWithoutTeacher()
  return { steps, problems }

  function endPlaces(): void {
    const ids = new Map<number, string[]>()
    for (const { id, studentId } of known.people) {
      ids.set(studentId, [...(ids.get(studentId) ?? []), id])
    }
    for (const { id, studentId } of people.plan.connected) {
      ids.set(studentId, [...(ids.get(studentId) ?? []), id])
    }
    for (const [classId, classroomId] of open) {
      if (classroomId === null) continue
      const places = list.places.get(classId)
      for (const { studentId, listed } of before.get(classroomId)?.values() ?? []) {
        if (!listed) continue
        const states = (ids.get(studentId) ?? []).map((id) => stateOf(id, places?.get(id)))
        const stays = states.includes('in') || states.includes('kept')
        if (leavingNumbers.has(studentId) || (!stays && (isBulk || states.includes('out'))))
          steps.endedPlaces.push({ classroomId, studentId })
      }
    }
    steps.endedPlaces.sort((a, b) => a.classroomId - b.classroomId || a.studentId - b.studentId)
  }

  function stateOf(id: string, place: ListedPlace | undefined) {
    return keptUsers.has(id) ? 'kept' : (place?.state ?? null)
  }

  function classesWithoutTeacher(): void {
    if (list.modes.enrollments !== 'bulk') return
    for (const { id, line, name } of list.classes.in.values()) {
      const taught = [...(list.places.get(id)?.values() ?? [])].some(
        ({ state, part }) => state === 'in' && part === 'teacher',
      )
      const problem = 'class-without-teacher'
      if (!taught) problems.push({ file: 'classes.csv', line, problem, what: name })
    }
  }
}

function membersByClass(members: readonly KnownMember[]): Map<number, Map<number, KnownMember>> {
  const classes = new Map<number, Map<number, KnownMember>>()
  for (const member of members) {
    const inClass = classes.get(member.classroomId) ?? new Map<number, KnownMember>()
    inClass.set(member.studentId, member)
    classes.set(member.classroomId, inClass)
  }
  return classes
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
