/** Papers for what was sold and given back, with numbers that have no gap. */
import { taxWithin } from '@panya/domain/amount/vat.ts'
import { checkPaper } from '@panya/domain/tax-paper/check-paper.ts'
import type { PaperKind, PaperParty, TaxPaper } from '@panya/domain/tax-paper/paper.ts'
import { nextPaperNumber, seriesBranch } from '@panya/domain/tax-paper/paper-number.ts'
import { shortThaiDate } from '@panya/domain/tax-paper/thai-date.ts'
import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { orderPayer, paperSeries, taxPaper } from '../../platform/database/schema/payment.ts'
import type { FoundOrder } from './order-store.ts'

interface Sheet {
  number: string
  day: string
}

interface Maker {
  kind: PaperKind
  seller: PaperParty
  orderId: number
  now: Date
  day: string
}

/** The series is locked from here until the transaction ends: a number that is taken is used. */
async function write(tx: Orm, maker: Maker, fill: (sheet: Sheet) => TaxPaper): Promise<void> {
  const { kind, seller, orderId, now } = maker
  const branch = seriesBranch(seller)
  const series = and(eq(paperSeries.kind, kind), eq(paperSeries.branch, branch))
  await tx.insert(paperSeries).values({ kind, branch }).onConflictDoNothing()
  const [last] = await tx.select().from(paperSeries).where(series).for('update')
  const { lastNumber = null, lastDay = null } = last ?? {}
  const before =
    lastNumber === null || lastDay === null ? null : { number: lastNumber, day: lastDay }
  // Two clocks around midnight: days go the same way as numbers.
  const day = before && before.day > maker.day ? before.day : maker.day
  const next = nextPaperNumber({ kind, branch, day }, before)
  if (next.kind === 'refused') throw new Error(`no number for a ${kind}: ${next.problem}`)
  const paper = fill({ number: next.number, day })
  const wrong = checkPaper(paper)
  if (wrong.length > 0) throw new Error(`a ${kind} is not right: ${JSON.stringify(wrong)}`)
  await tx.insert(taxPaper).values({ number: next.number, kind, day, orderId, paper, madeAt: now })
  await tx.update(paperSeries).set({ lastNumber: next.number, lastDay: day }).where(series)
}

interface Parts {
  seller: PaperParty
  found: FoundOrder
  now: Date
  day: string
}

/**
 * Where tax is in the price: a full tax invoice for whoever said who they are, else a receipt. Without tax a receipt
 * of somebody who is not registered, as when they sell abroad.
 */
export async function writeSalePaper(
  tx: Orm,
  { seller: known, found, now, day }: Parts,
  period: { from: string; until: string },
): Promise<void> {
  const { row, plan } = found
  const isTaxed = row.taxRate > 0
  // The registration went between order and payment: a paper would be wrong, and somebody writes it by hand.
  if (isTaxed && known.taxId === null) return
  const seller = isTaxed ? known : { ...known, taxId: null, branch: null }
  const [payer] = await tx.select().from(orderPayer).where(eq(orderPayer.orderId, row.id))
  const buyer = payer?.buyer ?? null
  const { net, tax, gross } = taxWithin(row.amountMinor + row.creditMinor, row.taxRate)
  const written = row.currency === 'THB' ? shortThaiDate : (text: string) => text
  const days = `${written(period.from)} - ${written(period.until)}`
  const po = row.poNumber === null ? [] : [`PO ${row.poNumber}`]
  const description = [plan.displayName, days, ...po].join(', ')
  const content = {
    seller,
    lines: [{ description, quantity: row.seats ?? 1, netMinor: net }],
    currency: row.currency,
    netMinor: net,
    taxMinor: tax,
    totalMinor: gross,
  }
  const maker = { seller, orderId: row.id, now, day }
  if (isTaxed && buyer !== null) {
    const kind = 'tax-invoice'
    await write(tx, { ...maker, kind }, (sheet) => ({ kind, ...sheet, ...content, buyer }))
  } else {
    const kind = 'receipt'
    await write(tx, { ...maker, kind }, (sheet) => ({ kind, ...sheet, ...content, buyer }))
  }
}

export interface Credit {
  net: number
  tax: number
  gross: number
  reason: string
}

/** Only a tax invoice is made smaller by a paper; a receipt's money simply goes back. */
export async function writeCreditNote(
  tx: Orm,
  { seller, found, now, day }: Parts,
  { net, tax, gross, reason }: Credit,
): Promise<void> {
  const orderId = found.row.id
  const papers = await tx.select().from(taxPaper).where(eq(taxPaper.orderId, orderId))
  const invoice = papers.map(({ paper }) => paper).find(({ kind }) => kind === 'tax-invoice')
  if (invoice?.kind !== 'tax-invoice') return
  const creditedMinor = papers
    .filter(({ kind }) => kind === 'credit-note')
    .reduce((sum, { paper }) => sum + paper.netMinor, 0)
  const { buyer, number, netMinor } = invoice
  const rightMinor = netMinor - creditedMinor - net
  const kind = 'credit-note'
  await write(tx, { kind, seller, orderId, now, day }, (sheet) => ({
    kind,
    ...sheet,
    seller,
    buyer,
    lines: [{ description: invoice.lines[0]!.description, quantity: 1, netMinor: net }],
    currency: invoice.currency,
    netMinor: net,
    taxMinor: tax,
    totalMinor: gross,
    original: { number, day: invoice.day, netMinor, creditedMinor, rightMinor },
    reason,
  }))
}
