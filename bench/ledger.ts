/** Hold and capture through the ledger, against bare transactions that change two rows each. */
import { randomUUID } from 'node:crypto'
import { ensurePlans } from '../apps/server/src/app/seed/plans.ts'
import { createLedger, type Ledger } from '../apps/server/src/modules/ledger/ledger-port.ts'
import { BRANDS_FOLDER, loadBrand } from '../apps/server/src/platform/brand/load-brand.ts'
import type { Database } from '../apps/server/src/platform/database/database.ts'
import { report } from './figure.ts'
import { benchContext } from './support/app-context.ts'

const CALLERS = 64
const ROUNDS = 5
const ROUND_MS = 3000
const ACCOUNTS = 1000
const TAKE = `update bench_pair set coins = coins - 1 where id = $1 and side = 'from'`
const GIVE = `update bench_pair set coins = coins + 1 where id = $1 and side = 'to'`
const present = {
  key: 'bench',
  source: 'present',
  amount: 1_000_000_000,
  note: null,
  expiresAt: null,
} as const

const { context, close } = await benchContext()
try {
  const { database } = context
  const { brand, plans } = loadBrand(BRANDS_FOLDER, context.env.brand)
  await ensurePlans(database, plans, brand.currency)
  const ids = await makeAccounts(database)
  const ledger = createLedger(context)
  for (const id of ids) await ledger.grant(id, present)
  for (const [figure, accounts] of [
    ['cycles/s on one account', ids.slice(0, 1)],
    ['cycles/s on 1,000 accounts', ids],
  ] as const) {
    const ours: number[] = []
    const bare: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await rate(accounts, (id) => cycle(ledger, id)))
      bare.push(await rate(accounts, (id) => twoRows(database, id)))
    }
    const goal = '>= 0.5'
    report({ bench: 'ledger', figure, value: median(ours), baseline: median(bare), goal })
  }
} finally {
  await close()
}

/** The price is in the call: asking for it costs no trip to the database. */
async function cycle(ledger: Ledger, id: number): Promise<void> {
  const wish = { key: randomUUID(), amount: 1, purpose: 'bench', dailyCap: null }
  const outcome = await ledger.hold(id, wish)
  if (outcome.kind !== 'held') throw new Error(outcome.kind)
  const end = await ledger.capture(id, outcome.hold.id)
  if (end.kind !== 'captured') throw new Error(end.kind)
}

async function twoRows({ pool }: Database, id: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query({ name: 'a', text: TAKE, values: [id] })
    await client.query({ name: 'b', text: GIVE, values: [id] })
    await client.query('commit')
  } finally {
    client.release()
  }
}

async function rate(ids: number[], job: (id: number) => Promise<void>): Promise<number> {
  const end = performance.now() + ROUND_MS
  let done = 0
  const caller = async (_: unknown, index: number) => {
    for (let step = index; performance.now() < end; step += CALLERS) {
      await job(ids[step % ids.length] ?? 0)
      done += 1
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return (done * 1000) / (performance.now() - start)
}

async function makeAccounts({ pool }: Database): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into student (email, display_name, first_name, last_name, grade, affiliation)
     select 'bench' || n || '@school.example', 'B', 'B', 'B', 'P4', 'B'
     from generate_series(1, $1) n returning id`,
    [ACCOUNTS],
  )
  await pool.query('create table bench_pair (id int, side text, coins int, primary key (id, side))')
  await pool.query(
    `insert into bench_pair select s.id, side, 1000000 from student s, unnest(array['from', 'to']) side`,
  )
  return rows.map(({ id }) => id)
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
