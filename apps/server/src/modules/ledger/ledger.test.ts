import { randomUUID } from 'node:crypto'
import type { CoinHistory, CoinsView } from '@panya/domain/money/coins.ts'
import { HOLD_MS } from '@panya/domain/money/hold.ts'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { anAdmin, aStudent } from '../../testing/people.ts'
import { signIn } from '../../testing/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createLedger, type Ledger } from './ledger-port.ts'
import { proveLedger } from './proof.ts'

let server: TestServer
/** Two nodes on one database. */
let nodes: [Ledger, Ledger]
beforeAll(async () => {
  server = await startTestServer()
  nodes = [createLedger(server.context), createLedger(server.context)]
})
afterAll(() => server.close())
afterEach(async () => {
  server.setNow(null)
  const proof = await proveLedger(server.context)
  expect(proof).toMatchObject({ ok: true })
})

const wish = (amount: number, key: string = randomUUID()) => ({
  key,
  amount,
  purpose: 'detect',
  dailyCap: null,
})

async function balanceOf(id: number): Promise<number> {
  const { rows } = await server.database.pool.query<{ coin_balance: number }>(
    'select coin_balance from user_subscriptions where user_id = $1',
    [id],
  )
  return rows[0]!.coin_balance
}

async function spendAllBut(id: number, rest: number): Promise<void> {
  const held = await nodes[0].hold(id, wish((await balanceOf(id)) - rest))
  if (held.kind === 'held') await nodes[0].capture(id, held.hold.id)
}

describe('spending', () => {
  test('a new learner has the coins of the free plan', async () => {
    const { id } = await aStudent(server)
    expect(await balanceOf(id)).toBe(30)
  })

  test('the last coin is spent once, however many ask at once on however many nodes', async () => {
    const { id } = await aStudent(server)
    await spendAllBut(id, 1)
    const asked = await Promise.all(
      Array.from({ length: 40 }, (_, index) => nodes[index % 2]!.hold(id, wish(1))),
    )
    const kinds = asked.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'held')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'not-enough')).toHaveLength(39)
    expect(await balanceOf(id)).toBe(0)
  })

  test('the same key holds once, even at the same time on two nodes', async () => {
    const { id } = await aStudent(server)
    const key = randomUUID()
    const asked = await Promise.all(
      Array.from({ length: 12 }, (_, index) => nodes[index % 2]!.hold(id, wish(5, key))),
    )
    const ids = asked.map((outcome) => (outcome.kind === 'held' ? outcome.hold.id : outcome.kind))
    expect(new Set(ids).size).toBe(1)
    expect(await balanceOf(id)).toBe(25)
    expect(await nodes[0].hold(id, wish(6, key))).toEqual({ kind: 'key-reused' })
  })

  test('one hold ends once: captured or given back, never both', async () => {
    const { id } = await aStudent(server)
    const held = await nodes[0].hold(id, wish(10))
    if (held.kind !== 'held') throw new Error(held.kind)
    const ends = await Promise.all([
      nodes[0].capture(id, held.hold.id),
      nodes[1].void(id, held.hold.id, 'cancelled'),
      nodes[1].capture(id, held.hold.id),
    ])
    expect(new Set(ends.map(({ kind }) => kind)).size).toBe(1)
    expect(await balanceOf(id)).toBe(ends[0]?.kind === 'captured' ? 20 : 30)
  })

  test('nobody ends the hold of somebody else', async () => {
    const { id } = await aStudent(server)
    const other = await aStudent(server)
    const held = await nodes[0].hold(id, wish(10))
    if (held.kind !== 'held') throw new Error(held.kind)
    expect(await nodes[0].capture(other.id, held.hold.id)).toEqual({ kind: 'unknown-hold' })
  })

  test('a hold that nobody ends gives its coins back after ten minutes', async () => {
    const { id } = await aStudent(server)
    const start = new Date()
    server.setNow(start)
    const held = await nodes[0].hold(id, wish(10))
    if (held.kind !== 'held') throw new Error(held.kind)
    server.setNow(new Date(start.getTime() + HOLD_MS))
    expect(await nodes[0].capture(id, held.hold.id)).toMatchObject({
      kind: 'voided',
      why: 'timeout',
      balance: 30,
    })
  })

  test('a daily limit counts what is held and spent today, and forgets what was given back', async () => {
    const { id } = await aStudent(server)
    const capped = (amount: number) => nodes[0].hold(id, { ...wish(amount), dailyCap: 12 })
    const first = await capped(10)
    expect(await capped(5)).toEqual({ kind: 'over-daily-cap', left: 2 })
    if (first.kind === 'held') await nodes[0].void(id, first.hold.id, 'failed')
    expect((await capped(5)).kind).toBe('held')
  })
})

type Step = 'hold' | 'capture' | 'void' | 'grant' | 'renew' | 'late'

test('random work of two nodes at once leaves every coin accounted for', async () => {
  const { id } = await aStudent(server)
  const steps = fc.array(
    fc.tuple(
      fc.constantFrom<Step>('hold', 'hold', 'capture', 'void', 'grant', 'renew', 'late'),
      fc.nat({ max: 25 }),
      fc.nat({ max: 1 }),
    ),
    { minLength: 10, maxLength: 40 },
  )
  let clock = Date.now()
  await fc.assert(
    fc.asyncProperty(steps, async (run) => {
      const open: string[] = []
      server.setNow(new Date(clock))
      await Promise.all(
        run.map(async ([step, n, node]) => {
          const ledger = nodes[node]!
          if (step === 'hold') {
            const outcome = await ledger.hold(id, wish(n))
            if (outcome.kind === 'held') open.push(outcome.hold.id)
          }
          const holdId = open[n % Math.max(1, open.length)] ?? randomUUID()
          if (step === 'capture') await ledger.capture(id, holdId)
          if (step === 'void') await ledger.void(id, holdId, 'failed')
          if (step === 'renew') await ledger.renew([id])
          if (step === 'grant') {
            const lot = { source: 'present', note: null, expiresAt: clock + n * 60_000 } as const
            await ledger.grant(id, { ...lot, key: `random-${n}`, amount: n })
          }
          if (step === 'late') {
            clock += n * 60_000
            server.setNow(new Date(clock))
          }
        }),
      )
      clock += 3 * 86_400_000
      expect((await proveLedger(server.context)).figures).toMatchObject({
        sum: 0,
        negativePlaces: 0,
        wrongLots: 0,
        wrongBalances: 0,
        wrongHolds: 0,
      })
    }),
    { numRuns: 25 },
  )
})

describe('what people see', () => {
  test('a learner reads what came, what it was used for and what was given back', async () => {
    const { id, email } = await aStudent(server)
    const admin = await anAdmin(server)
    const { withCookie: headers } = await signIn(server, email)
    const { withCookie: asAdmin } = await signIn(server, admin.email)
    const present = { userId: id, amount: 5, reason: 'For your robot', key: randomUUID() }
    const give = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/admin/coins/grants',
        headers: asAdmin,
        payload: present,
      })
    expect((await give()).statusCode).toBe(201)
    expect((await give()).statusCode).toBe(200)
    const later = (ms: number) => server.setNow(new Date(Date.now() + ms))
    later(1000)
    const paid = await nodes[0].hold(id, wish(32))
    if (paid.kind === 'held') await nodes[0].capture(id, paid.hold.id)
    later(2000)
    const failed = await nodes[0].hold(id, wish(2))
    if (failed.kind === 'held') await nodes[0].void(id, failed.hold.id, 'failed')

    const coins = (await server.app.inject({ url: '/api/coins', headers })).json<CoinsView>()
    expect(coins).toMatchObject({ balance: 3, planName: 'free' })
    expect(coins.lots).toMatchObject([{ source: 'present', available: 3, note: 'For your robot' }])
    const history = (
      await server.app.inject({ url: '/api/coins/history', headers })
    ).json<CoinHistory>()
    expect(history.entries).toMatchObject([
      { kind: 'used', amount: 2, state: 'given-back', why: 'failed' },
      {
        kind: 'used',
        amount: 32,
        state: 'paid',
        from: [
          { source: 'monthly', note: 'Free', amount: 30 },
          { source: 'present', note: 'For your robot', amount: 2 },
        ],
      },
      { kind: 'got', amount: 5, source: 'present', note: 'For your robot' },
      { kind: 'got', amount: 30, source: 'monthly' },
    ])
    const { rows } = await server.database.pool.query(
      `select actor, after from audit_log where act = 'coins.grant' and target = $1`,
      [`student:${id}`],
    )
    expect(rows).toEqual([{ actor: admin.email, after: { amount: 5, reason: 'For your robot' } }])
  })

  test('a long history comes in pages that neither lose nor repeat anything', async () => {
    const { id, email } = await aStudent(server)
    const { withCookie: headers } = await signIn(server, email)
    const at = new Date()
    server.setNow(at)
    for (let index = 0; index < 35; index += 1) {
      const held = await nodes[0].hold(id, wish(1))
      if (held.kind === 'held') await nodes[0].void(id, held.hold.id, 'cancelled')
    }
    server.setNow(null)
    const page = async (query: string) =>
      (await server.app.inject({ url: `/api/coins/history${query}`, headers })).json<CoinHistory>()
    const first = await page('')
    const second = await page(`?before=${encodeURIComponent(first.before ?? '')}`)
    expect([first.entries.length, second.entries.length]).toEqual([30, 6])
    expect(second.before).toBeNull()
  })

  test.each([
    '7400-56-87T3068.1..Z~5-',
    '0000-01-01T00:00:00.000Z~a',
    '2026-02-30T25:00:00.000Z~a',
  ])('a page that ends on no day there is, %s, is refused', async (before) => {
    const { email } = await aStudent(server)
    const { withCookie: headers } = await signIn(server, email)
    const url = `/api/coins/history?before=${encodeURIComponent(before)}`
    expect((await server.app.inject({ url, headers })).statusCode).toBe(400)
  })

  test('learners can neither prove the books nor give coins', async () => {
    const { id, email } = await aStudent(server)
    const { withCookie: headers } = await signIn(server, email)
    const payload = { userId: id, amount: 5, reason: 'mine', key: randomUUID() }
    const tries = [
      { method: 'GET', url: '/api/admin/coins/proof' },
      { method: 'POST', url: '/api/admin/coins/proof' },
      { method: 'POST', url: '/api/admin/coins/grants', payload },
    ] as const
    for (const one of tries) {
      expect((await server.app.inject({ ...one, headers })).statusCode).toBe(403)
      expect((await server.app.inject(one)).statusCode).toBe(401)
    }
    expect(await balanceOf(id)).toBe(30)
  })

  test('the figures of the last proof are among the metrics', async () => {
    await proveLedger(server.context)
    const { body } = await server.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
    expect(body).toMatch(/^coin_ledger_ok 1$/m)
    expect(body).toMatch(/^coin_ledger_sum 0$/m)
  })
})

test('the proof finds a balance, a lot or a hold that somebody changed by hand', async () => {
  const { id } = await aStudent(server)
  const held = await nodes[0].hold(id, wish(7))
  const { pool } = server.database
  const tamper = async (change: string, back: string, figure: string) => {
    await pool.query(change, [id])
    const { ok, figures } = await proveLedger(server.context)
    expect([ok, (figures as unknown as Record<string, number>)[figure]]).toEqual([false, 1])
    await pool.query(back, [id])
  }
  await tamper(
    'update user_subscriptions set coin_balance = 1000 where user_id = $1',
    'update user_subscriptions set coin_balance = 23 where user_id = $1',
    'wrongBalances',
  )
  await tamper(
    'update coin_lot set available = 22 where user_id = $1',
    'update coin_lot set available = 23 where user_id = $1',
    'wrongLots',
  )
  await tamper(
    `update coin_hold set status = 'captured', ended_at = now() where user_id = $1`,
    `update coin_hold set status = 'held', ended_at = null where user_id = $1`,
    'wrongHolds',
  )
  expect(held.kind).toBe('held')
  await expect(pool.query('delete from coin_movement')).rejects.toThrow('append-only')
})
