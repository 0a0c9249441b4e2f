import type { GrantReport } from '@panya/domain/money/grant-lines.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminClient } from '../../testing/admin-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Awaited<ReturnType<typeof adminClient>>
beforeAll(async () => {
  server = await startTestServer()
  admin = await adminClient(server)
  await server.database.pool.query(`
    insert into student (email, display_name, first_name, last_name, grade, affiliation)
    select 's' || n || '@x.example', 'S', 'S', 'S', 'P4', 'X' from generate_series(1, 200) n`)
})
afterAll(() => server.close())

const TERMS = { plan: 'pro', cycle: 'monthly', until: '2099-12-31', reason: 'Science fair' }
const table = (from: number) => {
  const lines = Array.from({ length: 100 }, (_unused, index) => `s${from + index}@x.example`)
  lines[9] = 'not an email'
  lines[49] = 'nobody@x.example'
  lines[89] = lines[0] ?? ''
  return { ...TERMS, text: ['email', ...lines].join('\n') }
}
const send = async (act: 'check' | 'give', wish: object) =>
  (await admin.call<GrantReport>('POST', `/grants/${act}`, wish)).body
const count = async (what: string) =>
  Number((await server.database.pool.query(`select count(*) from ${what}`)).rows[0].count)
const counts = ({ made, there, wrong }: GrantReport) => [made.length, there.length, wrong.length]

test('100 lines with 3 bad ones: 97 made, 3 reported, and the same again changes nothing', async () => {
  const wish = table(1)
  expect(counts(await send('check', wish))).toEqual([97, 0, 3])
  expect(await count('complimentary_subscriptions')).toBe(0)
  const report = await send('give', wish)
  expect(counts(report)).toEqual([97, 0, 3])
  expect(report.wrong).toEqual([
    { line: 11, email: 'not an email', problem: 'bad-email' },
    { line: 51, email: 'nobody@x.example', problem: 'no-account' },
    { line: 91, email: 's1@x.example', problem: 'twice' },
  ])
  expect(counts(await send('give', wish))).toEqual([0, 97, 3])
  expect(await count('complimentary_subscriptions')).toBe(97)
  expect(await count(`audit_log where act = 'subscription.grant'`)).toBe(97)
  expect(await count(`user_subscriptions where coin_balance >= 1000`)).toBe(97)
})

test('two admins with the same table at the same moment give it once', async () => {
  const wish = table(101)
  const reports = await Promise.all([send('give', wish), send('give', wish)])
  const made = reports.map((report) => report.made.length).toSorted((a, b) => a - b)
  expect(made).toEqual([0, 97])
})

test('what was taken back can be given again; another end is another grant', async () => {
  const wish = { ...TERMS, text: 's199@x.example' }
  await send('give', { ...wish, reason: 'Once' })
  await server.database.pool.query(
    `update complimentary_subscriptions set status = 'revoked' where grant_reason = 'Once'`,
  )
  expect(counts(await send('give', { ...wish, reason: 'Once' }))).toEqual([1, 0, 0])
  const later = { ...wish, reason: 'Once', until: '2099-06-30' }
  expect(counts(await send('give', later))).toEqual([1, 0, 0])
})

test('a table that is too long is refused whole', async () => {
  const text = Array.from({ length: 5001 }, (_unused, index) => `t${index}@x.example`).join('\n')
  const { status, body } = await admin.call('POST', '/grants/check', { ...TERMS, text })
  expect([status, body.message]).toEqual([413, 'too-many-lines'])
})
