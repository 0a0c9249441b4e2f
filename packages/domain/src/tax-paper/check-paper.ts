/** Looks at a paper before it is given a number for ever: everything the law asks for, and sums that are right. */
import { THAI_VAT, taxOnTop, taxWithin } from '../amount/vat.ts'
import { isThaiId } from '../thai-id/thai-id.ts'
import { isCalendarDay } from '../time/bangkok.ts'
import type { CreditNote, PaperLine, PaperParty, TaxPaper } from './paper.ts'
import { readPaperNumber, seriesBranch } from './paper-number.ts'
import { buddhistYear } from './thai-date.ts'

export const PAPER_TEXT_MAX = 300

export const PAPER_PROBLEMS = [
  'required',
  'too-long',
  'control-characters',
  'bad-tax-id',
  'bad-branch',
  'bad-number',
  'bad-day',
  'bad-quantity',
  'bad-amount',
  'bad-currency',
  'wrong-sum',
  'wrong-tax',
  'wrong-difference',
] as const
export type PaperProblem = (typeof PAPER_PROBLEMS)[number]

export interface WrongField {
  /** Such as `buyer.taxId` or `lines.0.quantity`. */
  field: string
  problem: PaperProblem
}

/** Nothing when the paper may be written. */
export function checkPaper(paper: TaxPaper): WrongField[] {
  return [
    ...checkNumber(paper),
    // Who asks for no tax need not be registered for it.
    ...checkParty('seller', paper.seller, isTaxed(paper)),
    ...(paper.buyer ? checkParty('buyer', paper.buyer, false) : []),
    ...checkLines(paper.lines),
    ...checkSums(paper),
    ...(paper.kind === 'credit-note' ? checkCredit(paper) : []),
  ]
}

function isTaxed({ kind, taxMinor }: TaxPaper): boolean {
  return kind !== 'receipt' || taxMinor !== 0
}

function checkNumber({ kind, number, day, seller }: TaxPaper): WrongField[] {
  if (!isCalendarDay(day)) return [{ field: 'day', problem: 'bad-day' }]
  const read = readPaperNumber(number)
  const fits =
    read?.kind === kind && read.branch === seriesBranch(seller) && read.year === buddhistYear(day)
  return fits ? [] : [{ field: 'number', problem: 'bad-number' }]
}

/** With the names of the fields, before there is a paper. */
export const checkBuyer = (buyer: PaperParty) => checkParty('buyer', buyer, false)
export const checkSeller = (seller: PaperParty) => checkParty('seller', seller, false)

function checkParty(
  who: 'seller' | 'buyer',
  { name, address, taxId, branch }: PaperParty,
  isTaxpayer: boolean,
): WrongField[] {
  const wrong = [...checkText(`${who}.name`, name), ...checkText(`${who}.address`, address)]
  if (!isTaxpayer && taxId === null && branch === null) return wrong
  if (taxId === null) wrong.push({ field: `${who}.taxId`, problem: 'required' })
  else if (!isThaiId(taxId)) wrong.push({ field: `${who}.taxId`, problem: 'bad-tax-id' })
  if (branch === null) wrong.push({ field: `${who}.branch`, problem: 'required' })
  else if (!/^\d{5}$/.test(branch)) wrong.push({ field: `${who}.branch`, problem: 'bad-branch' })
  return wrong
}

function checkText(field: string, text: string): WrongField[] {
  if (text.trim() === '') return [{ field, problem: 'required' }]
  // A name that turns the reading direction would look like another one on paper.
  if (/[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u.test(text))
    return [{ field, problem: 'control-characters' }]
  return Array.from(text).length > PAPER_TEXT_MAX ? [{ field, problem: 'too-long' }] : []
}

const isMinor = (value: number) => Number.isSafeInteger(value) && value >= 0

function checkLines(lines: readonly PaperLine[]): WrongField[] {
  if (lines.length === 0) return [{ field: 'lines', problem: 'required' }]
  return lines.flatMap(({ description, quantity, netMinor }, index): WrongField[] => {
    const at = `lines.${index}`
    const isCount = Number.isSafeInteger(quantity) && quantity > 0
    return [
      ...checkText(`${at}.description`, description),
      ...(isCount ? [] : [{ field: `${at}.quantity`, problem: 'bad-quantity' } as const]),
      ...(isMinor(netMinor) ? [] : [{ field: `${at}.netMinor`, problem: 'bad-amount' } as const]),
    ]
  })
}

function checkSums(paper: TaxPaper): WrongField[] {
  const { kind, seller, lines, currency, netMinor, taxMinor, totalMinor } = paper
  if (isTaxed(paper) && currency !== 'THB') return [{ field: 'currency', problem: 'bad-currency' }]
  const sums = { netMinor, taxMinor, totalMinor }
  const bad = Object.entries(sums).filter(([, value]) => !isMinor(value))
  if (bad.length > 0) return bad.map(([field]) => ({ field, problem: 'bad-amount' }))
  if (totalMinor === 0) return [{ field: 'totalMinor', problem: 'bad-amount' }]
  const wrong: WrongField[] = []
  if (lines.reduce((sum, line) => sum + line.netMinor, 0) !== netMinor)
    wrong.push({ field: 'netMinor', problem: 'wrong-sum' })
  if (netMinor + taxMinor !== totalMinor) wrong.push({ field: 'totalMinor', problem: 'wrong-sum' })
  if (!isTaxed(paper) && seller.taxId === null) return wrong
  // Counted from prices without tax or with it, which may be a satang apart.
  const right = [taxOnTop(netMinor, THAI_VAT).tax, taxWithin(totalMinor, THAI_VAT).tax]
  // The last part of a refund brings back what the parts before it were rounded by.
  const slack = kind === 'credit-note' ? 1 : 0
  if (right.every((tax) => Math.abs(tax - taxMinor) > slack))
    wrong.push({ field: 'taxMinor', problem: 'wrong-tax' })
  return wrong
}

function checkCredit({ day, netMinor, original, reason }: CreditNote): WrongField[] {
  const wrong = checkText('reason', reason)
  const { number, day: originalDay, netMinor: was, creditedMinor, rightMinor } = original
  const invoice = readPaperNumber(number)
  const isDay = isCalendarDay(originalDay) && originalDay <= day
  if (!isDay) wrong.push({ field: 'original.day', problem: 'bad-day' })
  else if (invoice?.kind !== 'tax-invoice' || invoice.year !== buddhistYear(originalDay))
    wrong.push({ field: 'original.number', problem: 'bad-number' })
  const values = { netMinor: was, creditedMinor, rightMinor }
  const bad = Object.entries(values).filter(([, value]) => !isMinor(value))
  wrong.push(
    ...bad.map(([field]) => ({ field: `original.${field}`, problem: 'bad-amount' }) as const),
  )
  if (bad.length === 0 && was - creditedMinor - rightMinor !== netMinor)
    wrong.push({ field: 'netMinor', problem: 'wrong-difference' })
  return wrong
}
