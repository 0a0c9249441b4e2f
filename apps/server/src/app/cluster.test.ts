/** Several nodes in processes of their own over one database: whoever asks which, the school is one. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TOPUPS, UpdateOnlineStatus } from '@panya/domain/graphql/operations.ts'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { proveLedger } from '../modules/ledger/proof.ts'
import { connectionUrl } from '../platform/database/connection-url.ts'
import { createMailer } from '../platform/mail/mailer.ts'
import { join as joinClass, makeClassOf } from '../testing/classroom.ts'
import { sendOperation } from '../testing/graphql.ts'
import { aStudent, aTeacher } from '../testing/people.ts'
import { projectClient } from '../testing/project-client.ts'
import { type RemoteNode, remoteNode } from '../testing/remote-node.ts'
import { Browser, signIn } from '../testing/sign-in.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'panya-cluster-'))
/** Makes the people and looks into the database; a node like the others. */
let school: TestServer
let one: RemoteNode
let two: RemoteNode

const aNode = (more: Record<string, string> = {}) =>
  remoteNode({
    DATABASE_URL: connectionUrl(school.database.pool.options),
    DATA_DIR: folder,
    ...more,
  })

beforeAll(async () => {
  school = await startTestServer({ DATA_DIR: folder })
  ;[one, two] = await Promise.all([aNode(), aNode()])
})
afterAll(async () => {
  for (const node of [one, two]) node?.process.kill('SIGKILL')
  await school.close()
  rmSync(folder, { recursive: true, force: true })
})

const people = (count: number) => Promise.all(Array.from({ length: count }, () => aStudent(school)))

async function rows<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await school.database.pool.query(text, values)).rows as Row[]
}

async function validate(node: RemoteNode, sessionId: string) {
  const url = '/api/auth/validate-session'
  return (await node.app.inject({ method: 'POST', url, payload: { sessionId } })).json()
}

test('who signs out at one node is refused at the other', async () => {
  const { email } = await aStudent(school)
  const browser = new Browser(one)
  await browser.signIn(email)
  const { sessionId } = (await browser.session())!
  const valid = { isValid: true, reason: null }
  expect(await Promise.all([validate(one, sessionId), validate(two, sessionId)])).toEqual([
    valid,
    valid,
  ])
  await browser.signOut()
  await vi.waitFor(
    async () =>
      expect(await validate(two, sessionId)).toEqual({ isValid: false, reason: 'inactive' }),
    { timeout: 5000, interval: 10 },
  )
})

test('guesses are counted over all nodes', async () => {
  const { email } = await aStudent(school)
  // Nothing comes back meanwhile.
  const now = new Date().toISOString()
  await Promise.all([one.ask({ now }), two.ask({ now })])
  const guess = async (node: RemoteNode) =>
    (await new Browser(node).signIn(email, 'not the password')).searchParams.get('code')
  const codes: (string | null)[] = []
  for (let time = 0; time < 6; time++) codes.push(await guess(one), await guess(two))
  expect(codes).toEqual([...Array(10).fill('credentials'), 'rate_limited', 'rate_limited'])
})

test('minutes that a learner sends to both nodes at once are counted once, and the day is their sum', async () => {
  const now = '2027-03-05T04:00:00Z'
  await Promise.all([one.ask({ now }), two.ask({ now })])
  onTestFinished(async () => {
    await Promise.all([one.ask({ now: null }), two.ask({ now: null })])
  })
  const learners = await people(25)
  const signedIn = await Promise.all(
    learners.map(async ({ id, email }) => ({ id, ...(await signIn(one, email)) })),
  )
  const variables = { today: '2027-03-05', topup_minutes: 9 }
  const send = ({ id, withToken }: (typeof signedIn)[number], node: RemoteNode) => [
    sendOperation(
      node,
      UpdateOnlineStatus,
      { ...variables, student_id: id, last_online: now },
      withToken,
    ),
    sendOperation(node, TOPUPS.minutes_block_programming, variables, withToken),
  ]
  const answers = await Promise.all(
    signedIn.flatMap((learner) => [...send(learner, one), ...send(learner, two)]),
  )
  expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['ok']))
  const day = await rows(
    `select total_users, total_minutes, minutes_block_programming from attendance where date = $1`,
    [variables.today],
  )
  expect(day).toEqual([{ total_users: 25, total_minutes: 225, minutes_block_programming: 225 }])
  const days = await rows(
    `select count(*)::int as learners, sum(minutes)::int as minutes from student_day where date = $1`,
    [variables.today],
  )
  expect(days).toEqual([{ learners: 25, minutes: 225 }])
})

test('what a learner does at one node is on the board that a teacher opens at the other', async () => {
  const teacher = await projectClient(two as unknown as TestServer, await aTeacher(school))
  const pupil = await aStudent(school)
  const learner = await projectClient(one as unknown as TestServer, pupil)
  const room = await makeClassOf(teacher)
  await joinClass(learner, room)
  const events = [{ kind: 'open' }, { kind: 'run' }]
  const report = { tool: 'coding/python-programming', projectId: null, events }
  expect((await learner.call('POST', '/api/activity', report)).status).toBe(204)
  const { body } = await teacher.call('GET', `/api/teach/classes/${room.id}/board`)
  expect(body.desks).toMatchObject([{ studentId: pupil.id, state: 'working' }])
})

test('the coins of a new month, the proof of the books, mails and deletions come once', async () => {
  const [old, gone, ...learners] = await people(12)
  await one.ask({ task: 'renew' })
  await rows(`update student set created_at = now() - interval '4 years' where id = $1`, [old!.id])
  await rows(
    `insert into deletion_request (student_id, requested_by, requested_at, due_at)
     values ($1, 'learner', now() - interval '31 days', now() - interval '1 day')`,
    [gone!.id],
  )
  const lots = async () =>
    rows<{ lots: number; balance: number }>(
      `select count(*)::int as lots, coin_balance as balance from coin_lot l
       join user_subscriptions u using (user_id) where user_id = any($1)
       group by user_id, coin_balance`,
      [learners.map(({ id }) => id)],
    )
  expect(await lots()).toEqual(learners.map(() => ({ lots: 1, balance: 30 })))
  const later = new Date(Date.now() + 32 * 86_400_000)
  const now = later.toISOString()
  await Promise.all([one.ask({ now }), two.ask({ now })])
  for (const task of ['renew', 'tidy', 'announce'] as const)
    await Promise.all([one.ask({ task }), two.ask({ task })])
  expect(await lots()).toEqual(learners.map(() => ({ lots: 2, balance: 30 })))
  const day = new Date(later.getTime() + 7 * 3_600_000).toISOString().slice(0, 10)
  expect(await rows('select ok from coin_proof where day = $1', [day])).toEqual([{ ok: true }])
  const erased = `select target from audit_log where act = 'person.erase' and target = $1`
  expect(await rows(erased, [`student:${gone!.id}`])).toHaveLength(1)
  const mails = await createMailer(school.context).outbox.list()
  expect(mails.filter(({ to }) => to === old!.email)).toHaveLength(1)
  await Promise.all([one.ask({ now: null }), two.ask({ now: null })])
})

test('one run that is sent to both nodes runs and costs once; a node that is killed leaves no coin held', async () => {
  const third = await aNode()
  onTestFinished(() => void third.process.kill('SIGKILL'))
  const learner = await aStudent(school)
  const { withCookie } = await signIn(one, learner.email)
  const run = (node: RemoteNode, key: string) =>
    node.app.inject({
      method: 'POST',
      url: '/api/ai/similarity',
      headers: { ...withCookie, 'idempotency-key': key, 'x-coins': '1' },
      payload: { query: 'an owl', texts: Array(8).fill('a bird of the night') },
    })
  const key = randomUUID()
  await Promise.all([run(one, key), run(two, key)])
  const holds = () =>
    rows<{ status: string }>('select status from coin_hold where user_id = $1', [learner.id])
  await expect.poll(holds, { timeout: 20_000 }).toEqual([{ status: 'captured' }])

  const lost = Array.from({ length: 15 }, () => run(third, randomUUID()).catch(() => null))
  const open = () => rows(`select node_id from ai_job where status = 'open'`)
  await vi.waitFor(async () => expect((await open()).length).toBeGreaterThan(5), 20_000)
  third.process.kill('SIGKILL')
  await Promise.all(lost)
  // As half a minute later.
  await rows(`update ai_node set seen_at = now() - interval '1 minute'
    where id in (select node_id from ai_job where status = 'open')`)
  await expect.poll(open, { timeout: 20_000 }).toEqual([])
  const counted = await holds()
  const paid = counted.filter(({ status }) => status === 'captured').length
  expect(counted.filter(({ status }) => status === 'held')).toEqual([])
  const balance = 'select coin_balance as balance from user_subscriptions where user_id = $1'
  expect(await rows(balance, [learner.id])).toEqual([{ balance: 30 - paid }])
  expect(await proveLedger(school.context)).toMatchObject({ ok: true })
}, 90_000)

test('a node that is told to go says so, finishes, and is not missed', async () => {
  const leaving = await aNode({ DRAIN_SECONDS: '3' })
  onTestFinished(() => void leaving.process.kill('SIGKILL'))
  const ready = async () => (await leaving.app.inject('/readyz')).statusCode
  expect(await ready()).toBe(200)
  const ended = leaving.stop()
  await expect.poll(ready, { timeout: 3000, interval: 20 }).toBe(503)
  const { email } = await aStudent(school)
  const { sessionId } = await signIn(leaving, email)
  const { headers } = await leaving.app.inject('/healthz')
  expect(headers).toMatchObject({ connection: 'close' })
  expect(await ended).toBe(0)
  expect(await validate(two, sessionId)).toEqual({ isValid: true, reason: null })
}, 60_000)
