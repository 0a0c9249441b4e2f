/**
 * One transaction of the ledger: lock, read, decide by the rules, write.
 * raw SQL: many accounts at once, measured by the benchmark of the ledger.
 */
import { randomUUID } from 'node:crypto'
import type { CoinBook } from '@panya/domain/money/book.ts'
import {
  applyOperation,
  type LedgerOperation,
  type LedgerOutcome,
} from '@panya/domain/money/operation.ts'
import {
  type CurrentGift,
  giftKey,
  type PlanCoins,
  type RenewalFacts,
} from '@panya/domain/money/renew.ts'
import { bangkokMidnight } from '@panya/domain/time/bangkok.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Database, Orm } from '../../platform/database/database.ts'
import { type BatchNames, loadBooks } from './load-books.ts'
import { writeBooks } from './write-books.ts'

/**
 * Everything here is found by an index. A plan made while a table was small would read it whole, and
 * go on doing so for minutes while the table grows.
 */
const BEGIN = 'begin; set local enable_seqscan = off'

export interface LedgerCall {
  userId: number
  operation: LedgerOperation
}

/** Null for somebody who is not there. */
export type CallOutcome = LedgerOutcome | null

/** More that must happen or not happen together with the calls. */
export interface Also {
  before?(tx: Orm): Promise<void>
  after?(tx: Orm, outcomes: CallOutcome[]): Promise<void>
}

export async function runBatch(
  { pool }: Database,
  calls: LedgerCall[],
  at: number,
  also: Also = {},
): Promise<CallOutcome[]> {
  const client = await pool.connect()
  try {
    await client.query(BEGIN)
    await also.before?.(drizzle(client))
    const outcomes = await workOut(client, calls, at)
    await also.after?.(drizzle(client), outcomes)
    await client.query('commit')
    client.release()
    return outcomes
  } catch (error) {
    // A connection in an unknown state is not used again.
    const clean = await client.query('rollback').then(
      () => true,
      () => false,
    )
    client.release(!clean)
    throw error
  }
}

/** What is to be done to coins is decided inside the transaction, by what it finds there under its locks. */
export async function runDecided(
  database: Database,
  decide: (tx: Orm) => Promise<LedgerCall[]>,
  at: number,
): Promise<void> {
  const calls: LedgerCall[] = []
  // Accounts are opened after this.
  const before = async (tx: Orm) => void calls.push(...(await decide(tx)))
  await runBatch(database, calls, at, { before })
}

async function workOut(
  client: PoolClient,
  calls: LedgerCall[],
  at: number,
): Promise<CallOutcome[]> {
  if (calls.length === 0) return []
  const facts = await loadFacts(client, calls, at)
  const books = await loadBooks(client, namesOf(calls, facts.gifts, at))
  const outcomes = calls.map(({ userId, operation }) => {
    const book = books.get(userId)
    return book ? applyOperation(book, operation, facts.of(book), at) : null
  })
  await writeBooks(client, books.values(), at)
  return outcomes
}

function namesOf(calls: LedgerCall[], gifts: Map<number, CurrentGift>, at: number): BatchNames {
  const userIds = [...new Set(calls.map(({ userId }) => userId))].toSorted((a, b) => a - b)
  const names: BatchNames = {
    userIds,
    grantKeys: [...gifts].map(([userId, gift]) => [userId, giftKey(gift)]),
    at,
    holdIds: [],
    holdKeys: [],
    capped: { userIds: [], since: bangkokMidnight(at) },
  }
  for (const { userId, operation } of calls) {
    if (operation.do === 'grant') names.grantKeys.push([userId, operation.grant.key])
    if (operation.do === 'change-plan') names.grantKeys.push([userId, operation.change.key])
    if (operation.do === 'hold') names.holdKeys.push([userId, operation.wish.key])
    if (operation.do === 'hold' && operation.wish.dailyCap !== null)
      names.capped.userIds.push(userId)
    if (operation.do === 'capture' || operation.do === 'void') names.holdIds.push(operation.holdId)
  }
  return names
}

const PLANS = `select id, display_name as "displayName", coins_per_month as "coinsPerMonth"
  from subscription_plans`
const GIFTS = `select distinct on (user_id) user_id, id, plan_id as "planId",
    (extract(epoch from created_at) * 1000)::float8 as "createdAt"
  from complimentary_subscriptions
  where user_id = any($1::int[]) and status = 'active' and expires_at >= to_timestamp($2::float8 / 1000)
  order by user_id, created_at desc, id desc`

interface BatchFacts {
  gifts: Map<number, CurrentGift>
  of(book: CoinBook): RenewalFacts
}

/** Plans and presents are read only where a plan matters. */
async function loadFacts(client: PoolClient, calls: LedgerCall[], at: number): Promise<BatchFacts> {
  const about = calls.filter(({ operation }) => /renew|change-plan/.test(operation.do))
  const plans = new Map<number, PlanCoins>()
  const gifts = new Map<number, CurrentGift>()
  if (about.length > 0) {
    for (const plan of (await client.query<PlanCoins>(PLANS)).rows) plans.set(plan.id, plan)
    const ids = about.map(({ userId }) => userId)
    const { rows } = await client.query<CurrentGift & { user_id: number }>(GIFTS, [ids, at])
    for (const { user_id, ...gift } of rows) gifts.set(user_id, gift)
  }
  return {
    gifts,
    of: ({ userId }) => ({ plans, gift: gifts.get(userId) ?? null, newId: randomUUID }),
  }
}
