/** For bookkeeping: every posting of a period, and every paper, as tables. */
import { decimalText } from '@panya/domain/amount/amount.ts'
import { endOfDay } from '@panya/domain/money/complimentary.ts'
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import { writeCsv } from '../../platform/csv/csv.ts'
import type { Orm } from '../../platform/database/database.ts'
import {
  moneyEntry,
  moneyPosting,
  purchaseOrder,
  taxPaper,
} from '../../platform/database/schema/payment.ts'

export interface Period {
  from: string
  to: string
}

/** In the order they were written; `minor` above nought is a debit. */
export async function postingsCsv(orm: Orm, { from, to }: Period): Promise<string> {
  const { id, key, at } = moneyEntry
  const rows = await orm
    .select({
      id,
      // The same days for everybody, whatever zone the database is in.
      day: sql<string>`to_char(${at} at time zone 'Asia/Bangkok', 'YYYY-MM-DD HH24:MI:SS')`,
      key,
      reference: purchaseOrder.reference,
      account: moneyPosting.account,
      currency: moneyPosting.currency,
      minor: moneyPosting.minor,
    })
    .from(moneyEntry)
    .innerJoin(moneyPosting, eq(moneyPosting.entryId, id))
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, moneyEntry.orderId))
    .where(and(gte(at, new Date(`${from}T00:00:00+07:00`)), lte(at, endOfDay(to))))
    .orderBy(asc(id), moneyPosting.account)
  const lines = rows.map(({ id: entry, day, key: event, reference, account, currency, minor }) => {
    const amount = decimalText(Math.abs(minor))
    const sides = minor > 0 ? [amount, ''] : ['', amount]
    return [entry, day, event, reference, account, ...sides, currency]
  })
  const headings = ['entry', 'at', 'event', 'order', 'account', 'debit', 'credit', 'currency']
  return writeCsv([headings, ...lines])
}

/** As the report of sales tax wants them: one line a paper, credit notes below nought. */
export async function papersCsv(orm: Orm, { from, to }: Period): Promise<string> {
  const { day, number, paper } = taxPaper
  const rows = await orm
    .select({ paper })
    .from(taxPaper)
    .where(and(gte(day, from), lte(day, to)))
    .orderBy(asc(day), asc(number))
  const lines = rows.map(({ paper: one }) => {
    const sign = one.kind === 'credit-note' ? -1 : 1
    // Numbers, because a text that begins with a minus would be kept from counting.
    const amounts = [one.netMinor, one.taxMinor, one.totalMinor].map(
      (minor) => (sign * minor) / 100,
    )
    const { name = '', taxId = '', branch = '' } = one.buyer ?? {}
    const original = one.kind === 'credit-note' ? one.original.number : ''
    return [one.day, one.number, one.kind, name, taxId, branch, ...amounts, one.currency, original]
  })
  const headings =
    'day,number,kind,buyer,tax id,branch,net,tax,total,currency,original number'.split(',')
  return writeCsv([headings, ...lines])
}
