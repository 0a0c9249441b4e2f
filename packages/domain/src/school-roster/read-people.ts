/** Reads users.csv and, since 1.2, roles.csv: who they are and whether they learn or teach. */
import { checkEmail, checkName, normaliseEmail, normaliseName } from '../account/account-fields.ts'
import { hasNoMail } from '../account/no-mail-address.ts'
import { NO_NAME } from '../account/person-name.ts'
import { ListedById } from './listed.ts'
import type { RosterManifest } from './roster-format.ts'
import { gradeOfRoster } from './roster-grade.ts'
import type { Listed, ListedPerson, RosterPart } from './roster-list.ts'
import type { RosterError, RosterTrouble } from './roster-problem.ts'
import { checkRosterId, holdsOn, type RosterRow, statusOf } from './roster-row.ts'

/** Everybody else in a list has no place here: guardians, offices, principals. In small letters. */
const OTHER_ROLES = new Set([
  'administrator',
  'aide',
  'counselor',
  'districtadministrator',
  'guardian',
  'parent',
  'principal',
  'proctor',
  'relative',
  'siteadministrator',
  'systemadministrator',
])

/** What somebody's roles come to; `bad` when one of them is not in the standard. */
interface Roles {
  parts: Set<RosterPart | 'other' | 'bad'>
  org: string
}

interface Draft extends Omit<ListedPerson, 'part'> {
  org: string
}

type Say = (row: { line: number }, problem: RosterTrouble, what: string) => void

export function peopleReader(manifest: RosterManifest, today: string) {
  const drafts = new ListedById<Draft>()
  const roles = new Map<string, Roles>()
  const inUsers = manifest.version === '1.1'

  function rolesOf(user: string): Roles {
    const found = roles.get(user) ?? { parts: new Set(), org: '' }
    roles.set(user, found)
    return found
  }

  function readUser(row: RosterRow, say: Say): void {
    const id = row.cell('sourcedId')
    if (!drafts.isFirst(id, row)) return say(row, 'doubled', id)
    const status = statusOf(row, manifest.modes.users)
    const draft = status === 'in' ? draftOf(row) : null
    if (status === null || typeof draft === 'string') {
      drafts.keep(id)
      return say(row, typeof draft === 'string' ? draft : 'bad-status', id)
    }
    const switchedOff = /^(false|falsch|f|no|n|0)$/i.test(row.cell('enabledUser'))
    if (switchedOff && draft) say(row, 'switched-off', id)
    if (!draft || switchedOff) return drafts.leave(id)
    const email = row.cell('email')
    if (email !== '' && draft.email === null) say(row, 'bad-email', email)
    if (inUsers) addRole(row, id, row.cell('orgSourcedIds').split(',')[0]?.trim() ?? '', say)
    drafts.add(id, draft)
  }

  function readRole(row: RosterRow, say: Say): void {
    const id = row.cell('userSourcedId')
    const wrong = checkRosterId(id)
    if (wrong) return say(row, wrong, id)
    const status = statusOf(row, manifest.modes.roles)
    const holds = holdsOn(row, today)
    if (status === null || holds === null) {
      rolesOf(id).parts.add('bad')
      return say(row, status === null ? 'bad-status' : 'bad-date', id)
    }
    if (status === 'in' && holds) addRole(row, id, row.cell('orgSourcedId'), say)
  }

  function addRole(row: RosterRow, user: string, org: string, say: Say): void {
    const name = row.cell('role')
    const known = rolesOf(user)
    const part = partOf(name)
    if (part === 'bad') say(row, 'bad-role', name)
    known.parts.add(part)
    // Whichever order the lines have, the same school is taken.
    if (org !== '' && (known.org === '' || org < known.org)) known.org = org
  }

  /** `nameOf` gives a school's name, or nothing. */
  function finish(nameOf: (org: string) => string, say: Say): Listed<ListedPerson> {
    const { in: found, gone, kept } = drafts.result
    const people: Listed<ListedPerson> = { in: new Map(), gone, kept }
    for (const [id, { org, ...person }] of found) {
      const said = roles.get(id)
      const part = decide(said?.parts)
      const unsaid = part === null && manifest.modes.roles === 'bulk'
      if (part === 'bad' || unsaid) {
        if (unsaid) say(person, 'no-role', id)
        kept.add(id)
      } else if (part === 'other') gone.add(id)
      else people.in.set(id, { ...person, part, affiliation: nameOf(org || (said?.org ?? '')) })
    }
    return people
  }

  return { readUser, readRole, finish }
}

function draftOf(row: RosterRow): Draft | RosterError {
  const given = normaliseName(row.cell('givenName'))
  const family = normaliseName(row.cell('familyName'))
  if (given === '' && family === '') return 'no-name'
  // People with one name only are usual in many countries.
  const [firstName, lastName] = [given || family, given === '' ? NO_NAME : family || NO_NAME]
  const displayName = normaliseName(row.cell('preferredGivenName')) || firstName
  const raw = ['givenName', 'familyName', 'preferredGivenName'].map((name) => row.cell(name))
  const wrong = [...raw.filter((name) => name !== ''), firstName].some((name) => checkName(name))
  if (wrong) return 'bad-name'
  const email = normaliseEmail(row.cell('email'))
  return {
    id: row.cell('sourcedId'),
    line: row.line,
    displayName,
    firstName,
    lastName,
    grade: gradeOfRoster(row.cell('grades')),
    email: checkEmail(email) === null && !hasNoMail(email) ? email : null,
    affiliation: '',
    org: row.cell('primaryOrgSourcedId'),
  }
}

function partOf(role: string): RosterPart | 'other' | 'bad' {
  const name = role.toLowerCase()
  if (name === 'student' || name === 'teacher') return name
  return OTHER_ROLES.has(name) ? 'other' : 'bad'
}

/** Whoever teaches is a teacher, whatever else they are. */
function decide(parts: Roles['parts'] | undefined): RosterPart | 'other' | 'bad' | null {
  return (['teacher', 'student', 'bad', 'other'] as const).find((part) => parts?.has(part)) ?? null
}
