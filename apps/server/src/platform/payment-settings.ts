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
  secretKey: string
  /** Signs what Stripe tells of. */
  webhookSecret: string
  /** Money that is none: keys for trying out, and what they tell of. */
  isTest: boolean
  /** Where its interface is; null for Stripe's own address. */
  api: StripeApi | null
}

export interface StripeApi {
  protocol: 'http' | 'https'
  host: string
  port: number
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
  const [secretKey, webhookSecret, address] = [
    text('STRIPE_SECRET_KEY'),
    text('STRIPE_WEBHOOK_SECRET'),
    text('STRIPE_API_URL'),
  ]
  if (secretKey === null && webhookSecret === null) {
    if (address !== null) problems.push('STRIPE_SECRET_KEY is required with STRIPE_API_URL')
    return null
  }
  const before = problems.length
  const mode = /^[sr]k_(live|test)_[\x21-\x7e]{8,}$/.exec(secretKey ?? '')?.[1]
  // What was given is not repeated: it may be a key in the wrong place.
  if (mode === undefined)
    problems.push('STRIPE_SECRET_KEY must be a secret or a restricted key of Stripe')
  if (!/^whsec_[\x21-\x7e]{16,}$/.test(webhookSecret ?? ''))
    problems.push('STRIPE_WEBHOOK_SECRET must be the signing secret of a webhook, such as whsec_…')
  const api = address === null ? null : stripeApi(address)
  if (address !== null && api === null)
    problems.push('STRIPE_API_URL must be an https address, or an http one of this machine')
  if (problems.length > before || secretKey === null || webhookSecret === null) return null
  return { secretKey, webhookSecret, isTest: mode === 'test', api }
}

const THIS_MACHINE = new Set(['localhost', '127.0.0.1'])

/** The key goes there with every question: never in the open to another machine. */
function stripeApi(address: string): StripeApi | null {
  if (!URL.canParse(address)) return null
  const { protocol, hostname: host, port, pathname } = new URL(address)
  if (pathname !== '/') return null
  if (protocol === 'https:') return { protocol: 'https', host, port: Number(port || 443) }
  if (protocol !== 'http:' || !THIS_MACHINE.has(host)) return null
  return { protocol: 'http', host, port: Number(port || 80) }
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
