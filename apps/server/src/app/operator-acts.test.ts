import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createIdentity } from '../identity/create-identity.ts'
import { createMailer } from '../platform/mail/mailer.ts'
import { aStudent, aTeacher, TEST_PASSWORD } from '../testing/people.ts'
import { Browser, signIn } from '../testing/sign-in.ts'
import { StaffBrowser } from '../testing/staff-browser.ts'
import { testServer } from '../testing/test-server.ts'
import {
  createPrivileged,
  inviteStaff,
  promote,
  resetPassword,
  resetSecondFactor,
} from './operator-acts.ts'

async function aServer(env: Record<string, string> = {}) {
  const server = await testServer(env)
  const { context, database } = server
  const parts = { database, identity: await createIdentity(context), site: context.site }
  const roleOf = async (email: string) => {
    const { groups } = (
      await database.pool.query(
        'select array_agg("group") as groups from privileged_users where email = $1 and is_active',
        [email],
      )
    ).rows[0]
    return groups
  }
  return { server, parts, roleOf, pool: database.pool }
}

test('the first admin of a new place can sign in, and the act is kept', async () => {
  const { server, parts, roleOf, pool } = await aServer()
  const wish = { email: 'Boss@School.example', password: 'purple owls dance', name: 'Khru Anong' }
  await createPrivileged(parts, { ...wish, group: 'admin' })
  expect(await roleOf('boss@school.example')).toEqual(['admin'])
  const session = await signIn(server, 'boss@school.example', wish.password)
  expect(session.token).not.toBe('')
  const { rows } = await pool.query('select act, actor, after from audit_log')
  expect(rows).toEqual([
    { act: 'privilege.grant', actor: 'npm run admin', after: { group: 'admin' } },
  ])
  await expect(createPrivileged(parts, { ...wish, group: 'admin' })).rejects.toThrow('email-taken')
})

test('somebody whose address is proved is promoted once, and again when it was taken away', async () => {
  const { server, parts, roleOf, pool } = await aServer()
  const { email } = await aStudent(server)
  await pool.query('update student set email_verified_at = now()')
  const unsure = { sure: false }
  expect(await promote(parts, email, 'teacher', unsure)).toEqual({ given: true })
  await promote(parts, email, 'teacher', unsure)
  await pool.query('update privileged_users set is_active = false')
  await promote(parts, email, 'teacher', unsure)
  expect(await roleOf(email)).toEqual(['teacher'])
  const wrong = (address: string) => promote(parts, address, 'admin', unsure)
  await expect(wrong('nobody@x.co')).rejects.toThrow('no-such-account')
  await expect(wrong('not an email')).rejects.toThrow('bad-input')
})

test('an account that anybody may have made gets a role by a link, or when the operator is sure', async () => {
  const { server, parts, roleOf } = await aServer()
  const { email } = await aStudent(server)
  const outcome = await promote(parts, email, 'teacher', { sure: false })
  expect(outcome).toMatchObject({ given: false, token: expect.stringMatching(/^[\w-]{22}$/) })
  expect(await roleOf(email)).toBeNull()
  expect(await promote(parts, email, 'teacher', { sure: true })).toEqual({ given: true })
  expect(await roleOf(email)).toEqual(['teacher'])
})

test('an operator’s invitation makes its holder admin', async () => {
  const { server, parts, roleOf } = await aServer()
  const token = await inviteStaff(parts, 'New@School.example', 'admin')
  const { email } = await aStudent(server)
  const { withCookie: headers } = await signIn(server, email)
  const url = '/api/staff-invites/accept'
  const answer = await server.app.inject({ method: 'POST', url, headers, payload: { token } })
  expect(answer.json()).toEqual({ group: 'admin' })
  expect(await roleOf(email)).toEqual(['admin'])
})

test('a new password opens the account, the old one and old devices do not', async () => {
  const { server, parts } = await aServer()
  const { email } = await aStudent(server)
  const before = await signIn(server, email)
  await expect(resetPassword(parts, email, 'short')).rejects.toThrow('bad-input')
  expect(
    (await server.app.inject({ url: '/api/profile', headers: before.withCookie })).statusCode,
  ).toBe(200)
  await resetPassword(parts, email, 'a river of lanterns')
  const check = () => server.app.inject({ url: '/api/profile', headers: before.withCookie })
  await expect.poll(async () => (await check()).statusCode).toBe(401)
  expect((await new Browser(server).signIn(email)).search).toContain('error')
  expect((await signIn(server, email, 'a river of lanterns')).token).not.toBe('')
  await expect(resetPassword(parts, 'nobody@x.co', 'a river of lanterns')).rejects.toThrow(
    'no-such-account',
  )
})

test('somebody who lost phone and codes signs in with the password again, on no old device', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'panya-operator-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const { server, parts, pool } = await aServer({ DATA_DIR: dataDir })
  const mailer = createMailer(server.context)
  const { email } = await aTeacher(server)
  const browser = new StaffBrowser(server)
  await browser.signIn(email)
  await browser.addApp()
  await expect.poll(() => mailer.outbox.list()).toHaveLength(1)
  const enter = () => new StaffBrowser(server).enter({ email, password: TEST_PASSWORD })
  expect(await enter()).toBe('second_factor_app')
  await resetSecondFactor(parts, mailer, email)
  expect(await enter()).toBe('/home')
  await expect.poll(() => browser.session()).toBeNull()
  const [mail] = await mailer.outbox.list()
  expect(mail).toMatchObject({ to: email, text: expect.stringContaining('removed the code app') })
  const { rows } = await pool.query('select actor, before from audit_log order by id desc limit 1')
  expect(rows).toEqual([{ actor: 'npm run admin', before: { app: true, passkeys: 0 } }])
  // A mistyped address must not sign somebody else out, and nobody is told of what did not happen.
  const other = await aTeacher(server)
  const bystander = new StaffBrowser(server)
  await bystander.signIn(other.email)
  const reset = (wanted: string) => resetSecondFactor(parts, mailer, wanted)
  await expect(reset(other.email)).rejects.toThrow('no-second-factor')
  expect(await bystander.session()).not.toBeNull()
  await expect(reset('nobody@x.co')).rejects.toThrow('no-such-account')
  expect(await mailer.outbox.list()).toHaveLength(2)
})
