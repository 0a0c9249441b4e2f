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

export interface PayableOrder {
  reference: string
  amountMinor: number
  currency: Currency
}

export interface PayDoor {
  promptPay: PromptPaySettings | null
  contactEmail: string
}

/** The quickest first. Somebody can always be asked. */
export function waysToPay({ promptPay, contactEmail }: PayDoor, order: PayableOrder): PayWay[] {
  const code = promptPay && order.currency === 'THB' ? [promptPayWay(promptPay, order)] : []
  return [...code, { kind: 'manual', contactEmail }]
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
