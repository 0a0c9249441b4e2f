import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../app/seed/people.ts'
import { aDemo, anAdmin, aStudent, aTeacher } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Awaited<ReturnType<typeof projectClient>>
beforeAll(async () => {
  server = await startTestServer()
  admin = await projectClient(server, await anAdmin(server))
})
afterAll(() => server.close())

async function learner() {
  const person = await aStudent(server)
  const { call } = await projectClient(server, person)
  const ask = (plan: string, when = 'now') =>
    call('POST', '/api/plan-requests', { plan, when, note: 'For my robot' })
  const coins = async () => (await call('GET', '/api/coins')).body
  return { person, call, ask, coins }
}

async function openRequestOf({ id }: Person): Promise<number> {
  const { body } = await admin.call('GET', '/api/admin/plan-requests')
  return body.requests.find((one: { userId: number }) => one.userId === id).id
}

const decision = (id: number, approve: boolean) =>
  admin.call('POST', `/api/admin/plan-requests/${id}/decision`, { approve, answer: 'Have fun' })

describe('asking for another plan', () => {
  test('an admin says yes: the plan and its coins are there, and the act is on record', async () => {
    const one = await learner()
    expect((await one.ask('basic')).status).toBe(201)
    expect(await one.coins()).toMatchObject({ planName: 'free', balance: 30 })
    const id = await openRequestOf(one.person)
    expect((await decision(id, true)).body).toMatchObject({ status: 'approved', plan: 'basic' })
    expect(await one.coins()).toMatchObject({ planName: 'basic', balance: 330 })
    expect((await one.call('GET', '/api/plan-requests')).body.requests).toMatchObject([
      { status: 'approved', answer: 'Have fun' },
    ])
    const { rows } = await server.database.pool.query(
      `select before, after from audit_log where act = 'plan-request.approve' and target = $1`,
      [`student:${one.person.id}`],
    )
    expect(rows).toMatchObject([{ before: { plan: 'free' }, after: { plan: 'basic' } }])
  })

  test('from the next renewal: the plan waits, and the learner sees that', async () => {
    const one = await learner()
    await one.ask('pro', 'renewal')
    await decision(await openRequestOf(one.person), true)
    expect(await one.coins()).toMatchObject({ planName: 'free', nextPlanName: 'pro', balance: 30 })
    expect((await one.ask('pro')).status).toBe(409)
  })

  test('no changes nothing, and what is decided stays decided', async () => {
    const one = await learner()
    await one.ask('basic')
    const id = await openRequestOf(one.person)
    expect((await decision(id, false)).body.status).toBe('refused')
    expect((await decision(id, true)).status).toBe(409)
    expect(await one.coins()).toMatchObject({ planName: 'free', balance: 30 })
  })

  test('two admins at once decide once', async () => {
    const one = await learner()
    await one.ask('basic')
    const id = await openRequestOf(one.person)
    const answers = await Promise.all([decision(id, true), decision(id, true), decision(id, false)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('one open question at a time; it can be taken back', async () => {
    const one = await learner()
    await one.ask('basic')
    expect((await one.ask('pro')).status).toBe(409)
    expect((await one.call('DELETE', '/api/plan-requests/open')).status).toBe(200)
    expect((await one.ask('pro')).status).toBe(201)
  })

  test('bad wishes are refused by name; guests cannot ask', async () => {
    const one = await learner()
    const bad = await one.call('POST', '/api/plan-requests', {
      plan: 'gold',
      when: 'now',
      note: '',
    })
    expect([bad.status, Object.keys(bad.body.fields)]).toEqual([400, ['plan']])
    expect((await one.ask('free')).status).toBe(409)
    const guest = await projectClient(server, await aDemo(server))
    const asked = await guest.call('POST', '/api/plan-requests', {
      plan: 'pro',
      when: 'now',
      note: '',
    })
    expect(asked.status).toBe(403)
  })
})

describe('teachers', () => {
  async function classOf(teacher: Person, student: Person) {
    const { pool } = server.database
    const { rows } = await pool.query<{ id: number }>(
      `insert into classroom (name, join_code) values ('A', md5(random()::text)) returning id`,
    )
    await pool.query(
      `insert into classroom_member (classroom_id, student_id, part)
       values ($1, $2, 'teacher'), ($1, $3, 'student')`,
      [rows[0]?.id, teacher.id, student.id],
    )
  }

  test('decide for their own classes, when admins allow it', async () => {
    const teacher = await aTeacher(server)
    const { call } = await projectClient(server, teacher)
    const mine = await learner()
    const other = await learner()
    await classOf(teacher, mine.person)
    await mine.ask('basic')
    await other.ask('basic')
    expect((await call('GET', '/api/teach/plan-requests')).body).toMatchObject({
      requests: [],
      mayDecide: false,
    })
    await admin.call('PUT', '/api/admin/plan-policy', { teachersMayApprove: true })
    const { body } = await call('GET', '/api/teach/plan-requests')
    expect(body.mayDecide).toBe(true)
    expect(body.requests.map((one: { userId: number }) => one.userId)).toEqual([mine.person.id])
    const decide = async (whose: Person) =>
      call('POST', `/api/teach/plan-requests/${await openRequestOf(whose)}/decision`, {
        approve: true,
        answer: '',
      })
    expect((await decide(other.person)).status).toBe(404)
    expect((await decide(mine.person)).status).toBe(200)
    expect(await mine.coins()).toMatchObject({ planName: 'basic' })
  })
})

test('new terms of a plan hold from the next renewal, and are on record', async () => {
  const one = await learner()
  const terms = { coinsPerMonth: 40, priceMinor: 0 }
  expect((await admin.call('PUT', '/api/admin/plans/free', terms)).status).toBe(200)
  expect(await one.coins()).toMatchObject({ balance: 30 })
  const plans = await one.call('GET', '/api/plans')
  expect(plans.body.plans[0]).toMatchObject({ name: 'free', coinsPerMonth: 40 })
  const { rows } = await server.database.pool.query(
    `select before, after from audit_log where act = 'plan.change'`,
  )
  expect(rows).toMatchObject([{ before: { coinsPerMonth: 30 }, after: terms }])
})
