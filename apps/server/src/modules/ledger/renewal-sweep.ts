/** Looks for accounts on which time has done something: coins due, lots over, holds forgotten. */
import type { AppContext } from '../../platform/http/context.ts'
import type { Ledger } from './ledger-port.ts'

const CHUNK = 500

/** Accounts whose month is over, that were never worked on, or on which a clock worked that was ahead. */
const DUE = `select user_id from user_subscriptions
  where user_id > $2 and
    (next_renewal_at <= $1 or next_renewal_at is null or next_renewal_at > $1 + interval '32 days')
  order by user_id limit ${CHUNK}`
const WITHOUT = `select s.id as user_id from student s
  left join user_subscriptions u on u.user_id = s.id where u.user_id is null and s.id > $2 and $1::timestamptz is not null
  order by s.id limit ${CHUNK}`
/** Presents of which the ledger does not know yet, such as rows put into the table by hand. */
const GIFTED = `select user_id from (
    select distinct on (user_id) user_id, id from complimentary_subscriptions
    where status = 'active' and expires_at >= $1 and user_id > $2
    order by user_id, created_at desc, id desc) newest
  where not exists (select 1 from coin_lot l
    where l.user_id = newest.user_id and l.grant_key = 'gift:' || newest.id)
  order by user_id limit ${CHUNK}`
const OVERDUE = `select distinct user_id from coin_hold
  where status = 'held' and ends_at <= $1 and user_id > $2 order by user_id limit ${CHUNK}`
const OVER = `select distinct user_id from coin_lot
  where not ended and expires_at <= $1 and available > 0 and user_id > $2
  order by user_id limit ${CHUNK}`
const EMPTY = `update coin_lot set ended = true where id in (
  select id from coin_lot where not ended and expires_at <= $1 and available = 0 and held = 0 limit 5000)`

/**
 * Any number of nodes may do this at the same time: each account is looked at again under its lock,
 * and what another node did first is not due any more. Stopped between two chunks, the rest waits for
 * the next round: a server that goes down must not finish a country's month first.
 */
export async function sweepAccounts(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  ledger: Ledger,
  { thorough = true, stop }: { thorough?: boolean; stop?: AbortSignal } = {},
): Promise<number> {
  const { pool } = database
  const at = now()
  let touched = 0
  /** From the lowest id to the highest: nobody is looked for twice, and a million take no longer each than ten. */
  async function each(query: string, work: (ids: number[]) => Promise<void>): Promise<void> {
    for (let last = 0; !stop?.aborted; ) {
      const { rows } = await pool.query<{ user_id: number }>(query, [at, last])
      if (rows.length === 0) return
      const ids = rows.map((row) => row.user_id)
      last = ids.at(-1) ?? last
      await work(ids)
      touched += ids.length
    }
  }
  await each(OVERDUE, (ids) => ledger.settle(ids))
  await each(DUE, (ids) => ledger.renew(ids))
  // Looks at everybody, and finds only people who were put into the table by hand.
  if (thorough) await each(WITHOUT, (ids) => ledger.renew(ids))
  await each(GIFTED, (ids) => ledger.renew(ids))
  await each(OVER, (ids) => ledger.settle(ids))
  await pool.query(EMPTY, [at])
  return touched
}
