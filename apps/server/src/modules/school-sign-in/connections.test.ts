import { hasNoMail } from '@panya/domain/account/no-mail-address.ts'
import type { Connection } from '@panya/domain/account/school-sign-in.ts'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkedIdentity } from '../../platform/database/schema/account.ts'
import { student } from '../../platform/database/schema/person.ts'
import { ltiPlatform } from '../../platform/database/schema/school.ts'
import { auditLog } from '../../platform/database/schema/site.ts'
import { adminClient } from '../../testing/admin-client.ts'
import { aStudent } from '../../testing/people.ts'
import { SCHOOL_ID, startTestSchool, type TestSchool } from '../../testing/school.ts'
import { Browser } from '../../testing/sign-in.ts'

let place: TestSchool
let admin: Awaited<ReturnType<typeof adminClient>>
beforeAll(async () => {
  place = await startTestSchool()
  admin = await adminClient(place.server)
})
afterAll(() => place.close())

const orm = () => place.server.database.orm
const list = async (id: number) =>
  (await admin.call<Connection[]>('GET', `/people/${id}/connections`)).body
const disconnect = async (id: number, source: string, address = 'keep') => {
  const path = `/people/${id}/connections/${encodeURIComponent(source)}?address=${address}`
  return (await admin.call('DELETE', path)).status
}

/** Somebody who has come through the school, and the browser they are signed in with. */
async function someone(claims = {}) {
  const { name, email } = place.pupil(claims)
  const browser = place.browser()
  expect(await browser.enter(SCHOOL_ID, name)).toBe('in')
  const { id } = (await place.row(email))!
  return { name, email, browser, id, source: (await list(id))[0]!.source }
}

test('an admin and the owner see what opens the account, since when, and when it was used', async () => {
  const { id, browser, source } = await someone()
  const [row] = await orm()
    .insert(ltiPlatform)
    .values({
      name: 'Moodle of Suthep',
      issuer: 'https://moodle.suthep.example',
      clientId: 'x',
      deploymentIds: ['1'],
      authUrl: 'https://moodle.suthep.example/a',
      tokenUrl: 'https://moodle.suthep.example/t',
      keysUrl: 'https://moodle.suthep.example/k',
    })
    .returning()
  const others = [`platform:${row!.id}`, 'school:999']
  for (const other of others)
    await orm()
      .insert(linkedIdentity)
      .values({ source: other, subject: `of ${id}`, studentId: id })
  const moments = { linkedAt: expect.any(String), lastUsedAt: expect.any(String) }
  const expected = [
    { source, kind: 'school', name: 'Suthep School', ...moments },
    { source: others[0], kind: 'platform', name: 'Moodle of Suthep', ...moments },
    // What was set up once, and is not any more.
    { source: others[1], kind: 'school', name: null, ...moments },
  ]
  expect(await list(id)).toEqual(expected)
  const own = await browser.get('/api/school-sign-in/own')
  expect(own.json()).toEqual(expected.map(({ source: _kept, ...shown }) => shown))
})

test('the same person with a new account at school gets in again, after an admin has disconnected the old one', async () => {
  const { id, name, email, browser, source } = await someone()
  const { name: renewed } = place.pupil({ email })
  expect(await place.browser().enter(SCHOOL_ID, renewed)).toBe('SchoolOther')
  expect(await disconnect(id, source)).toBe(204)
  expect(await browser.session()).toBeNull()
  const [record] = await orm().select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(record).toMatchObject({
    act: 'person.disconnect',
    target: `student:${id}`,
    before: { source, name: 'Suthep School' },
  })
  const next = place.browser()
  expect(await next.enter(SCHOOL_ID, renewed)).toBe('in')
  expect((await next.session())?.user).toMatchObject({ email, id: String(id) })
  expect(await place.browser().enter(SCHOOL_ID, name)).toBe('SchoolOther')
  expect(await disconnect(id, 'school:999')).toBe(404)
  expect(await disconnect(99_999, source)).toBe(404)
})

test('an address that went to somebody else opens a new account; the one before keeps all but the address', async () => {
  const { id, email, browser, source } = await someone()
  expect(await disconnect(id, source, 'free')).toBe(204)
  expect(await browser.session()).toBeNull()
  const [before] = await orm().select().from(student).where(eq(student.id, id))
  expect(hasNoMail(before!.email)).toBe(true)
  const { name: next } = place.pupil({ email })
  const theirs = place.browser()
  expect(await theirs.enter(SCHOOL_ID, next)).toBe('in')
  const now = (await theirs.session())!
  expect(now.user.email).toBe(email)
  expect((await place.row(email))!.id).not.toBe(id)
  expect(await list(id)).toEqual([])
})

test('a password the one before had does not open what is the next one’s', async () => {
  const { name, email } = place.pupil()
  const { id } = await aStudent(place.server, { email })
  await orm().update(student).set({ emailVerifiedAt: new Date() }).where(eq(student.id, id))
  expect(await place.browser().enter(SCHOOL_ID, name)).toBe('in')
  const [{ source }] = (await list(id)) as [Connection]
  expect(await disconnect(id, source, 'free')).toBe(204)
  expect(await place.browser().enter(SCHOOL_ID, place.pupil({ email }).name)).toBe('in')
  const old = await new Browser(place.server).signIn(email)
  expect(old.searchParams.get('error')).toBe('CredentialsSignin')
})

test('nobody disconnects themselves by mistake', async () => {
  const { id, email } = admin.person
  await orm().insert(linkedIdentity).values({ source: 'school:999', subject: email, studentId: id })
  expect(await disconnect(id, 'school:999')).toBe(409)
})
