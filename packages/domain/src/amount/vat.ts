/**
 * Value-added tax, to the satang. A tax is rounded once for a whole paper, half a satang up, and then
 * divided among its lines; lines that are rounded each for itself would not add up to their sum.
 */
import { shareOf, splitMinor } from './share.ts'

/** Hundredths of a percent. */
export type TaxRate = number
export const THAI_VAT: TaxRate = 700
const WHOLE: TaxRate = 10_000

/** Net and tax together are the gross amount, always. */
export interface Taxed {
  net: number
  tax: number
  gross: number
}

/** The tax that is in a price: what people are shown is what they pay. */
export function taxWithin(gross: number, rate: TaxRate): Taxed {
  const tax = shareOf(gross, rate, WHOLE + rate)
  return { net: gross - tax, tax, gross }
}

/** The tax that comes on top of a price. */
export function taxOnTop(net: number, rate: TaxRate): Taxed {
  const tax = shareOf(net, rate, WHOLE)
  return { net, tax, gross: net + tax }
}

/** The lines of one paper, from what each costs with tax; together they are `taxWithin` of their sum. */
export function taxByLine(gross: readonly number[], rate: TaxRate): Taxed[] {
  const sum = gross.reduce((before, line) => before + line, 0)
  if (sum === 0) return gross.map((line) => ({ net: line, tax: 0, gross: line }))
  const taxes = splitMinor(taxWithin(sum, rate).tax, gross)
  return gross.map((line, index) => {
    const tax = taxes[index] ?? 0
    return { net: line - tax, tax, gross: line }
  })
}

/**
 * The tax in a refund, when `before` of the price was given back already. Counted from the beginning each
 * time: in however many parts a price goes back, its whole tax goes back with it and not a satang more.
 */
export function taxOfRefund(
  { gross, tax }: Pick<Taxed, 'gross' | 'tax'>,
  before: number,
  refund: number,
): Taxed {
  if (before < 0 || refund < 0 || before + refund > gross)
    throw new RangeError('no more can go back than was paid')
  if (gross === 0) return { net: 0, tax: 0, gross: 0 }
  const part = shareOf(tax, before + refund, gross) - shareOf(tax, before, gross)
  return { net: refund - part, tax: part, gross: refund }
}
