/** A sale is made smaller: its money goes back, or what is left of it pays something else. Never by more than it was. */
import { taxOfRefund, taxWithin } from '@panya/domain/amount/vat.ts'
import type { PeriodCredit } from '@panya/domain/subscription-life/break-off.ts'
import type { PaperParty } from '@panya/domain/tax-paper/paper.ts'
import { CHANGED_PLAN } from '@panya/domain/tax-paper/reasons.ts'
import type { Orm } from '../../platform/database/database.ts'
import { creditedBefore, writeEntries } from './money-book.ts'
import { type FoundOrder, findOrder } from './order-store.ts'
import { writeCreditNote } from './papers.ts'

export interface SaleParts {
  found: FoundOrder
  seller: PaperParty | null
  now: Date
  day: string
}

type Sale = Pick<FoundOrder['row'], 'id' | 'amountMinor' | 'creditMinor' | 'taxRate' | 'currency'>

const saleOf = ({ amountMinor, creditMinor, taxRate }: Sale) =>
  taxWithin(amountMinor + creditMinor, taxRate)

export async function leftOfSale(tx: Orm, sale: Sale): Promise<number> {
  return saleOf(sale).gross - (await creditedBefore(tx, sale.id))
}

interface Less {
  /** Names it: the same is done once. */
  id: string
  minor: number
  as: 'payout' | 'credit'
}

/** What it was made smaller by. */
export async function makeSaleSmaller(
  tx: Orm,
  { found, seller, now, day }: SaleParts,
  { id, minor, as }: Less,
  reason: string,
): Promise<number> {
  const { row } = found
  const sale = saleOf(row)
  const before = await creditedBefore(tx, row.id)
  const possible = Math.min(minor, sale.gross - before)
  if (possible <= 0) return 0
  const part = taxOfRefund(sale, before, possible)
  const amount = { minor: possible, currency: row.currency }
  const credited = { kind: 'credited', id, amount, taxMinor: part.tax, as } as const
  await writeEntries(tx, row.id, [credited], now)
  if (seller) await writeCreditNote(tx, { seller, found, now, day }, { ...part, reason })
  return possible
}

/** What is left of an earlier purchase pays for this one. */
export async function creditPeriod(
  tx: Orm,
  parts: SaleParts,
  { period, minor }: PeriodCredit,
): Promise<void> {
  const earlier = period.order === undefined ? null : await findOrder(tx, period.order)
  if (!earlier) throw new Error(`nobody knows what paid the days from ${period.from}`)
  const id = `change:${parts.found.row.id}:${earlier.row.id}`
  const less = { id, minor, as: 'credit' } as const
  const credited = await makeSaleSmaller(tx, { ...parts, found: earlier }, less, CHANGED_PLAN)
  if (credited !== minor) throw new Error(`more than is left of order ${earlier.row.id}`)
}
