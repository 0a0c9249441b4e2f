/**
 * The one door to money: every way to pay offers itself for an order, where it works here. What came by it is told to
 * `changeOrder`, whoever tells it: an admin, a bank's statement or a provider.
 */
import type { Currency } from '@panya/domain/amount/amount.ts'
import type { PayWay } from '@panya/domain/order/purchase.ts'
import { writePromptPay } from '@panya/domain/promptpay/payload.ts'
import type { Receiver } from '@panya/domain/promptpay/receiver.ts'
import { renderSVG } from 'uqr'
import type { PromptPaySettings } from '../../platform/payment-settings.ts'
import type { PaymentProvider } from './payment-provider.ts'

export interface PayableOrder {
  reference: string
  amountMinor: number
  currency: Currency
  expiresAt: Date
}

export interface PayDoor {
  promptPay: PromptPaySettings | null
  contactEmail: string
  providers: readonly PaymentProvider[]
  publicUrl: string
}

type Ways = Pick<PayDoor, 'promptPay' | 'contactEmail' | 'providers'>

/** A provider's page is open for half an hour at least: money from after the order's end would be too late. */
export const SHORTEST_CHECKOUT_MS = 31 * 60_000

/** The quickest first. Somebody can always be asked. */
export function waysToPay(
  { promptPay, contactEmail, providers }: Ways,
  order: PayableOrder,
  now: Date,
): PayWay[] {
  const pages = providers.flatMap((provider) => checkoutWay(provider, order, now))
  const code = promptPay && order.currency === 'THB' ? [promptPayWay(promptPay, order)] : []
  return [...pages, ...code, { kind: 'manual', contactEmail }]
}

export function checkoutWay(
  { name: provider, methodsFor }: PaymentProvider,
  { amountMinor: minor, currency, expiresAt }: PayableOrder,
  now: Date,
): Extract<PayWay, { kind: 'checkout' }>[] {
  const methods = methodsFor({ minor, currency })
  const hasTime = expiresAt.getTime() - now.getTime() >= SHORTEST_CHECKOUT_MS
  return hasTime && methods.length > 0 ? [{ kind: 'checkout', provider, methods }] : []
}

function promptPayWay(
  { to, bank, accountName }: PromptPaySettings,
  { reference, amountMinor }: PayableOrder,
): PayWay {
  const receiver: Receiver =
    to.kind === 'biller'
      ? { kind: 'bill', biller: to.biller, reference1: reference, reference2: null }
      : to
  const written = writePromptPay({ receiver, amountMinor, shopName: null })
  if (written.kind === 'refused') throw new Error(`no code for ${reference}: ${written.problem}`)
  const { text } = written
  const svg = renderSVG(text, { ecc: 'M', border: 4 })
  const hasReference = receiver.kind === 'bill'
  return { kind: 'promptpay', text, svg, bank, accountName, hasReference }
}
