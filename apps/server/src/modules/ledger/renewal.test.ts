import { GrantComplimentarySubscription } from '@panya/domain/graphql/operations.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sendOperation } from '../../testing/graphql.ts'
import { anAdmin, aStudent } from '../../testing/people.ts'
import { signIn } from '../../testing/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createLedger, type Ledger } from './ledger-port.ts'
import { proveLedger } from './proof.ts'
import { sweepAccounts } from './renewal-sweep.ts'

const DAY = 86_400_000
const bangkok = (text: string) => new Date(`${text}+07:00`)

let server: TestServer
let ledger: Ledger
let id: number
beforeEach(async () => {
  server = await startTestServer()
  ledger = createLedger(server.context)
  ;({ id } = await aStudent(server))
  await startOn(bangkok('2027-01-31T10:00'))
})
afterEach(async () => {
  expect((await proveLedger(server.context)).figures).toMatchObject({ sum: 0, wrongBalances: 0 })
  await server.close()
})

/** As if somebody had signed up then. */
async function startOn(day: Date): Promise<void> {
  const { pool } = server.database
  await pool.query('alter table coin_movement disable trigger coin_movement_append_only')
  for (const table of ['coin_movement', 'coin_hold', 'coin_lot', 'user_subscriptions'])
    await pool.query(`delete from ${table}`)
  await pool.query('alter table coin_movement enable trigger coin_movement_append_only')
  server.setNow(day)
  await sweep()
}

const sweep = () => sweepAccounts(server.context, ledger)

async function account() {
  const { rows } = await server.database.pool.query<{
    balance: number
    next: Date
    latest: Date
    plan: string
  }>(
    `select coin_balance balance, next_renewal_at next, latest_coins_at latest, p.name plan
     from user_subscriptions u join subscription_plans p on p.id = u.plan_id where user_id = $1`,
    [id],
  )
  return rows[0]!
}

async function spend(amount: number): Promise<void> {
  const key = `spend-${Math.random()}`
  const held = await ledger.hold(id, { key, amount, purpose: 'detect', dailyCap: null })
  if (held.kind === 'held') await ledger.capture(id, held.hold.id)
}

async function planId(name: string): Promise<number> {
  const { rows } = await server.database.pool.query<{ id: number }>(
    'select id from subscription_plans where name = $1',
    [name],
  )
  return rows[0]!.id
}

describe('the coins of the month', () => {
  test('come on the day of the month, or on its last day, and the old ones end', async () => {
    expect(await account()).toMatchObject({ balance: 30, next: bangkok('2027-02-28T10:00') })
    await spend(10)
    server.setNow(bangkok('2027-02-28T09:59'))
    await sweep()
    expect((await account()).balance).toBe(20)
    server.setNow(bangkok('2027-02-28T10:00'))
    await sweep()
    expect(await account()).toMatchObject({
      balance: 30,
      latest: bangkok('2027-02-28T10:00'),
      next: bangkok('2027-03-31T10:00'),
    })
  })

  test('come once, though three nodes look at the same time', async () => {
    server.setNow(bangkok('2027-03-01T00:00'))
    const nodes = [ledger, createLedger(server.context), createLedger(server.context)]
    await Promise.all(nodes.map((node) => sweepAccounts(server.context, node)))
    const { rows } = await server.database.pool.query(
      `select grant_key from coin_lot where user_id = $1 order by created_at`,
      [id],
    )
    expect(rows.map((row) => row.grant_key)).toEqual(['monthly:2027-01-31', 'monthly:2027-02-28'])
    expect((await account()).balance).toBe(30)
  })

  test('are left for the next round by a server that goes down', async () => {
    server.setNow(bangkok('2027-03-01T00:00'))
    const stop = AbortSignal.abort()
    expect(await sweepAccounts(server.context, ledger, { stop })).toBe(0)
    expect((await account()).next).toEqual(bangkok('2027-02-28T10:00'))
    await sweep()
    expect((await account()).next).toEqual(bangkok('2027-03-31T10:00'))
  })

  test('after a long sleep the month that is now gives its coins, not the ones slept through', async () => {
    server.setNow(bangkok('2027-07-05T08:00'))
    await sweep()
    expect(await account()).toMatchObject({ balance: 30, next: bangkok('2027-07-31T10:00') })
  })

  test('a clock that jumps a year ahead and back neither doubles nor stops them', async () => {
    server.setNow(bangkok('2028-02-10T00:00'))
    await sweep()
    server.setNow(bangkok('2027-02-10T00:00'))
    await sweep()
    await sweep()
    expect((await account()).next).toEqual(bangkok('2027-02-28T10:00'))
    server.setNow(bangkok('2027-02-28T10:00'))
    await sweep()
    const { rows } = await server.database.pool.query(
      'select count(*)::int n, count(distinct grant_key)::int keys from coin_lot where user_id = $1',
      [id],
    )
    expect(rows[0].n).toBe(rows[0].keys)
    expect((await account()).next).toEqual(bangkok('2027-03-31T10:00'))
  })

  test('coins given as a present stay', async () => {
    const present = { key: 'p', source: 'present', amount: 7, note: null, expiresAt: null } as const
    await ledger.grant(id, present)
    server.setNow(bangkok('2027-05-05T00:00'))
    await sweep()
    expect((await account()).balance).toBe(37)
  })
})

describe('a complimentary subscription', () => {
  test('fills the month up to its coins at once, then gives them every month until it is over', async () => {
    const admin = await anAdmin(server)
    const { withToken } = await signIn(server, admin.email)
    await spend(10)
    const variables = {
      userId: id,
      planId: await planId('pro'),
      cycle: 'monthly',
      grantReason: 'Robot contest',
      expiresAt: bangkok('2027-03-30T00:00').toISOString(),
    }
    const answer = await sendOperation(server, GrantComplimentarySubscription, variables, withToken)
    expect(answer.outcome).toBe('ok')
    expect((await account()).balance).toBe(1000)
    await spend(100)
    server.setNow(bangkok('2027-02-28T10:00'))
    await sweep()
    expect(await account()).toMatchObject({ balance: 1000, plan: 'free' })
    server.setNow(bangkok('2027-03-31T10:00'))
    await sweep()
    expect((await account()).balance).toBe(30)
    const { rows } = await server.database.pool.query(
      `select actor, target from audit_log where act = 'subscription.grant'`,
    )
    expect(rows).toEqual([{ actor: admin.email, target: `student:${id}` }])
  })

  test('put into the table by hand is found by the next sweep, and counted once', async () => {
    await server.database.pool.query(
      `insert into complimentary_subscriptions
        (user_id, plan_id, cycle, grant_reason, created_at, expires_at)
       values ($1, $2, 'yearly', 'by hand', $3, $4)`,
      [id, await planId('basic'), bangkok('2027-02-01T00:00'), bangkok('2028-02-01T00:00')],
    )
    server.setNow(bangkok('2027-02-02T00:00'))
    await sweep()
    await sweep()
    expect((await account()).balance).toBe(300)
  })
})

describe('another plan', () => {
  const change = async (name: string, when: 'now' | 'renewal') =>
    ledger.changePlan(id, { key: `plan:${name}`, planId: await planId(name), when }, {})

  test('a bigger one now begins a month of its own; what was left stays until its end', async () => {
    await spend(10)
    server.setNow(bangkok('2027-02-10T12:00'))
    await change('basic', 'now')
    expect(await account()).toMatchObject({
      plan: 'basic',
      balance: 320,
      next: bangkok('2027-03-10T12:00'),
    })
    server.setNow(bangkok('2027-02-28T10:00'))
    await sweep()
    expect((await account()).balance).toBe(300)
  })

  test('a smaller one keeps the coins until the renewal', async () => {
    await change('pro', 'now')
    server.setNow(new Date(bangkok('2027-01-31T10:00').getTime() + DAY))
    await change('basic', 'now')
    expect(await account()).toMatchObject({ plan: 'basic', balance: 1030 })
    server.setNow(bangkok('2027-02-28T10:00'))
    await sweep()
    expect(await account()).toMatchObject({ plan: 'basic', balance: 300 })
  })

  test('from the next renewal: nothing changes before', async () => {
    await change('pro', 'renewal')
    expect(await account()).toMatchObject({ plan: 'free', balance: 30 })
    server.setNow(bangkok('2027-02-28T10:00'))
    await sweep()
    expect(await account()).toMatchObject({ plan: 'pro', balance: 1000 })
  })
})

test('a balance from before the ledger stays, as coins of their own', async () => {
  const { pool } = server.database
  const other = await aStudent(server)
  await pool.query('alter table coin_movement disable trigger coin_movement_append_only')
  for (const table of ['coin_movement', 'coin_lot', 'user_subscriptions'])
    await pool.query(`delete from ${table} where user_id = $1`, [other.id])
  await pool.query('alter table coin_movement enable trigger coin_movement_append_only')
  await pool.query(
    'insert into user_subscriptions (user_id, plan_id, coin_balance) values ($1, $2, 120)',
    [other.id, await planId('basic')],
  )
  await sweep()
  const { rows } = await pool.query(
    'select coin_balance from user_subscriptions where user_id = $1',
    [other.id],
  )
  expect(rows[0].coin_balance).toBe(120)
})
