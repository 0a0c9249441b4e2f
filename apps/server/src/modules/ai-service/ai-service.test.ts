import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../app/seed/people.ts'
import { anAdmin, aStudent } from '../../testing/people.ts'
import { signIn } from '../../testing/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createLedger } from '../ledger/ledger-port.ts'
import { proveLedger } from '../ledger/proof.ts'
import { createAiPool } from './ai-pool.ts'
import { packageFolder } from './engines/graph-model.ts'
import { createJobStore } from './job-store-port.ts'
import { giveBackLost } from './lost-jobs.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
afterEach(async () => {
  expect(await proveLedger(server.context)).toMatchObject({ ok: true })
})

const PRICES: Record<string, string> = { detect: '2', ocr: '3', similarity: '1' }

async function learner(who?: Person) {
  const person = who ?? (await aStudent(server))
  const { withCookie } = await signIn(server, person.email)
  async function run(kind: string, payload: object | Buffer, extra: Record<string, string> = {}) {
    const type = Buffer.isBuffer(payload) ? { 'content-type': 'image/png' } : {}
    const path = kind === 'ocr' ? 'ocr?languages=ar,zh,th,en' : kind
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/ai/${path}`,
      headers: {
        ...withCookie,
        ...type,
        'idempotency-key': randomUUID(),
        'x-coins': PRICES[kind] ?? '0',
        ...extra,
      },
      payload,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const coins = async () =>
    (await server.app.inject({ url: '/api/coins', headers: withCookie })).json()
  return { ...person, run, coins, headers: withCookie }
}

const question = {
  query: 'How old are you?',
  texts: ['The weather is nice today', 'What is your age?', 'I like pizza'],
}

const DRAWING = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="560" height="160"><rect width="560" height="160"/></svg>',
)

describe('jobs on our own machines', () => {
  test('texts by meaning: the nearest first, the price taken, the balance told', async () => {
    const nok = await learner()
    const { status, body } = await nok.run('similarity', question)
    expect(status).toBe(200)
    expect(body).toMatchObject({ coins: 1, balance: 29 })
    expect(body.result.matches.map((match: { index: number }) => match.index)).toEqual([1, 2, 0])
    expect(body.result.matches[0].score).toBeGreaterThan(0.7)
  })

  test('things in a picture', async () => {
    const file = join(packageFolder('@vladmandic/human'), 'assets', 'samples.jpg')
    const nok = await learner()
    const { body } = await nok.run('detect', readFileSync(file))
    expect(body).toMatchObject({ coins: 2, balance: 28 })
    expect(body.result.things[0]).toMatchObject({ name: 'person' })
    expect(body.result.things[0].score).toBeGreaterThan(0.5)
  })

  test('text in a picture, with all four languages loaded', async () => {
    const nok = await learner()
    const { body } = await nok.run('ocr', readFileSync(join(import.meta.dirname, 'hello.png')))
    expect(body).toMatchObject({ coins: 3, balance: 27 })
    expect(body.result.text).toContain('HELLO')
  })

  test('the same key runs and costs once', async () => {
    const nok = await learner()
    const again = { 'idempotency-key': randomUUID() }
    const first = await nok.run('similarity', question, again)
    const second = await nok.run('similarity', question, again)
    expect(second.body).toEqual({ ...first.body, coins: 0 })
    expect(await nok.coins()).toMatchObject({ balance: 29 })
    const job = await server.app.inject({
      url: `/api/ai/jobs/${first.body.id}`,
      headers: nok.headers,
    })
    expect(job.json()).toMatchObject({ status: 'finished', kind: 'similarity' })
    const other = await learner()
    const peek = await server.app.inject({
      url: `/api/ai/jobs/${first.body.id}`,
      headers: other.headers,
    })
    expect(peek.statusCode).toBe(404)
  })
})

describe('nothing is charged', () => {
  test.each([
    ['something that is no picture', 'detect', Buffer.from('not a picture'), 400],
    ['a drawing that is a program', 'ocr', DRAWING, 400],
    ['no picture at all', 'detect', {}, 415],
    ['too many texts', 'similarity', { query: 'a', texts: Array(51).fill('b') }, 400],
    ['an endless text', 'similarity', { query: 'a'.repeat(501), texts: ['b'] }, 400],
    ['a picture that is too heavy', 'detect', Buffer.alloc(2 * 1024 * 1024 + 1), 413],
  ])('for %s', async (_what, kind, payload, status) => {
    const nok = await learner()
    expect((await nok.run(kind, payload)).status).toBe(status)
    expect(await nok.coins()).toMatchObject({ balance: 30 })
  })

  test('without a key, or for a price nobody saw', async () => {
    const nok = await learner()
    const bad = await nok.run('similarity', question, { 'idempotency-key': 'x' })
    expect([bad.status, Object.keys(bad.body.fields)]).toEqual([400, ['idempotency-key']])
    expect((await nok.run('similarity', question, { 'x-coins': '0' })).body).toMatchObject({
      message: 'price-changed',
    })
  })

  test('when a job is too slow: its thread ends, and the next job has a new one', async () => {
    const pool = createAiPool({ threads: 1, limitMs: 1 })
    const input = { kind: 'similarity', ...question } as const
    const { signal } = new AbortController()
    await expect(pool.run(1, input, signal)).rejects.toMatchObject({ why: 'timeout' })
    await expect(pool.run(1, input, signal)).rejects.toMatchObject({ why: 'timeout' })
    await pool.close()
  })

  test('when it is cancelled, waiting or running', async () => {
    const pool = createAiPool({ threads: 1 })
    const input = { kind: 'similarity', ...question } as const
    const running = new AbortController()
    const waiting = new AbortController()
    const first = pool.run(1, input, running.signal)
    const second = pool.run(2, input, waiting.signal)
    const third = pool.run(3, input, new AbortController().signal)
    waiting.abort()
    running.abort()
    await expect(second).rejects.toMatchObject({ why: 'cancelled' })
    await expect(first).rejects.toMatchObject({ why: 'cancelled' })
    expect(await third).toHaveProperty('matches')
    await pool.close()
  })

  test('when the node of a job is lost', async () => {
    const nok = await learner()
    const parts = { ...server.context, ledger: createLedger(server.context) }
    const gone = createJobStore({ ...parts, nodeId: randomUUID() })
    const here = createJobStore({ ...parts, nodeId: randomUUID() })
    const wish = { userId: nok.id, kind: 'detect', key: randomUUID(), seenPrice: 2 } as const
    await gone.begin(wish)
    expect(await nok.coins()).toMatchObject({ balance: 28 })
    await giveBackLost(server.context, here, false)
    expect(await nok.coins()).toMatchObject({ balance: 30 })
  })
})

describe('limits', () => {
  test('of a class: coins a day', async () => {
    const nok = await learner()
    const { pool } = server.database
    const { rows } = await pool.query<{ id: number }>(
      `insert into classroom (name, join_code, daily_ai_cap)
       values ('A', md5(random()::text), 2) returning id`,
    )
    await pool.query(
      `insert into classroom_member (classroom_id, student_id, part) values ($1, $2, 'student')`,
      [rows[0]?.id, nok.id],
    )
    await nok.run('similarity', question)
    await nok.run('similarity', question)
    const third = await nok.run('similarity', question)
    expect([third.status, third.body.message]).toEqual([429, 'daily-limit'])
    const offers = await server.app.inject({ url: '/api/ai/offers', headers: nok.headers })
    expect(offers.json()).toMatchObject({ balance: 28, leftToday: 0 })
  })

  test('of a class together: classmates who ask at once never spend more than it has', async () => {
    const classmates = [await learner(), await learner(), await learner()]
    const { pool } = server.database
    const { rows } = await pool.query<{ id: number }>(
      `insert into classroom (name, join_code, daily_class_ai_cap)
       values ('A', md5(random()::text), 4) returning id`,
    )
    for (const { id } of classmates)
      await pool.query(
        `insert into classroom_member (classroom_id, student_id, part) values ($1, $2, 'student')`,
        [rows[0]?.id, id],
      )
    const parts = { ...server.context, ledger: createLedger(server.context) }
    const nodes = [randomUUID(), randomUUID()]
    // Nodes that say they live: what others hold is given back by the watch of the server.
    for (const id of nodes)
      await pool.query('insert into ai_node (id, seen_at) values ($1, now())', [id])
    const stores = nodes.map((nodeId) => createJobStore({ ...parts, nodeId }))
    const asked = await Promise.allSettled(
      [0, 1, 2, 0, 1, 2].map((who, index) =>
        stores[index % 2]!.begin({
          userId: classmates[who]!.id,
          kind: 'similarity',
          key: randomUUID(),
          seenPrice: 1,
        }),
      ),
    )
    const begun = asked.filter(({ status }) => status === 'fulfilled')
    expect(begun).toHaveLength(4)
    const late = await classmates[0]!.run('similarity', question)
    expect([late.status, late.body.message]).toEqual([429, 'class-limit'])
    const { headers } = classmates[1]!
    const offers = await server.app.inject({ url: '/api/ai/offers', headers })
    expect(offers.json()).toMatchObject({ leftToday: null, leftForClass: 0 })
    for (const one of asked)
      if (one.status === 'fulfilled') await stores[0]!.giveBack(one.value, 'cancelled', 'test')
    expect((await classmates[0]!.run('similarity', question)).status).toBe(200)
  })

  test('of an account whose guardian has not answered: nothing runs, nothing is paid', async () => {
    const person = await aStudent(server)
    await server.database.pool.query('delete from consent where student_id = $1', [person.id])
    const nok = await learner(person)
    const { status, body } = await nok.run('similarity', question)
    expect([status, body.message]).toEqual([403, 'guardian-consent-needed'])
    expect(await nok.coins()).toMatchObject({ balance: 30 })
    const offers = await server.app.inject({ url: '/api/ai/offers', headers: nok.headers })
    expect(offers.json()).toMatchObject({ restricted: true })
  })

  test('of what somebody has', async () => {
    const nok = await learner()
    const ledger = createLedger(server.context)
    const all = { key: randomUUID(), amount: 30, purpose: 'detect', dailyCap: null }
    await ledger.hold(nok.id, all)
    const run = await nok.run('similarity', question)
    expect([run.status, run.body.message]).toEqual([409, 'not-enough-coins'])
  })
})

test('admins change prices, on record; learners pay what they saw', async () => {
  const admin = await anAdmin(server)
  const { withCookie } = await signIn(server, admin.email)
  const change = (coins: number) =>
    server.app.inject({
      method: 'PUT',
      url: '/api/admin/ai-prices/similarity',
      headers: withCookie,
      payload: { coins },
    })
  const nok = await learner()
  try {
    expect((await change(5)).json()).toMatchObject({ prices: { similarity: 5, detect: 2 } })
    expect((await change(-1)).statusCode).toBe(400)
    expect((await nok.run('similarity', question)).body.message).toBe('price-changed')
    expect((await nok.run('similarity', question, { 'x-coins': '5' })).body.balance).toBe(25)
    const { rows } = await server.database.pool.query(
      `select actor, before, after from audit_log where act = 'ai-price.change'`,
    )
    expect(rows).toEqual([{ actor: admin.email, before: { coins: 1 }, after: { coins: 5 } }])
  } finally {
    await change(1)
  }
})
