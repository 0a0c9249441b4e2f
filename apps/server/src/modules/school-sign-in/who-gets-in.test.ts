import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linkedIdentity, passkey } from '../../platform/database/schema/account.ts'
import { deletionRequest, student } from '../../platform/database/schema/person.ts'
import { codeAt } from '../../testing/app-code.ts'
import { aDemo, aStudent, aTeacher, TEST_PASSWORD } from '../../testing/people.ts'
import { SCHOOL_ID, startTestSchool, type TestSchool } from '../../testing/school.ts'
import { Browser } from '../../testing/sign-in.ts'
import { type SmtpServer, startSmtpServer } from '../../testing/smtp-server.ts'
import { StaffBrowser } from '../../testing/staff-browser.ts'

let place: TestSchool
let post: SmtpServer
beforeAll(async () => {
  post = await startSmtpServer()
  place = await startTestSchool({ SMTP_URL: post.url })
})
afterAll(async () => {
  await place.close()
  await post.close()
})

const enter = (name: string) => place.browser().enter(SCHOOL_ID, name)
const orm = () => place.server.database.orm
const verify = (email: string) =>
  orm().update(student).set({ emailVerifiedAt: new Date() }).where(eq(student.email, email))
const change = (email: string, values: Partial<typeof student.$inferInsert>) =>
  orm().update(student).set(values).where(eq(student.email, email))
const people = async () => (await orm().select().from(student)).length

async function emailAfter(name: string): Promise<string | undefined> {
  const browser = place.browser()
  expect(await browser.enter(SCHOOL_ID, name)).toBe('in')
  return (await browser.session())?.user.email
}

describe('refused, and nothing is made', () => {
  test.each([
    ['an address of another domain', { email: 'mali@gmail.example' }, 'SchoolOutside'],
    ['one that only looks like it', { email: 'a@suthep.example.evil.example' }, 'SchoolOutside'],
    ['one below it', { email: 'a@x.suthep.example' }, 'SchoolOutside'],
    ['an address nobody has checked', { email_verified: false }, 'SchoolUnverified'],
    ['an address nobody speaks of', { email_verified: undefined }, 'SchoolUnverified'],
    ['a word instead of yes', { email_verified: 'true' }, 'SchoolUnverified'],
    ['no address', { email: undefined }, 'SchoolUnverified'],
  ])('%s', async (_name, claims, reason) => {
    const { name } = place.pupil(claims)
    const before = await people()
    expect(await enter(name)).toBe(reason)
    expect(await people()).toBe(before)
  })

  test('a demo account and a closed one', async () => {
    const demo = place.pupil()
    await aDemo(place.server, { email: demo.email })
    expect(await enter(demo.name)).toBe('SchoolDemo')
    const closed = place.pupil()
    expect(await enter(closed.name)).toBe('in')
    await change(closed.email, { deactivatedAt: new Date() })
    expect(await enter(closed.name)).toBe('SchoolClosed')
  })

  test('an account that is closed between the school and the ticket', async () => {
    const { name, email } = place.pupil()
    expect(await enter(name)).toBe('in')
    const browser = place.browser()
    await browser.arrive(SCHOOL_ID, name)
    await change(email, { deactivatedAt: new Date() })
    await expect.poll(() => browser.useTicket()).toBe('account_closed')
  })
})

test.each([
  ['learner', 204],
  ['retention', 204],
  ['guardian', 403],
] as const)(
  'an account that goes because of the %s is opened, as by a password',
  async (requestedBy, status) => {
    const { name, email } = place.pupil()
    expect(await enter(name)).toBe('in')
    const { id: studentId } = (await place.row(email))!
    const [requestedAt, dueAt] = [new Date(), new Date(Date.now() + 86_400_000)]
    await orm().insert(deletionRequest).values({ studentId, requestedBy, requestedAt, dueAt })
    const browser = place.browser()
    expect(await browser.enter(SCHOOL_ID, name)).toBe('in')
    const undone = await browser.send('DELETE', '/api/personal-data/deletion')
    expect(undone.statusCode).toBe(status)
  },
)

test('the second time it is the same account, also when the address has changed there or here', async () => {
  const { name, email } = place.pupil()
  expect(await emailAfter(name)).toBe(email)
  const before = await people()
  expect(await emailAfter(name)).toBe(email)
  // There: another address, even one of somebody else here, or none that counts.
  const other = place.pupil()
  expect(await emailAfter(other.name)).toBe(other.email)
  for (const claims of [
    { email: other.email, email_verified: true },
    { email: 'mali@gmail.example', email_verified: false },
    {},
  ]) {
    place.school.people.set(name, claims)
    expect(await emailAfter(name)).toBe(email)
  }
  expect(await people()).toBe(before + 1)
})

test('capitals are no other address; what stands behind a plus is', async () => {
  const { name, email } = place.pupil()
  await aStudent(place.server, { email })
  await verify(email)
  place.school.people.set(name, { email: email.toUpperCase(), email_verified: true })
  expect(await emailAfter(name)).toBe(email)
  const plus = email.replace('@', '+club@')
  expect(await emailAfter(place.pupil({ email: plus }).name)).toBe(plus)
})

test('a name longer than any provider may give opens nothing', async () => {
  const name = 'x'.repeat(300)
  place.school.people.set(name, { email: 'long@suthep.example', email_verified: true })
  expect(await enter(name)).toBe('SchoolOutside')
})

test('an address that was given to the next person opens nothing of the one before', async () => {
  const { name, email } = place.pupil()
  expect(await emailAfter(name)).toBe(email)
  const { name: next } = place.pupil({ email })
  expect(await enter(next)).toBe('SchoolOther')
})

test('who gets another address here is still known by the school; the old one is the next person’s', async () => {
  const { name, email } = place.pupil()
  await aStudent(place.server, { email })
  await verify(email)
  const own = new Browser(place.server)
  await own.signIn(email)
  expect(await emailAfter(name)).toBe(email)
  const next = `${name}.private@elsewhere.example`
  const wish = { email: next, current: TEST_PASSWORD, locale: 'en' }
  expect((await own.send('POST', '/api/email-change', wish)).statusCode).toBe(204)
  const token = /change-email#([\w-]{22})/.exec((await post.mailTo(next)).text)?.[1]
  expect((await own.send('POST', '/api/email-change/confirm', { token })).statusCode).toBe(200)
  // The old address is nobody's here now; the school still names it.
  const before = await people()
  expect(await emailAfter(name)).toBe(next)
  expect(await people()).toBe(before)
  expect(await place.row(email)).toBeUndefined()
  const { name: heir } = place.pupil({ email })
  expect(await emailAfter(heir)).toBe(email)
  expect(await people()).toBe(before + 1)
  expect(await emailAfter(name)).toBe(next)
})

test('an account with a proved address is joined and keeps its password', async () => {
  const { name, email } = place.pupil()
  await aStudent(place.server, { email })
  await verify(email)
  const own = new Browser(place.server)
  await own.signIn(email)
  expect(await emailAfter(name)).toBe(email)
  expect((await own.session())?.user.email).toBe(email)
  expect((await new Browser(place.server).signIn(email)).searchParams.has('error')).toBe(false)
})

test('who made an account with somebody’s address and never proved it has no way in any more', async () => {
  const { name, email } = place.pupil()
  const { id } = await aStudent(place.server, { email })
  await change(email, { emailVerifiedAt: null })
  const stranger = new Browser(place.server)
  await stranger.signIn(email)
  await orm()
    .insert(passkey)
    .values({
      studentId: id,
      credentialId: `key-${id}`,
      publicKey: 'x',
      counter: 0,
      transports: [],
      name: 'Mine',
      createdAt: new Date(),
    })
  await orm().insert(linkedIdentity).values({ source: 'platform:1', subject: 's', studentId: id })
  expect(await emailAfter(name)).toBe(email)
  expect(await stranger.session()).toBeNull()
  const again = await new Browser(place.server).signIn(email, TEST_PASSWORD)
  expect(again.searchParams.get('error')).toBe('CredentialsSignin')
  expect(await orm().select().from(passkey).where(eq(passkey.studentId, id))).toEqual([])
  const links = await orm().select().from(linkedIdentity).where(eq(linkedIdentity.studentId, id))
  expect(links.map(({ subject }) => subject)).toEqual([name])
  expect((await place.row(email))?.emailVerifiedAt).not.toBeNull()
})

test('six browsers of somebody new at once make one account', async () => {
  const { name, email } = place.pupil()
  const before = await people()
  const browsers = Array.from({ length: 6 }, () => place.browser())
  const pages = await Promise.all(browsers.map((browser) => browser.arrive(SCHOOL_ID, name)))
  expect(pages.map((page) => page.searchParams.get('error'))).toEqual(Array(6).fill(null))
  expect(await people()).toBe(before + 1)
  expect(await emailAfter(name)).toBe(email)
})

test('the fourth device ends the first', async () => {
  const { name } = place.pupil()
  const browsers = Array.from({ length: 4 }, () => place.browser())
  for (const browser of browsers) expect(await browser.enter(SCHOOL_ID, name)).toBe('in')
  const tokens = await Promise.all(browsers.map((browser) => browser.session()))
  expect(tokens.map((session) => session?.firebaseToken !== null)).toEqual([
    false,
    true,
    true,
    true,
  ])
})

test('claims give no role', async () => {
  const { name } = place.pupil({ role: 'admin', roles: ['admin'], groups: ['admin'] })
  const browser = place.browser()
  expect(await browser.enter(SCHOOL_ID, name)).toBe('in')
  expect((await browser.get('/api/admin/settings')).statusCode).toBe(403)
})

test.each([
  ['proved', true],
  ['never proved', false],
])('a teacher’s second factor is asked for, their address %s', async (_name, proved) => {
  const known = place.pupil()
  await aTeacher(place.server, { email: known.email })
  await change(known.email, { emailVerifiedAt: proved ? new Date() : null })
  const own = new StaffBrowser(place.server)
  await own.signIn(known.email)
  await own.confirm()
  const { secret } = await own.addApp()
  const teacher = place.browser()
  expect(await teacher.enter(SCHOOL_ID, known.name)).toBe('second_factor_app')
  expect(await teacher.session()).toBeNull()
  expect(await teacher.useTicket({ code: '000000' })).toBe('second_factor_wrong')
  const later = new Date(Date.now() + 30_000)
  expect(await teacher.useTicket({ code: codeAt(secret, later) })).toBe('in')
  expect((await teacher.get('/api/teach/classes')).statusCode).toBe(200)
  const password = await new Browser(place.server).signIn(known.email)
  expect(password.searchParams.get('code')).toBe(proved ? 'second_factor_app' : 'credentials')
})

test('names that do not fit are made to fit', async () => {
  const { name, email } = place.pupil({ name: `  ${'ก'.repeat(200)}\u202E `, given_name: '' })
  expect(await enter(name)).toBe('in')
  expect(await place.row(email)).toMatchObject({ firstName: 'ก'.repeat(80), lastName: '-' })
})
