/**
 * Opens the accounts of a batch: locked in order, so that nobody else works on them and nobody waits in a circle.
 * raw SQL: many accounts at once, prepared; the ledger is measured by its benchmark.
 */
import {
  type CoinBook,
  type CoinCalendar,
  type CoinHold,
  type CoinLot,
  emptyBook,
} from '@panya/domain/money/book.ts'
import { periodAt, periodKey } from '@panya/domain/money/calendar.ts'
import type { PoolClient } from 'pg'

const MS = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`

const LOCK = {
  name: 'ledger_lock',
  text: `select user_id, plan_id, coin_balance, pending_plan_id,
      ${MS('plan_since')} plan_since, ${MS('anchor_at')} anchor_at, ${MS('period_start')} period_start,
      ${MS('next_renewal_at')} next_renewal_at, ${MS('latest_coins_at')} latest_coins_at
    from user_subscriptions where user_id = any($1::int[]) order by user_id for update`,
}

/** For people who have no subscription yet. */
const OPEN = {
  name: 'ledger_open',
  text: `insert into user_subscriptions (user_id, plan_id)
    select s.id, p.id from student s, subscription_plans p
    where s.id = any($1::int[]) and p.name = 'free' on conflict do nothing`,
}

const LOT = `json_build_object('userId', user_id, 'id', id, 'source', source, 'grantKey', grant_key,
  'note', note, 'granted', granted, 'available', available, 'held', held,
  'createdAt', ${MS('created_at')}, 'expiresAt', ${MS('expires_at')})`
const HOLD = `json_build_object('userId', user_id, 'id', id, 'key', key, 'amount', amount,
  'purpose', purpose, 'parts', parts, 'status', status, 'createdAt', ${MS('created_at')},
  'endsAt', ${MS('ends_at')}, 'endedAt', ${MS('ended_at')}, 'why', why)`

/** Open lots and holds, and whichever older ones the batch names. */
const READ = {
  name: 'ledger_read',
  text: `select
    (select json_agg(${LOT}) from (
      select * from coin_lot where user_id = any($1::int[]) and not ended
      union all select l.* from coin_lot l join unnest($2::int[], $3::text[]) k(u, key)
        on l.user_id = k.u and l.grant_key = k.key and l.ended) lots) lots,
    (select json_agg(${HOLD}) from (
      select * from coin_hold where user_id = any($1::int[]) and status = 'held'
      union all select * from coin_hold where id = any($4::uuid[]) and status <> 'held'
      union all select h.* from coin_hold h join unnest($5::int[], $6::text[]) k(u, key)
        on h.user_id = k.u and h.key = k.key and h.status <> 'held') holds) holds`,
}

const USED_TODAY = {
  name: 'ledger_used_today',
  text: `select user_id, sum(amount)::int used from coin_hold
    where user_id = any($1::int[]) and created_at >= to_timestamp($2::float8 / 1000)
      and status <> 'voided' group by user_id`,
}

interface SubscriptionRow {
  user_id: number
  plan_id: number
  coin_balance: number
  plan_since: number | null
  pending_plan_id: number | null
  anchor_at: number | null
  period_start: number | null
  next_renewal_at: number | null
  latest_coins_at: number | null
}

/** What a batch will look at, besides everything that is open. */
export interface BatchNames {
  at: number
  userIds: number[]
  grantKeys: [userId: number, key: string][]
  holdIds: string[]
  holdKeys: [userId: number, key: string][]
  /** Those with a daily limit, and when the day began. */
  capped: { userIds: number[]; since: number }
}

export async function loadBooks(
  client: PoolClient,
  names: BatchNames,
): Promise<Map<number, CoinBook>> {
  const rows = await lockAccounts(client, names.userIds)
  const books = new Map(rows.map((row) => [row.user_id, openBook(row)]))
  const grantKeys = [...names.grantKeys, ...monthKeys(books.values(), names.at)]
  const { rows: found } = await client.query<{ lots: Owned<CoinLot>[]; holds: Owned<CoinHold>[] }>({
    ...READ,
    values: [
      names.userIds,
      grantKeys.map(([id]) => id),
      grantKeys.map(([, key]) => key),
      names.holdIds,
      names.holdKeys.map(([id]) => id),
      names.holdKeys.map(([, key]) => key),
    ],
  })
  for (const { userId, ...lot } of found[0]?.lots ?? []) books.get(userId)?.lots.set(lot.id, lot)
  for (const { userId, ...hold } of found[0]?.holds ?? [])
    books.get(userId)?.holds.set(hold.id, hold)
  await loadPaidLots(client, books)
  if (names.capped.userIds.length > 0) await loadUse(client, books, names.capped)
  return books
}

/** This month's coins may have ended already by a clock that was ahead; they are not given again. */
function* monthKeys(books: Iterable<CoinBook>, at: number): Iterable<[number, string]> {
  for (const { userId, calendar } of books)
    if (calendar) yield [userId, periodKey(periodAt(calendar.anchorAt, at))]
}

type Owned<T> = T & { userId: number }

async function lockAccounts(client: PoolClient, userIds: number[]): Promise<SubscriptionRow[]> {
  const locked = await client.query<SubscriptionRow>({ ...LOCK, values: [userIds] })
  if (locked.rows.length === userIds.length) return locked.rows
  await client.query({ ...OPEN, values: [userIds] })
  return (await client.query<SubscriptionRow>({ ...LOCK, values: [userIds] })).rows
}

function openBook(row: SubscriptionRow): CoinBook {
  const book = emptyBook(row.user_id, row.plan_id)
  book.calendar = calendarOf(row)
  if (!book.calendar) book.unbooked = row.coin_balance
  return book
}

function calendarOf(row: SubscriptionRow): CoinCalendar | null {
  if (row.anchor_at === null) return null
  return {
    planId: row.plan_id,
    planSince: row.plan_since ?? row.anchor_at,
    pendingPlanId: row.pending_plan_id,
    anchorAt: row.anchor_at,
    periodStart: row.period_start ?? row.anchor_at,
    nextRenewalAt: row.next_renewal_at ?? row.anchor_at,
    latestCoinsAt: row.latest_coins_at,
  }
}

/** An open hold may have its coins in a lot that is not open any more by this node's clock. */
async function loadPaidLots(client: PoolClient, books: Map<number, CoinBook>): Promise<void> {
  const missing = new Set<string>()
  for (const { lots, holds } of books.values()) {
    for (const { status, parts } of holds.values()) {
      if (status !== 'held') continue
      for (const { lotId } of parts) if (!lots.has(lotId)) missing.add(lotId)
    }
  }
  if (missing.size === 0) return
  const { rows } = await client.query<{ lot: Owned<CoinLot> }>(
    `select ${LOT} lot from coin_lot where id = any($1::uuid[])`,
    [[...missing]],
  )
  for (const { lot } of rows) {
    const { userId, ...rest } = lot
    books.get(userId)?.lots.set(rest.id, rest)
  }
}

async function loadUse(
  client: PoolClient,
  books: Map<number, CoinBook>,
  { userIds, since }: BatchNames['capped'],
): Promise<void> {
  const { rows } = await client.query<{ user_id: number; used: number }>({
    ...USED_TODAY,
    values: [userIds, since],
  })
  for (const { user_id, used } of rows) {
    const book = books.get(user_id)
    if (book) book.usedToday = used
  }
}
