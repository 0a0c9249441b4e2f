/** Looks for accounts on which time has done something: coins due, lots over, holds forgotten. */

import {
  and,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Orm } from '../../platform/database/database.ts'
import {
  coinHold,
  coinLot,
  complimentarySubscriptions,
  userSubscriptions,
} from '../../platform/database/schema/money.ts'
import { student } from '../../platform/database/schema/person.ts'
import type { AppContext } from '../../platform/http/context.ts'
import type { Ledger } from './ledger-port.ts'

const CHUNK = 500

/** Presents of which the ledger does not know yet, such as rows put into the table by hand. */
function withUnknownPresent(orm: Orm, at: Date, last: number) {
  const { id, userId, status, expiresAt, createdAt } = complimentarySubscriptions
  const newest = orm
    .selectDistinctOn([userId], { id, userId })
    .from(complimentarySubscriptions)
    .where(and(eq(status, 'active'), gte(expiresAt, at), gt(userId, last)))
    .orderBy(userId, desc(createdAt), desc(id))
    .as('newest')
  const known = orm
    .select({ id: coinLot.id })
    .from(coinLot)
    .where(
      and(eq(coinLot.userId, newest.userId), sql`${coinLot.grantKey} = 'gift:' || ${newest.id}`),
    )
  return orm
    .select({ id: newest.userId })
    .from(newest)
    .where(notExists(known))
    .orderBy(newest.userId)
    .limit(CHUNK)
}

const isOver = (at: Date) => and(not(coinLot.ended), lte(coinLot.expiresAt, at))

async function endEmptyLots(orm: Orm, at: Date): Promise<void> {
  const empty = orm
    .select({ id: coinLot.id })
    .from(coinLot)
    .where(and(isOver(at), eq(coinLot.available, 0), eq(coinLot.held, 0)))
    .limit(5000)
  await orm.update(coinLot).set({ ended: true }).where(inArray(coinLot.id, empty))
}

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
  const { orm } = database
  const at = now()
  let touched = 0
  const accounts = (id: PgColumn, which: SQL | undefined) => (last: number) =>
    orm
      .selectDistinct({ id: sql<number>`${id}` })
      .from(id.table)
      .where(and(gt(id, last), which))
      .orderBy(id)
      .limit(CHUNK)
  /** From the lowest id to the highest: nobody is looked for twice, and a million take no longer each than ten. */
  async function each(
    find: (last: number) => PromiseLike<{ id: number }[]>,
    work: (ids: number[]) => Promise<void>,
  ): Promise<void> {
    for (let last = 0; !stop?.aborted; ) {
      const ids = (await find(last)).map(({ id }) => id)
      if (ids.length === 0) return
      last = ids.at(-1) ?? last
      await work(ids)
      touched += ids.length
    }
  }
  const overdue = and(eq(coinHold.status, 'held'), lte(coinHold.endsAt, at))
  await each(accounts(coinHold.userId, overdue), (ids) => ledger.settle(ids))
  // The month is over, nobody worked on the account yet, or a clock did that was ahead.
  const { userId, nextRenewalAt: next } = userSubscriptions
  const ahead = sql`${next} > ${at}::timestamptz + interval '32 days'`
  const due = or(lte(next, at), isNull(next), ahead)
  await each(accounts(userId, due), (ids) => ledger.renew(ids))
  // Looks at everybody, and finds only people who were put into the table by hand.
  const own = orm.select({ userId }).from(userSubscriptions).where(eq(userId, student.id))
  if (thorough) await each(accounts(student.id, notExists(own)), (ids) => ledger.renew(ids))
  await each(
    (last) => withUnknownPresent(orm, at, last),
    (ids) => ledger.renew(ids),
  )
  const over = and(isOver(at), gt(coinLot.available, 0))
  await each(accounts(coinLot.userId, over), (ids) => ledger.settle(ids))
  await endEmptyLots(orm, at)
  return touched
}
