/** Proves that the books are right: every figure is counted again from the movements alone. */
import type { CoinProof, ProofFigures } from '@panya/domain/money/proof.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { desc, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { coinProof } from '../../platform/database/schema/money.ts'
import type { AppContext } from '../../platform/http/context.ts'

const PROVE = sql`with ways as (
    select user_id, lot_id, hold_id, to_place as place, amount from coin_movement
    union all select user_id, lot_id, hold_id, from_place, -amount from coin_movement
  ), places as (select user_id, place, sum(amount) n from ways group by 1, 2
  ), totals as (select place, sum(n)::bigint n from places group by 1
  ), lots as (
    select lot_id, coalesce(sum(amount) filter (where place = 'student'), 0) available,
      coalesce(sum(amount) filter (where place = 'held'), 0) held,
      -coalesce(sum(amount) filter (where place = 'grants'), 0) granted
    from ways group by 1
  ), holds as (
    select hold_id, coalesce(sum(amount) filter (where place = 'held'), 0) held,
      coalesce(sum(amount) filter (where place = 'spent'), 0) spent
    from ways where hold_id is not null group by 1
  ), balances as (select user_id, sum(available) n from coin_lot group by 1)
  select
    (select json_object_agg(place, n) from totals) totals,
    (select count(*)::int from places where n < 0 and place <> 'grants') "negativePlaces",
    (select count(*)::int from coin_lot l left join lots m on m.lot_id = l.id
      where (l.available, l.held, l.granted)
        is distinct from (coalesce(m.available, 0), coalesce(m.held, 0), coalesce(m.granted, 0))
    ) "wrongLots",
    (select count(*)::int from user_subscriptions u left join balances b using (user_id)
      where u.anchor_at is not null and u.coin_balance <> coalesce(b.n, 0)) "wrongBalances",
    (select count(*)::int from coin_hold h left join holds m on m.hold_id = h.id
      where coalesce(m.held, 0) <> case when h.status = 'held' then h.amount else 0 end
        or coalesce(m.spent, 0) <> case when h.status = 'captured' then h.amount else 0 end
    ) "wrongHolds"`

const NOTHING = { grants: 0, student: 0, held: 0, spent: 0, expired: 0 }

/** Counts everything in one statement, and keeps the result. */
export async function proveLedger(context: AppContext): Promise<CoinProof> {
  return context.database.orm.transaction((tx) => proveIn(tx, context.now()))
}

async function proveIn(tx: Orm, at: Date): Promise<CoinProof> {
  // raw: a setting of the transaction
  await tx.execute(sql`set local statement_timeout = '15min'`)
  // raw: every movement added up in one statement
  const { rows } = await tx.execute<Omit<ProofFigures, 'sum'> & Record<string, unknown>>(PROVE)
  const found = rows[0]!
  const totals = { ...NOTHING, ...found.totals }
  const sum = Object.values(totals).reduce((all, n) => all + n, 0)
  const { negativePlaces, wrongLots, wrongBalances, wrongHolds } = found
  const figures = { totals, sum, negativePlaces, wrongLots, wrongBalances, wrongHolds }
  const ok = [sum, negativePlaces, wrongLots, wrongBalances, wrongHolds].every((n) => n === 0)
  await tx.insert(coinProof).values({ day: bangkokDay(at), at, ok, figures })
  return { at: at.toISOString(), ok, figures }
}

export async function latestProof({
  database,
}: Pick<AppContext, 'database'>): Promise<CoinProof | null> {
  const { id, at, ok, figures } = coinProof
  const [row] = await database.orm
    .select({ at, ok, figures })
    .from(coinProof)
    .orderBy(desc(id))
    .limit(1)
  return row ? { ...row, at: row.at.toISOString() } : null
}

const PROOF_LOCK = 7_214_011

/** Once a Bangkok day, whichever node comes first. */
export async function proveOnceADay({ database, log, now }: AppContext): Promise<void> {
  const at = now()
  const proof = await database.orm.transaction(async (tx) => {
    // raw: an advisory lock
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${PROOF_LOCK}) as mine`,
    )
    if (!rows[0]?.mine) return null
    // Only now: another node may have written it until the lock was free.
    if ((await tx.$count(coinProof, eq(coinProof.day, bangkokDay(at)))) > 0) return null
    return proveIn(tx, at)
  })
  if (proof?.ok === false) log.error({ proof }, 'the coin ledger does not add up')
}
