/** Papers for the tax office: full tax invoices (section 86/4 of the Revenue Code), receipts, credit notes (86/10). */
import type { Currency } from '../amount/amount.ts'

export const PAPER_KINDS = ['tax-invoice', 'receipt', 'credit-note'] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

/** The law asks for the Thai word, where it is seen at once. */
export const PAPER_TITLES: Record<PaperKind, { th: string; en: string }> = {
  'tax-invoice': { th: 'ใบกำกับภาษี', en: 'Tax invoice' },
  receipt: { th: 'ใบเสร็จรับเงิน', en: 'Receipt' },
  'credit-note': { th: 'ใบลดหนี้', en: 'Credit note' },
}

export const HEAD_OFFICE = '00000'

export interface PaperParty {
  name: string
  address: string
  /** Both or neither: who is not registered for the tax has none. */
  taxId: string | null
  /** Five digits. */
  branch: string | null
}

export interface PaperLine {
  description: string
  quantity: number
  /** For all of them, without tax. */
  netMinor: number
}

interface AnyPaper {
  number: string
  /** In Bangkok, as YYYY-MM-DD. */
  day: string
  seller: PaperParty
  lines: readonly PaperLine[]
  /** Papers for the Thai tax office are in baht. */
  currency: Currency
  netMinor: number
  taxMinor: number
  totalMinor: number
}

/** The invoice a credit note makes smaller: its net value, what earlier notes took off, and what is right now. */
export interface OriginalPaper {
  number: string
  day: string
  netMinor: number
  creditedMinor: number
  rightMinor: number
}

export interface CreditNote extends AnyPaper {
  kind: 'credit-note'
  buyer: PaperParty
  original: OriginalPaper
  reason: string
}

export type TaxPaper =
  | (AnyPaper & { kind: 'tax-invoice'; buyer: PaperParty })
  | (AnyPaper & { kind: 'receipt'; buyer: PaperParty | null })
  | CreditNote

/** As papers name it: `สำนักงานใหญ่`, `สาขาที่ 00001`. */
export function branchText(branch: string): { th: string; en: string } {
  if (branch === HEAD_OFFICE) return { th: 'สำนักงานใหญ่', en: 'Head office' }
  return { th: `สาขาที่ ${branch}`, en: `Branch ${branch}` }
}
