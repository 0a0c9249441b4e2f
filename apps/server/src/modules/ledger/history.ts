/** A learner's coins in plain words' material: what they have, and everything that happened to them. */
import type { CoinEntry, CoinHistory, CoinLotView, CoinsView } from '@panya/domain/money/coins.ts'
import { and, eq, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database/database.ts'
import { isoMoments } from '../../platform/database/iso-moments.ts'
import {
  coinLot,
  subscriptionPlans,
  userSubscriptions,
} from '../../platform/database/schema/money.ts'
import { Problem } from '../../platform/http/problem.ts'

const PAGE = 30

const next = alias(subscriptionPlans, 'next')

export async function coinsOf({ orm }: Database, userId: number): Promise<CoinsView> {
  const [own] = await orm
    .select({
      balance: userSubscriptions.coinBalance,
      planName: subscriptionPlans.name,
      nextPlanName: next.name,
      planSince: userSubscriptions.planSince,
      latestCoinsAt: userSubscriptions.latestCoinsAt,
      nextRenewalAt: userSubscriptions.nextRenewalAt,
    })
    .from(userSubscriptions)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, userSubscriptions.planId))
    .leftJoin(next, eq(next.id, userSubscriptions.pendingPlanId))
    .where(eq(userSubscriptions.userId, userId))
  const { id, source, note, granted, available, held, createdAt, expiresAt } = coinLot
  const lots = await orm
    .select({ id, source, note, granted, available, held, createdAt, expiresAt })
    .from(coinLot)
    .where(and(eq(coinLot.userId, userId), not(coinLot.ended), sql`${available} + ${held} > 0`))
    .orderBy(expiresAt, createdAt, id)
  const nothing = { planSince: null, nextPlanName: null, latestCoinsAt: null, nextRenewalAt: null }
  const account = own ? isoMoments(own) : { balance: 0, planName: 'free' as const, ...nothing }
  return { ...account, lots: lots.map(isoMoments) }
}

const ENTRIES = `select * from (
    (select 'got' as kind, m.at, m.amount, l.source, l.note, null as purpose, null as status,
      null as why, null::json as paid, m.id::text as tie
    from coin_movement m join coin_lot l on l.id = m.lot_id
    where m.user_id = $1 and m.from_place = 'grants' and (m.at, m.id::text) < ($2, $3)
    order by m.at desc, m.id::text desc limit ${PAGE + 1})
    union all
    (select 'ended', m.at, m.amount, l.source, l.note, null, null, null, null, m.id::text
    from coin_movement m join coin_lot l on l.id = m.lot_id
    where m.user_id = $1 and m.to_place = 'expired' and (m.at, m.id::text) < ($2, $3)
    order by m.at desc, m.id::text desc limit ${PAGE + 1})
    union all
    (select 'used', h.created_at, h.amount, null, null, h.purpose, h.status, h.why,
      (select json_agg(json_build_object('source', l.source, 'note', l.note,
          'amount', (part ->> 'amount')::int) order by place)
        from jsonb_array_elements(h.parts) with ordinality parts(part, place) join coin_lot l on l.id = (part ->> 'lotId')::uuid),
      h.id::text
    from coin_hold h
    where h.user_id = $1 and h.amount > 0 and (h.created_at, h.id::text) < ($2, $3)
    order by h.created_at desc, h.id::text desc limit ${PAGE + 1})
  ) all_entries order by at desc, tie desc limit ${PAGE + 1}`

interface EntryRow {
  kind: CoinEntry['kind']
  at: Date
  amount: number
  source: CoinLotView['source']
  note: string | null
  purpose: string
  status: 'held' | 'captured' | 'voided'
  why: Extract<CoinEntry, { kind: 'used' }>['why']
  paid: Extract<CoinEntry, { kind: 'used' }>['from'] | null
  tie: string
}

const STATES = { held: 'running', captured: 'paid', voided: 'given-back' } as const

export async function historyOf(
  { pool }: Database,
  userId: number,
  before: string | null,
): Promise<CoinHistory> {
  const from = before === null ? ['infinity', ''] : readPlace(before)
  // raw: three ordered and limited lists in one, by rows to compare
  const { rows } = await pool.query<EntryRow>(ENTRIES, [userId, ...from])
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined
  return {
    entries: rows.slice(0, PAGE).map(present),
    before: last ? `${last.at.toISOString()}~${last.tie}` : null,
  }
}

/** A place looks like one we gave; whether its day exists, the database would say with a failure. */
function readPlace(before: string): [string, string] {
  const [at = '', tie = ''] = before.split('~')
  const moment = new Date(at)
  if (Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 1) {
    throw new Problem('BAD_INPUT', 'bad-input', { before: 'not-valid' })
  }
  return [moment.toISOString(), tie]
}

function present(row: EntryRow): CoinEntry {
  const at = row.at.toISOString()
  const { amount, source, note, purpose, status, why } = row
  if (row.kind !== 'used') return { kind: row.kind, at, amount, source, note }
  return { kind: 'used', at, amount, purpose, state: STATES[status], why, from: row.paid ?? [] }
}
