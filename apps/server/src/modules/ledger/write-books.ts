/**
 * Writes what a batch changed: lots, holds, movements and balances in one statement.
 * raw SQL: many accounts at once, prepared; the ledger is measured by its benchmark.
 */
import { type CoinBook, type CoinLot, spendable } from '@panya/domain/money/book.ts'
import type { PoolClient } from 'pg'

const AT = (column: string) => `to_timestamp(x."${column}" / 1000)`

const WRITE = {
  name: 'ledger_write',
  text: `with lots as (
    insert into coin_lot (id, user_id, source, grant_key, note, granted, available, held,
      created_at, expires_at, ended)
    select x.id, x."userId", x.source, x."grantKey", x.note, x.granted, x.available, x.held,
      ${AT('createdAt')}, ${AT('expiresAt')}, x.ended
    from json_to_recordset($1::json) x(id uuid, "userId" int, source text, "grantKey" text,
      note text, granted int, available int, held int, "createdAt" float8, "expiresAt" float8,
      ended bool)
    on conflict (id) do update
      set available = excluded.available, held = excluded.held, ended = excluded.ended
  ), holds as (
    insert into coin_hold (id, user_id, key, amount, purpose, parts, status, created_at, ends_at,
      ended_at, why)
    select x.id, x."userId", x.key, x.amount, x.purpose, x.parts, x.status, ${AT('createdAt')},
      ${AT('endsAt')}, ${AT('endedAt')}, x.why
    from json_to_recordset($2::json) x(id uuid, "userId" int, key text, amount int, purpose text,
      parts jsonb, status text, "createdAt" float8, "endsAt" float8, "endedAt" float8, why text)
    on conflict (id) do update
      set status = excluded.status, ended_at = excluded.ended_at, why = excluded.why
  ), movements as (
    insert into coin_movement (user_id, lot_id, hold_id, from_place, to_place, amount, at)
    select x."userId", x."lotId", x."holdId", x."from", x."to", x.amount, ${AT('at')}
    from json_to_recordset($3::json) x("userId" int, "lotId" uuid, "holdId" uuid, "from" text,
      "to" text, amount int, at float8)
  )
  update user_subscriptions u set coin_balance = x.balance, plan_id = x."planId",
    plan_since = ${AT('planSince')}, pending_plan_id = x."pendingPlanId",
    anchor_at = ${AT('anchorAt')}, period_start = ${AT('periodStart')},
    next_renewal_at = ${AT('nextRenewalAt')}, latest_coins_at = ${AT('latestCoinsAt')}
  from json_to_recordset($4::json) x("userId" int, balance int, "planId" int, "planSince" float8,
    "pendingPlanId" int, "anchorAt" float8, "periodStart" float8, "nextRenewalAt" float8,
    "latestCoinsAt" float8)
  where u.user_id = x."userId"`,
}

export async function writeBooks(
  client: PoolClient,
  books: Iterable<CoinBook>,
  at: number,
): Promise<void> {
  const changed = [...books].filter(hasChanged)
  if (changed.length === 0) return
  const owned = <T>(pick: (book: CoinBook) => Iterable<T>) =>
    JSON.stringify(
      changed.flatMap((book) => [...pick(book)].map((one) => ({ ...one, userId: book.userId }))),
    )
  await client.query({
    ...WRITE,
    values: [
      owned(({ changes }) => [...changes.lots].map((lot) => ({ ...lot, ended: isOver(lot, at) }))),
      owned(({ changes }) => changes.holds),
      owned(({ changes }) => changes.movements),
      JSON.stringify(changed.map(subscriptionOf)),
    ],
  })
}

function hasChanged({ changes }: CoinBook): boolean {
  const { movements, lots, holds, calendar } = changes
  return calendar || movements.length + lots.size + holds.size > 0
}

function isOver({ expiresAt, available, held }: CoinLot, at: number): boolean {
  return expiresAt !== null && expiresAt <= at && available + held === 0
}

function subscriptionOf(book: CoinBook): object {
  const { userId, planId, calendar } = book
  return { planId, ...calendar, userId, balance: spendable(book) }
}
