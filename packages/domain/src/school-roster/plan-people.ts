/** Which people of a list are new, known, changed, back, or gone; and whose account an address is. */
import type { ListedPerson, RosterList, RosterPart } from './roster-list.ts'
import type {
  KnownAccount,
  KnownPerson,
  KnownSchool,
  MissingTeacher,
  RosterPlan,
  RosterSteps,
} from './roster-plan.ts'
import type { RosterNote, RosterProblem } from './roster-problem.ts'

export interface PlannedPeople {
  /** Who will have an account here: by their id what they may be in a class. */
  parts: Map<string, RosterPart>
  /** Their number here; null for who is new. */
  numbers: Map<string, number | null>
  missing: Map<string, MissingTeacher>
  plan: Pick<RosterPlan, 'unchanged' | 'problems'> &
    Pick<RosterSteps, 'newPeople' | 'connected' | 'changed' | 'returned' | 'leaving'>
}

export function planPeople(list: RosterList, known: KnownSchool, source: string): PlannedPeople {
  const before = new Map(known.people.map((person) => [person.id, person]))
  const accounts = new Map(known.accounts.map((account) => [account.email, account]))
  const twice = repeatedAddresses(list)
  const people = [...list.people.in.values()].toSorted(byId)
  /** Accounts that belong to somebody of this list already. */
  const taken = new Set(people.flatMap(({ id }) => before.get(id)?.studentId ?? []))
  const result: PlannedPeople = {
    parts: new Map(),
    numbers: new Map(),
    missing: new Map(),
    plan: {
      unchanged: 0,
      problems: [],
      newPeople: [],
      connected: [],
      changed: [],
      returned: [],
      leaving: [],
    },
  }
  for (const person of people) {
    const email = person.email !== null && twice.has(person.email) ? null : person.email
    if (email !== person.email) say(result, person, 'email-twice', person.email ?? '')
    const account = email === null ? undefined : accounts.get(email)
    const wish = { ...person, email }
    const found = before.get(person.id)
    if (found) planKnown(result, wish, found)
    else
      planUnknown(result, wish, account && !taken.has(account.studentId) ? account : null, {
        isTaken: account !== undefined,
        source,
      })
  }
  planLeaving(result, list, known)
  return result
}

type Wish = ListedPerson

function planKnown(
  { parts, numbers, missing, plan }: PlannedPeople,
  wish: Wish,
  found: KnownPerson,
) {
  const { id, firstName, lastName } = wish
  const { studentId } = found
  numbers.set(id, studentId)
  if (found.left) plan.returned.push({ id, studentId, firstName, lastName })
  const part = wish.part ?? (found.staff ? 'teacher' : 'student')
  if (part === 'teacher' && !found.staff) missing.set(id, missingTeacher(wish))
  parts.set(id, part === 'teacher' && found.staff ? 'teacher' : 'student')
  const grade = wish.grade ?? found.grade
  const same = found.firstName === firstName && found.lastName === lastName && found.grade === grade
  if (!same && !found.staff && part === 'student') {
    const before = `${found.firstName} ${found.lastName}`
    plan.changed.push({ id, studentId, firstName, lastName, grade, before })
  } else if (!found.left) plan.unchanged += 1
}

/** `account` is one with this address that nobody of the list has yet. */
function planUnknown(
  result: PlannedPeople,
  wish: Wish,
  account: KnownAccount | null,
  { isTaken, source }: { isTaken: boolean; source: string },
): void {
  const { id, email, part, line: _line, ...rest } = wish
  const { firstName, lastName } = wish
  // An address somebody else typed proves nothing: only one who has shown that it is theirs is connected.
  const isTheirs = account?.verified === true && !account.demo
  const connect = (as: RosterPart) => {
    if (!account) return
    const { studentId } = account
    const { grade } = wish
    result.plan.connected.push({
      id,
      studentId,
      email: account.email,
      part: as,
      firstName,
      lastName,
      grade,
    })
    result.numbers.set(id, studentId)
  }
  if (part === null) {
    result.plan.problems.push({ file: 'users.csv', line: wish.line, problem: 'no-role', what: id })
  } else if (part === 'teacher') {
    if (!isTheirs || !account?.staff) return void result.missing.set(id, missingTeacher(wish))
    connect(part)
    result.parts.set(id, 'teacher')
  } else {
    result.parts.set(id, 'student')
    if (isTheirs && !account?.staff) return connect(part)
    if (isTaken) say(result, wish, 'address-taken', email ?? '')
    const { grade, affiliation, displayName } = rest
    result.numbers.set(id, null)
    result.plan.newPeople.push({
      id,
      firstName,
      lastName,
      displayName,
      grade: grade ?? 'other',
      email: isTaken ? null : email,
      affiliation: affiliation || source,
    })
  }
}

function planLeaving({ numbers, plan }: PlannedPeople, list: RosterList, known: KnownSchool): void {
  const { in: listed, gone, kept } = list.people
  const missingLeave = list.modes.users === 'bulk' && list.complete.users
  const here = new Set(numbers.values())
  const absent = known.people.filter(({ id, left }) => !left && !listed.has(id) && !kept.has(id))
  const leaving = absent.filter(({ id }) => gone.has(id) || missingLeave)
  if (leaving.length < absent.length && list.modes.users === 'bulk') {
    plan.problems.push({ file: 'users.csv', line: null, problem: 'nobody-leaves', what: '' })
  }
  for (const { id, studentId, firstName, lastName, staff, staysOpen } of leaving.toSorted(byId)) {
    const closes = !staff && !staysOpen && !here.has(studentId)
    plan.leaving.push({ id, studentId, firstName, lastName, closes })
  }
}

/** Nobody gets an address that two people of the list have. */
function repeatedAddresses(list: RosterList): Set<string> {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const { email } of list.people.in.values()) {
    if (email !== null && seen.has(email)) twice.add(email)
    if (email !== null) seen.add(email)
  }
  return twice
}

function missingTeacher({ id, firstName, lastName, email }: Wish): MissingTeacher {
  return { id, firstName, lastName, email, classes: 0 }
}

function say({ plan }: PlannedPeople, { line }: Wish, problem: RosterNote, what: string): void {
  const entry: RosterProblem = { file: 'users.csv', line, problem, what }
  plan.problems.push(entry)
}

export function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}
