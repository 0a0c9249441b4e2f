/** The book of money in the database: each event once, by postings that are nothing together. */

import { type Account, entryOf, type LedgerEvent } from '@panya/domain/payment-ledger/entry.ts'
import type { Balance } from '@panya/domain/payment-ledger/payment-book.ts'
import { and, eq, like, sql } from 'drizzle-orm'
import type { Database, Orm } from '../../platform/database/database.ts'
import { moneyEntry, moneyPosting, purchaseOrder } from '../../platform/database/schema/payment.ts'

/** What was told before stays as it was; told in other words, the order itself asks a person to look. */
export async function writeEntries(
  tx: Orm,
  orderId: number,
  events: readonly LedgerEvent[],
  now: Date,
): Promise<void> {
  for (const event of events) {
    const entry = entryOf(event)
    if (!entry) throw new Error(`${event.kind} ${event.id} cannot be written`)
    const [made] = await tx
      .insert(moneyEntry)
      .values({ key: `${event.kind}:${event.id}`, orderId, event, at: now })
      .onConflictDoNothing()
      .returning({ id: moneyEntry.id })
    if (!made) continue
    await tx
      .insert(moneyPosting)
      .values(entry.postings.map((posting) => ({ entryId: made.id, ...posting })))
  }
}

/** What the sale of an order was made smaller by before, at all or in one way. */
export async function creditedBefore(
  tx: Orm,
  orderId: number,
  as?: 'payout' | 'credit',
): Promise<number> {
  const rows = await tx
    .select({ event: moneyEntry.event })
    .from(moneyEntry)
    .where(and(eq(moneyEntry.orderId, orderId), like(moneyEntry.key, 'credited:%')))
  return rows.reduce(
    (sum, { event }) =>
      event.kind === 'credited' && (as ?? event.as) === event.as ? sum + event.amount.minor : sum,
    0,
  )
}

export interface MoneyBooks {
  balances: Balance[]
  /** Everything here must be nought. */
  wrong: {
    /** Entries whose postings are something together. */
    unbalanced: number
    /** Orders for which something was given without a sale, or sold without a gift. */
    grantedNotSold: number
    soldNotGranted: number
  }
}

export async function readBooks({ orm }: Database): Promise<MoneyBooks> {
  const { account, currency, minor, entryId } = moneyPosting
  const balances = await orm
    .select({ account, currency, minor: sql<number>`sum(${minor})::float8` })
    .from(moneyPosting)
    .groupBy(account, currency)
    .orderBy(account, currency)
  const unbalanced = orm
    .select({ entryId })
    .from(moneyPosting)
    .groupBy(entryId, currency)
    .having(sql`sum(${minor}) <> 0`)
    .as('unbalanced')
  const sold = sql`exists (select from ${moneyEntry} where ${moneyEntry.orderId} = ${purchaseOrder.id}
    and ${moneyEntry.key} = 'sold:' || ${purchaseOrder.id})`
  const granted = sql`${purchaseOrder.periodFrom} is not null`
  return {
    balances: balances.map((row) => ({ ...row, account: row.account as Account })),
    wrong: {
      unbalanced: await orm.$count(unbalanced),
      grantedNotSold: await orm.$count(purchaseOrder, sql`${granted} and not ${sold}`),
      soldNotGranted: await orm.$count(purchaseOrder, sql`not (${granted}) and ${sold}`),
    },
  }
}
