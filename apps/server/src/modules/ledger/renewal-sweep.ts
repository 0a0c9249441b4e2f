/** Looks for accounts on which time has done something: coins due, lots over, holds forgotten. */

import { and, desc, eq, gt, gte, inArray, isNull, lte, not, notExists, or, sql } from 'drizzle-orm'
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

/** The next accounts after `last`, in the order of their numbers. */
type Find = (orm: Orm, at: Date, last: number) => PromiseLike<{ id: number }[]>

/** Accounts whose month is over, that were never worked on, or on which a clock worked that was ahead. */
const withMonthOver: Find = (orm, at, last) => {
  const { userId: id, nextRenewalAt: next } = userSubscriptions
  const ahead = sql`${next} > ${at}::timestamptz + interval '32 days'`
  return orm
    .select({ id })
    .from(userSubscriptions)
    .where(and(gt(id, last), or(lte(next, at), isNull(next), ahead)))
    .orderBy(id)
    .limit(CHUNK)
}

const withoutSubscription: Find = (orm, _at, last) =>
  orm
    .select({ id: student.id })
    .from(student)
    .leftJoin(userSubscriptions, eq(userSubscriptions.userId, student.id))
    .where(and(isNull(userSubscriptions.userId), gt(student.id, last)))
    .orderBy(student.id)
    .limit(CHUNK)

/** Presents of which the ledger does not know yet, such as rows put into the table by hand. */
const withUnknownPresent: Find = (orm, at, last) => {
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

const withOverdueHold: Find = (orm, at, last) => {
  const { userId: id, status, endsAt } = coinHold
  return orm
    .selectDistinct({ id })
    .from(coinHold)
    .where(and(eq(status, 'held'), lte(endsAt, at), gt(id, last)))
    .orderBy(id)
    .limit(CHUNK)
}

const withLotOver: Find = (orm, at, last) =>
  orm
    .selectDistinct({ id: coinLot.userId })
    .from(coinLot)
    .where(and(isOver(at), gt(coinLot.available, 0), gt(coinLot.userId, last)))
    .orderBy(coinLot.userId)
    .limit(CHUNK)

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
  /** From the lowest id to the highest: nobody is looked for twice, and a million take no longer each than ten. */
  async function each(find: Find, work: (ids: number[]) => Promise<void>): Promise<void> {
    for (let last = 0; !stop?.aborted; ) {
      const ids = (await find(orm, at, last)).map(({ id }) => id)
      if (ids.length === 0) return
      last = ids.at(-1) ?? last
      await work(ids)
      touched += ids.length
    }
  }
  await each(withOverdueHold, (ids) => ledger.settle(ids))
  await each(withMonthOver, (ids) => ledger.renew(ids))
  // Looks at everybody, and finds only people who were put into the table by hand.
  if (thorough) await each(withoutSubscription, (ids) => ledger.renew(ids))
  await each(withUnknownPresent, (ids) => ledger.renew(ids))
  await each(withLotOver, (ids) => ledger.settle(ids))
  await endEmptyLots(orm, at)
  return touched
}
