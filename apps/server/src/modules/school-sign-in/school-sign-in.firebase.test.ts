import type { Connection, SchoolList } from '@panya/domain/account/school-sign-in.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { student } from '../../platform/database/schema/person.ts'
import { adminClient } from '../../testing/admin-client.ts'
import { codeAt } from '../../testing/app-code.ts'
import { aStudent, aTeacher, TEST_PASSWORD } from '../../testing/people.ts'
import { SCHOOL_ID, startTestSchool, type TestSchool } from '../../testing/school.ts'
import { Browser } from '../../testing/sign-in.ts'
import { StaffBrowser } from '../../testing/staff-browser.ts'

let place: TestSchool
beforeAll(async () => {
  place = await startTestSchool({
    NODE_ENV: 'development',
    IDENTITY: 'firebase',
    FIREBASE_PROJECT_ID: process.env['FIREBASE_PROJECT_ID'] ?? '',
    FIREBASE_API_KEY: 'any-key',
    FIREBASE_AUTH_EMULATOR_HOST: process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '',
  })
})
afterAll(() => place.close())

// The emulator keeps what earlier tests made.
const mark = Date.now().toString(36)
const pupil = (claims = {}) => {
  const { name, email } = place.pupil(claims)
  const own = email.replace('@', `.${mark}@`)
  place.school.people.set(name, { email: own, email_verified: true, name: 'Mali Dee', ...claims })
  return { name, email: own }
}
const set = (email: string, emailVerifiedAt: Date | null) =>
  place.server.database.orm.update(student).set({ emailVerifiedAt }).where(eq(student.email, email))
const byPassword = async (email: string) =>
  (await new Browser(place.server).signIn(email, TEST_PASSWORD)).searchParams.get('code') ?? 'in'

test('somebody new gets an account at Firebase, and it is the same one the next time', async () => {
  const { name, email } = pupil()
  const uids: unknown[] = []
  for (let times = 0; times < 2; times++) {
    const browser = place.browser()
    expect(await browser.enter(SCHOOL_ID, name)).toBe('in')
    const session = (await browser.session())!
    expect(session.user.email).toBe(email)
    const claims = Buffer.from(session.firebaseToken!.split('.')[1]!, 'base64url').toString()
    expect(JSON.parse(claims)).toMatchObject({ email, aud: 'demo-panya' })
    uids.push(JSON.parse(claims).user_id)
    expect((await browser.get('/api/profile')).statusCode).toBe(200)
  }
  expect(new Set(uids).size).toBe(1)
})

test('who made an account with somebody’s address and never proved it has no way in any more', async () => {
  const { name, email } = pupil()
  await aStudent(place.server, { email })
  await set(email, null)
  const stranger = new Browser(place.server)
  await stranger.signIn(email)
  const owner = place.browser()
  expect(await owner.enter(SCHOOL_ID, name)).toBe('in')
  expect(await stranger.session()).toBeNull()
  expect(await byPassword(email)).toBe('credentials')
  expect((await owner.session())?.user.email).toBe(email)
})

test('who proved it keeps their password, and staff are asked for their second factor', async () => {
  const { name, email } = pupil()
  await aTeacher(place.server, { email })
  await set(email, new Date())
  const own = new StaffBrowser(place.server)
  await own.signIn(email)
  await own.confirm()
  const { secret } = await own.addApp()
  const teacher = place.browser()
  expect(await teacher.enter(SCHOOL_ID, name)).toBe('second_factor_app')
  const code = codeAt(secret, new Date(Date.now() + 30_000))
  expect(await teacher.useTicket({ code })).toBe('in')
  expect(await byPassword(email)).toBe('second_factor_app')
})

test('an admin sets schools up here too, and frees an address that is somebody else’s now', async () => {
  const { call } = await adminClient(place.server)
  expect((await call<SchoolList>('GET', '/school-sign-in')).body.possible).toBe(true)
  const { name, email } = pupil()
  expect(await place.browser().enter(SCHOOL_ID, name)).toBe('in')
  const before = (await place.row(email))!.id
  const path = `/people/${before}/connections`
  const [{ source }] = (await call<Connection[]>('GET', path)).body as [Connection]
  const gone = `${path}/${encodeURIComponent(source)}?address=free`
  expect((await call('DELETE', gone)).status).toBe(204)
  expect(await place.browser().enter(SCHOOL_ID, pupil({ email }).name)).toBe('in')
  expect((await place.row(email))!.id).not.toBe(before)
})
