/** Another address for an account. */
import type { AuditPage } from '@panya/domain/admin/audit.ts'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { adminClient } from '../../testing/admin-client.ts'
import { makeClassOf } from '../../testing/classroom.ts'
import { aMailingServer } from '../../testing/mailing-server.ts'
import { aDemo, anAdmin, aStudent, aTeacher, TEST_PASSWORD } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { Browser } from '../../testing/sign-in.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { BY_EMAIL } from '../personal-data/where-data-is.ts'

const HOUR_MS = 3_600_000
const NEXT = 'nok.new@home.example'

async function browserOf(server: TestServer, email: string) {
  const browser = new Browser(server)
  await browser.signIn(email)
  return browser
}

const ask = (browser: Browser, email: string, current = TEST_PASSWORD) =>
  browser.send('POST', '/api/email-change', { email, current, locale: 'en' })
const confirm = (browser: Browser, token: string) =>
  browser.send('POST', '/api/email-change/confirm', { token })
const goesIn = async (server: TestServer, email: string) =>
  (await new Browser(server).signIn(email)).search === ''

test('the address changes when the link is opened, in every table, and this device goes on', async () => {
  const { server, post, tokenTo } = await aMailingServer('change-email')
  const { email, id } = await aTeacher(server)
  const [here, there] = [await browserOf(server, email), await browserOf(server, email)]
  const other = await testServer({}, server)
  expect(
    (await other.app.inject({ url: '/api/teach/classes', headers: { cookie: here.cookie } }))
      .statusCode,
  ).toBe(200)
  expect((await ask(here, NEXT, 'not this one')).json()).toMatchObject({
    fields: { current: 'wrong' },
  })
  expect((await ask(here, ` ${NEXT.toUpperCase()}`)).statusCode).toBe(204)
  const token = await tokenTo(NEXT)
  expect((await post.mailTo(email)).text).toContain(NEXT)
  expect((await here.get('/api/password')).json()).toMatchObject({ wantedEmail: NEXT })
  expect(await goesIn(server, NEXT)).toBe(false)
  const before = await here.session()

  expect((await confirm(here, token)).json()).toEqual({ email: NEXT })
  const after = await here.session()
  expect(after).toMatchObject({
    sessionId: before?.sessionId,
    user: { email: NEXT, id: String(id) },
  })
  // Rights, by cookie and by the new token, here and on the other node.
  const ways: Record<string, string>[] = [
    { cookie: here.cookie },
    { authorization: `Bearer ${after?.firebaseToken}` },
  ]
  for (const { app } of [server, other]) {
    for (const headers of ways) {
      const seen = () => app.inject({ url: '/api/teach/classes', headers })
      await expect.poll(async () => (await seen()).statusCode).toBe(200)
    }
  }
  expect((await there.get('/api/projects')).statusCode).toBe(401)
  expect(await goesIn(server, email)).toBe(false)
  expect(await goesIn(server, NEXT)).toBe(true)
  for (const [table, column] of Object.entries(BY_EMAIL)) {
    // What was done stays written as it was.
    if (table === 'audit_log') continue
    const old = `select from ${table} where ${column} = $1`
    const { rowCount } = await server.database.pool.query(old, [email])
    expect([table, rowCount]).toEqual([table, 0])
  }
  const { rows } = await server.database.pool.query(
    `select s.email, s.email_verified_at is not null as verified, p."group",
      (select count(*)::int from audit_log where act = 'person.change-email') as logged
     from student s join privileged_users p using (email)`,
  )
  expect(rows).toEqual([{ email: NEXT, verified: true, group: 'teacher', logged: 1 }])
  await expect.poll(async () => (await post.mailTo(email)).text).toContain('now uses this address')
  expect((await confirm(here, token)).statusCode).toBe(404)
})

test('what was done under an address goes along, and not to who gets the address next', async () => {
  const { server, tokenTo } = await aMailingServer('change-email')
  const teacher = await aTeacher(server)
  const first = await browserOf(server, teacher.email)
  const room = (await first.send('POST', '/api/teach/classes', { name: 'Owls' })).json()
  const archive = (archived: boolean) =>
    first.send('PATCH', `/api/teach/classes/${room.id}`, { archived })
  expect((await archive(true)).statusCode).toBe(200)
  await ask(first, NEXT)
  expect((await confirm(first, await tokenTo(NEXT))).statusCode).toBe(200)
  await archive(false)
  const second = await browserOf(server, (await aStudent(server)).email)
  await ask(second, teacher.email)
  expect((await confirm(second, await tokenTo(teacher.email))).statusCode).toBe(200)

  const actsOf = async (browser: Browser) => {
    const { rawPayload } = await browser.get('/api/personal-data/export.zip')
    const file = unzipSync(rawPayload)['data/audit_log.json']
    const rows = file ? (JSON.parse(strFromU8(file)) as { act: string; actor: string }[]) : []
    return rows.map(({ act, actor }) => `${act} ${actor}`)
  }
  expect(await actsOf(first)).toEqual([
    `classroom.create ${teacher.email}`,
    `classroom.archive ${teacher.email}`,
    `person.change-email ${teacher.email}`,
    `classroom.bring-back ${NEXT}`,
  ])
  expect(await actsOf(second)).toEqual([])

  // Whoever reads the log finds both, and who that is now.
  const { call } = await adminClient(server)
  const seen = async (query: object) =>
    (await call<AuditPage>('POST', '/audit/search', query)).body.entries.map(
      ({ act, actorNow }) => [act, actorNow],
    )
  const all = [
    ['classroom.bring-back', null],
    ['person.change-email', NEXT],
    ['classroom.archive', NEXT],
    ['classroom.create', NEXT],
  ]
  expect(await seen({ actor: NEXT })).toEqual(all)
  expect(await seen({ actor: teacher.email })).toEqual(all.slice(1))
})

test('only its own account opens the link, once, for a day, and only the newest', async () => {
  const { server, tokenTo, post } = await aMailingServer('change-email')
  const [owner, thief] = [await aStudent(server), await aStudent(server)]
  const [one, two] = [await browserOf(server, owner.email), await browserOf(server, thief.email)]
  await ask(one, NEXT)
  const first = await tokenTo(NEXT)
  expect((await confirm(two, first)).json().message).toBe('link-for-another')
  expect((await confirm(one, 'A'.repeat(22))).json().message).toBe('link-not-found')
  await ask(one, 'later@home.example')
  const second = await tokenTo('later@home.example')
  expect((await confirm(one, first)).json().message).toBe('link-not-found')
  server.setNow(new Date(Date.now() + 24 * HOUR_MS))
  expect((await confirm(one, second)).json().message).toBe('link-expired')
  server.setNow(null)
  expect((await one.send('DELETE', '/api/email-change')).statusCode).toBe(204)
  expect((await confirm(one, second)).json().message).toBe('link-not-found')
  expect(post.received.filter(({ to }) => to === `<${owner.email}>`)).toHaveLength(2)
  expect(await goesIn(server, owner.email)).toBe(true)
})

test('changing the password stops it', async () => {
  const { server, tokenTo } = await aMailingServer('change-email')
  const browser = await browserOf(server, (await aStudent(server)).email)
  await ask(browser, NEXT)
  const token = await tokenTo(NEXT)
  const change = { current: TEST_PASSWORD, password: 'seven quiet herons' }
  expect((await browser.send('PUT', '/api/password', change)).statusCode).toBe(204)
  expect((await confirm(browser, token)).statusCode).toBe(404)
})

test('a taken address gets the same answer, and only its mailbox learns more', async () => {
  const { server, post } = await aMailingServer('change-email')
  const [one, taken] = [await aStudent(server), await aStudent(server)]
  const browser = await browserOf(server, one.email)
  const answers = [await ask(browser, NEXT), await ask(browser, taken.email)]
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [204, ''],
    [204, ''],
  ])
  expect((await browser.get('/api/password')).json()).toMatchObject({ wantedEmail: taken.email })
  const { text } = await post.mailTo(taken.email)
  expect(text).toContain('belongs to your account')
  expect(text).not.toContain('#')
})

test('an address taken meanwhile stays whose it is', async () => {
  const { server, tokenTo } = await aMailingServer('change-email')
  const { email } = await aStudent(server)
  const browser = await browserOf(server, email)
  await ask(browser, NEXT)
  const token = await tokenTo(NEXT)
  await aStudent(server, { email: NEXT })
  expect((await confirm(browser, token)).json().message).toBe('email-taken')
  expect(await browser.session()).toMatchObject({ user: { email } })
})

test('two accounts with links to one address: one gets it, the other stays as it is', async () => {
  const { server, tokenTo } = await aMailingServer('change-email')
  const people = [await aStudent(server), await aStudent(server)]
  const links: { browser: Browser; token: string }[] = []
  for (const { email } of people) {
    const browser = await browserOf(server, email)
    await ask(browser, NEXT)
    const seen = links.map(({ token }) => token)
    links.push({ browser, token: await tokenTo(NEXT, seen) })
  }
  const answers = await Promise.all(links.map(({ browser, token }) => confirm(browser, token)))
  expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409'])
})

test('an invitation to be an admin gives nothing to who takes its address', async () => {
  const { server, tokenTo } = await aMailingServer('change-email')
  const admin = await browserOf(server, (await anAdmin(server)).email)
  const wish = { email: NEXT, group: 'admin' }
  expect((await admin.send('POST', '/api/admin/roles', wish)).json()).toHaveProperty('invite')
  const browser = await browserOf(server, (await aStudent(server)).email)
  await ask(browser, NEXT)
  expect((await confirm(browser, await tokenTo(NEXT))).statusCode).toBe(200)
  expect((await browser.get('/api/admin/overview')).statusCode).toBe(403)
})

test('invitations to a class go along, and one that waits at the new address is not doubled', async () => {
  const { server, tokenTo } = await aMailingServer('change-email')
  const teacher = await projectClient(server, await aTeacher(server))
  const [one, two] = [await makeClassOf(teacher), await makeClassOf(teacher)]
  const { email } = await aStudent(server)
  const invite = (id: number, address: string) => {
    const text = `${address},Nok,Dee,P4`
    return teacher.call('POST', `/api/teach/classes/${id}/invites`, { text, preview: false })
  }
  for (const [id, address] of [
    [one.id, email],
    [two.id, email],
    [two.id, NEXT],
  ] as const) {
    expect((await invite(id, address)).status).toBeLessThan(300)
  }
  const browser = await browserOf(server, email)
  await ask(browser, NEXT)
  await confirm(browser, await tokenTo(NEXT))
  expect((await browser.get('/api/class')).json().invites).toHaveLength(2)
})

test('guests, wrong addresses and too many wishes are refused', async () => {
  const { server } = await aMailingServer('change-email')
  const guest = await browserOf(server, (await aDemo(server)).email)
  expect((await ask(guest, NEXT)).statusCode).toBe(403)
  const { email } = await aStudent(server)
  const browser = await browserOf(server, email)
  for (const [wish, code] of [
    ['nok', 'not-an-email'],
    ['nok@no-mail.invalid', 'not-an-email'],
    [email, 'same-as-before'],
  ] as const) {
    expect((await ask(browser, wish)).json()).toMatchObject({ fields: { email: code } })
  }
  const statuses = []
  for (let count = 0; count < 4; count += 1) {
    statuses.push((await ask(browser, `n${count}@home.example`)).statusCode)
  }
  expect(statuses).toEqual([204, 204, 204, 429])
})

test('without mail it is not offered', async () => {
  const server = await testServer()
  const browser = await browserOf(server, (await aStudent(server)).email)
  expect((await browser.get('/api/password')).json()).toEqual({
    password: 'own',
    mayChangeEmail: false,
    wantedEmail: null,
  })
  expect((await ask(browser, NEXT)).json().message).toBe('no-mail')
})
