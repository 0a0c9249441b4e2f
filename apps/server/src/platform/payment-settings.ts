/** How this place is paid and who sells, as the environment says it. What is not said is not offered. */
import type { Receiver } from '@panya/domain/promptpay/receiver.ts'
import { checkSeller } from '@panya/domain/tax-paper/check-paper.ts'
import { HEAD_OFFICE, type PaperParty } from '@panya/domain/tax-paper/paper.ts'
import { isThaiId } from '@panya/domain/thai-id/thai-id.ts'

export type PromptPayTo =
  | { kind: 'biller'; biller: string }
  | Extract<Receiver, { kind: 'phone' | 'thai-id' }>

export interface PromptPaySettings {
  to: PromptPayTo
  /** The bank's name, and the account's as the bank shows it to whoever pays. */
  bank: string | null
  accountName: string | null
}

export interface PaymentSettings {
  promptPay: PromptPaySettings | null
  /** Without one there are no papers; without a tax id no tax in the price and no tax invoice, only receipts. */
  seller: PaperParty | null
  stripe: StripeSettings | null
}

export interface StripeSettings {
  /** Signs what Stripe tells of. */
  webhookSecret: string
}

type Text = (name: string) => string | null

/** What is wrong is added to `problems`. */
export function readPaymentSettings(text: Text, problems: string[]): PaymentSettings {
  return {
    promptPay: promptPay(text, problems),
    seller: seller(text, problems),
    stripe: stripe(text, problems),
  }
}

function stripe(text: Text, problems: string[]): StripeSettings | null {
  const webhookSecret = text('STRIPE_WEBHOOK_SECRET')
  if (webhookSecret === null) return null
  if (/^whsec_[\x21-\x7e]{16,}$/.test(webhookSecret)) return { webhookSecret }
  problems.push('STRIPE_WEBHOOK_SECRET must be the signing secret of a webhook, such as whsec_…')
  return null
}

function promptPay(text: Text, problems: string[]): PromptPaySettings | null {
  const [written, bank, accountName] = [
    text('PROMPTPAY_TO'),
    text('PROMPTPAY_BANK'),
    text('PROMPTPAY_NAME'),
  ]
  if (written === null) {
    if (bank !== null || accountName !== null)
      problems.push('PROMPTPAY_TO is required with PROMPTPAY_BANK and PROMPTPAY_NAME')
    return null
  }
  // A wrong digit would send everybody's money to somebody else.
  const to = receiverOf(written.replaceAll(/[\s-]/g, ''))
  if (to === null) {
    problems.push(
      'PROMPTPAY_TO must be a biller id (15 digits), a tax id (13 digits) or a mobile number (10 digits)',
    )
    return null
  }
  return { to, bank, accountName }
}

function receiverOf(digits: string): PromptPayTo | null {
  if (/^\d{15}$/.test(digits)) return { kind: 'biller', biller: digits }
  if (isThaiId(digits)) return { kind: 'thai-id', thaiId: digits }
  return /^0[689]\d{8}$/.test(digits) ? { kind: 'phone', phone: digits } : null
}

const VARIABLES: Record<string, string> = {
  'seller.name': 'SELLER_NAME',
  'seller.address': 'SELLER_ADDRESS',
  'seller.taxId': 'SELLER_TAX_ID',
  'seller.branch': 'SELLER_BRANCH',
}

function seller(text: Text, problems: string[]): PaperParty | null {
  if (Object.values(VARIABLES).every((name) => text(name) === null)) return null
  const taxId = text('SELLER_TAX_ID')
  const party = {
    name: text('SELLER_NAME') ?? '',
    address: text('SELLER_ADDRESS') ?? '',
    taxId,
    branch: text('SELLER_BRANCH') ?? (taxId === null ? null : HEAD_OFFICE),
  }
  const wrong = checkSeller(party)
  for (const { field, problem } of wrong)
    problems.push(`${VARIABLES[field]} is not right for receipts and tax invoices: ${problem}`)
  return wrong.length === 0 ? party : null
}
