import { expect, test } from 'vitest'
import { createIdentity } from '../../identity/create-identity.ts'
import { aStudent } from '../../testing/people.ts'
import { Browser, signIn } from '../../testing/sign-in.ts'
import { testServer } from '../../testing/test-server.ts'
import { createPrivileged, promote, resetPassword } from './operator-acts.ts'

async function aServer() {
  const server = await testServer()
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

test('somebody who is there is promoted once, and again when it was taken away', async () => {
  const { server, parts, roleOf, pool } = await aServer()
  const { email } = await aStudent(server)
  await promote(parts, email, 'teacher')
  await promote(parts, email, 'teacher')
  await pool.query('update privileged_users set is_active = false')
  await promote(parts, email, 'teacher')
  expect(await roleOf(email)).toEqual(['teacher'])
  await expect(promote(parts, 'nobody@x.co', 'admin')).rejects.toThrow('no-such-account')
  await expect(promote(parts, 'not an email', 'admin')).rejects.toThrow('bad-input')
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
