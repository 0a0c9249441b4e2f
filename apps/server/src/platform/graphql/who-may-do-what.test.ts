/** Who may do what: every operation of the platform, asked by every role, about oneself and about another. */

import type { Role } from '@panya/domain/account/role.ts'
import type { GraphqlDocument } from '@panya/domain/graphql/document.ts'
import * as Operations from '@panya/domain/graphql/operations.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendOperation } from '../../testing/graphql.ts'
import { aDemo, anAdmin, aStudent, aTeacher, TEST_PASSWORD } from '../../testing/people.ts'
import { signIn } from '../../testing/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

/** Besides the roles: a demo account that was switched off, and a session that was signed out. */
type Asker = Role | 'old-demo' | 'signed-out'
interface Somebody {
  id: number
  email: string
}

/**
 * `rows` and `none`: answered, with or without rows. Everything else is the error's code.
 * Order: anonymous, demo, student, teacher, admin, old-demo, signed-out.
 */
const U = 'UNAUTHENTICATED'
const F = 'FORBIDDEN'
type Outcomes = [string, string, string, string, string, string, string]
const ASKERS: Asker[] = [
  'anonymous',
  'demo',
  'student',
  'teacher',
  'admin',
  'old-demo',
  'signed-out',
]

const PICTURE = `/api/profile/images/${'x'.repeat(24)}.webp`

// biome-ignore format: one line an operation makes a table
const TABLE: [string, GraphqlDocument<unknown, unknown>, (who: Somebody) => object, 'self' | 'other', Outcomes][] = [
  ['GetDemo', Operations.GetDemo, () => ({}), 'self', ['none', 'rows', 'none', 'none', 'rows', 'rows', 'none']],
  ['GetPrivilegedUser', Operations.GetPrivilegedUser, ({ email }) => ({ email }), 'self', [U, 'none', 'none', 'rows', 'rows', U, U]],
  ['GetPrivilegedUser', Operations.GetPrivilegedUser, () => ({ email: head.email }), 'other', [U, 'none', 'none', 'none', 'rows', U, U]],
  ['GetStudent', Operations.GetStudent, ({ email }) => ({ email, today: today() }), 'self', [U, 'rows', 'rows', 'rows', 'rows', U, U]],
  ['GetStudent', Operations.GetStudent, ({ email }) => ({ email, today: today() }), 'other', [U, 'none', 'none', 'none', 'rows', U, U]],
  ['GetStudentByEmail', Operations.GetStudentByEmail, ({ email }) => ({ email }), 'self', [U, 'rows', 'rows', 'rows', 'rows', U, U]],
  ['GetStudentByEmail', Operations.GetStudentByEmail, ({ email }) => ({ email }), 'other', [U, 'none', 'none', 'none', 'rows', U, U]],
  ['GetStudentById', Operations.GetStudentById, ({ id }) => ({ id }), 'self', [U, 'rows', 'rows', 'rows', 'rows', U, U]],
  ['GetStudentById', Operations.GetStudentById, ({ id }) => ({ id }), 'other', [U, 'none', 'none', 'none', 'rows', U, U]],
  ['GetProfile', Operations.GetProfile, ({ id }) => ({ id }), 'self', [U, 'rows', 'rows', 'rows', 'rows', U, U]],
  ['GetProfile', Operations.GetProfile, ({ id }) => ({ id }), 'other', [U, 'none', 'none', 'none', 'rows', U, U]],
  ['UpdateProfileImage', Operations.UpdateProfileImage, ({ id }) => ({ id, profileImage: PICTURE }), 'self', [U, F, 'rows', 'rows', 'rows', U, U]],
  ['UpdateProfileImage', Operations.UpdateProfileImage, ({ id }) => ({ id, profileImage: PICTURE }), 'other', [U, F, F, F, 'rows', U, U]],
  ['signUpUser', Operations.SignUpUser, newCredentials, 'other', ['rows', 'rows', 'rows', 'rows', 'rows', 'rows', 'rows']],
  ['InsertMissingStudent', Operations.InsertMissingStudent, newStudent, 'self', [U, 'rows', 'rows', 'rows', 'rows', U, U]],
  ['InsertMissingStudent', Operations.InsertMissingStudent, newStudent, 'other', [U, F, F, F, 'rows', U, U]],
  ['InsertAttendance', Operations.InsertAttendance, () => ({ date: today() }), 'self', [U, 'rows', 'rows', 'rows', 'rows', U, U]],
  ['UpdateOnlineStatus, check-in', Operations.UpdateOnlineStatus, online, 'self', [U, 'rows', 'rows', 'rows', 'rows', U, U]],
  ['UpdateOnlineStatus, check-in', Operations.UpdateOnlineStatus, online, 'other', [U, F, F, F, F, U, U]],
  ['UpdateOnlineStatus, minutes', Operations.UpdateOnlineStatus, minutes, 'self', [U, 'rows', 'rows', 'rows', 'rows', U, U]],
  ['UpdateOnlineStatus, minutes', Operations.UpdateOnlineStatus, minutes, 'other', [U, F, F, F, F, U, U]],
  ...Object.values(Operations.TOPUPS).map((topup): (typeof TABLE)[number] =>
    [topup.name, topup, () => ({ today: today(), topup_minutes: 15 }), 'self', [U, 'rows', 'rows', 'rows', 'rows', U, U]]),
  ['GetUserSubscription', Operations.GetUserSubscription, ({ id }) => ({ userId: id }), 'self', [U, 'rows', 'rows', 'rows', 'rows', U, U]],
  ['GetUserSubscription', Operations.GetUserSubscription, ({ id }) => ({ userId: id }), 'other', [U, 'none', 'none', 'none', 'rows', U, U]],
  ['GetComplimentarySubscription', Operations.GetComplimentarySubscription, ({ id }) => ({ userId: id }), 'self', [U, 'rows', 'rows', 'rows', 'rows', U, U]],
  ['GetComplimentarySubscription', Operations.GetComplimentarySubscription, ({ id }) => ({ userId: id }), 'other', [U, 'none', 'none', 'none', 'rows', U, U]],
  ['GrantComplimentarySubscription', Operations.GrantComplimentarySubscription, grant, 'self', [U, F, F, F, 'rows', U, U]],
  ['GrantComplimentarySubscription', Operations.GrantComplimentarySubscription, grant, 'other', [U, F, F, F, 'rows', U, U]],
]

let server: TestServer
let planId = 0
let head: Somebody = { id: 0, email: '' }
let other: Somebody = { id: 0, email: '' }
const people = new Map<Asker, Somebody & { headers: Record<string, string> }>()

beforeAll(async () => {
  server = await startTestServer()
  head = await aTeacher(server)
  other = await aStudent(server)
  const makers = { demo: aDemo, student: aStudent, teacher: aTeacher, admin: anAdmin }
  for (const [role, make] of Object.entries(makers)) {
    const person = await make(server)
    const { withToken } = await signIn(server, person.email)
    people.set(role as Asker, { ...person, headers: withToken })
  }
  people.set('anonymous', { id: other.id, email: 'nobody@school.example', headers: {} })
  const old = await aDemo(server, { active: false })
  people.set('old-demo', { ...old, headers: (await signIn(server, old.email)).withToken })
  const gone = await aStudent(server)
  const session = await signIn(server, gone.email)
  await server.database.pool.query(
    `update device_sessions set status = 'inactive' where email = $1`,
    [gone.email],
  )
  people.set('signed-out', { ...gone, headers: { ...session.withToken, ...session.withCookie } })
  await giveSubscriptions()
})
afterAll(() => server.close())

async function giveSubscriptions() {
  const { pool } = server.database
  const { rows } = await pool.query(`select id from subscription_plans where name = 'pro'`)
  planId = rows[0].id
  await pool.query('update user_subscriptions set plan_id = $1', [planId])
  await pool.query(
    `insert into complimentary_subscriptions (user_id, plan_id, cycle, grant_reason, expires_at)
     select id, $1, 'monthly', 'test', now() + interval '1 day' from student`,
    [planId],
  )
}

const today = () => bangkokDay(new Date())
function online({ id }: Somebody) {
  return { student_id: id, today: today(), last_online: new Date().toISOString() }
}
function minutes(who: Somebody) {
  return { ...online(who), topup_minutes: 15 }
}
function grant({ id }: Somebody) {
  return {
    userId: id,
    planId,
    cycle: 'monthly',
    grantReason: 'a gift',
    expiresAt: '2099-01-01T00:00:00+07:00',
  }
}
const names = { displayName: 'A', firstName: 'A', lastName: 'B', grade: 'P4', affiliation: 'C' }
function newStudent({ email }: Somebody) {
  return { email, ...names }
}
let count = 0
function newCredentials() {
  count += 1
  return { credentials: { email: `new${count}@school.example`, password: TEST_PASSWORD, ...names } }
}

function outcomeOf(data: object): string {
  const [first] = Object.values(data) as unknown[]
  const empty = first === null || (Array.isArray(first) && first.length === 0)
  return empty ? 'none' : 'rows'
}

describe.each(TABLE)('%s', (_name, document, variables, whom, outcomes) => {
  test.each(ASKERS.map((asker, index) => [whom, asker, outcomes[index]] as const))(
    'about %s, by %s: %s',
    async (_whom, asker, expected) => {
      const person = people.get(asker)!
      const about = whom === 'self' ? person : other
      const answer = await sendOperation(server, document, variables(about), person.headers)
      const outcome = answer.outcome === 'ok' ? outcomeOf(answer.data as object) : answer.outcome
      expect(outcome).toBe(expected)
      if (expected === U || expected === F)
        expect(Object.values(answer.data ?? {})).not.toContainEqual(expect.anything())
    },
  )
})

test('the table has every operation', () => {
  const listed = new Set(TABLE.map(([, document]) => document.name))
  expect(Operations.OPERATIONS.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual(
    [],
  )
})
