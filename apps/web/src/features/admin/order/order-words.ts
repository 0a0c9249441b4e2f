/** Why money does not pay an order, why a refund is not counted, by which way money came, and why a change was refused. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HeldReason } from '@panya/domain/order/view-order.ts'
import type { RefundProblem } from '@panya/domain/order/view-refunds.ts'

export const HELD_MESSAGES: Record<HeldReason, MessageDescriptor> = {
  'told-differently': msg`It was told in two ways.`,
  'other-currency': msg`It is in another currency.`,
  'other-amount': msg`It is not the price of the order.`,
  cancelled: msg`The order was cancelled before it came.`,
  late: msg`It came too late.`,
  'paid-twice': msg`The order was paid before.`,
}

export const REFUND_PROBLEM_MESSAGES: Record<RefundProblem, MessageDescriptor> = {
  'told-differently': msg`It was told in two ways.`,
  'unknown-payment': msg`Its payment is not known.`,
  'other-currency': msg`It is in another currency.`,
  'above-paid': msg`It is more than had come.`,
}

/** What a person moved, a person sends back. */
export const isByHand = (provider: string) => provider === 'bank' || provider === 'manual'

const PROVIDER_MESSAGES: Record<string, MessageDescriptor> = {
  bank: msg`At the bank`,
  manual: msg`By another way`,
  credit: msg`By credit of plans before`,
}

/** A provider keeps the name it has. */
export function providerMessage(provider: string): MessageDescriptor | null {
  return PROVIDER_MESSAGES[provider] ?? null
}

export const REFUSALS: Record<string, MessageDescriptor> = {
  'order-is-paid': msg`This order is paid already. A second payment comes with the bank statement.`,
  'payment-told-differently': msg`This payment was confirmed before with other figures. Close this and look at the order.`,
  'refund-told-differently': msg`This refund was made before with other figures. Close this and look at the order.`,
  'more-than-is-left': msg`This is more than is left of the payment.`,
  'refund-the-later-first': msg`A later order of the same person is paid, too. Give that one back first.`,
  'refund-at-the-provider': msg`This money came by a provider. Give it back there, and it is told here.`,
  'price-on-request': msg`This plan has no price of its own. Write the price of a seat.`,
  'order-told-differently': msg`This order was made before with other figures. Close this and look at the orders.`,
  'seats-are-not-paid': msg`Seats can be given when the money is here.`,
  'seats-are-over': msg`The time of these seats is over.`,
  'class-not-found': msg`This class is not here any more.`,
  'provider-not-reachable': msg`The provider could not be reached. Press once more: it goes back only once.`,
  'order-nothing-to-accept': msg`There is nothing to decide about this payment any more.`,
}

/** By the name of what is wrong with the day. */
export const DAY_PROBLEMS: Record<string, MessageDescriptor> = {
  'not-a-day': msg`Choose a day.`,
  'in-the-future': msg`This day is still to come.`,
  'before-the-order': msg`On this day there was no order yet.`,
}
