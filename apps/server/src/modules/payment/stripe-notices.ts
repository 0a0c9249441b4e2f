/** What Stripe tells of its checkouts. Nothing is believed that it has not signed, just now and in our mode. */
import type { IncomingHttpHeaders } from 'node:http'
import { type Static, Type } from 'typebox'
import type { StripeSettings } from '../../platform/payment-settings.ts'
import type { ProviderNotice } from './payment-provider.ts'
import type { StripeClient } from './stripe-client.ts'
import {
  paidNotice,
  Refund,
  read,
  refundedNotice,
  Seconds,
  Session,
  strange,
} from './stripe-shapes.ts'

/** Signed longer ago, or in the future, is a recording. */
const TOLERANCE_S = 300

const Envelope = Type.Object({
  id: Type.String(),
  type: Type.String(),
  created: Seconds,
  livemode: Type.Boolean(),
  data: Type.Object({ object: Type.Unknown() }),
})

export async function readStripeNotice(
  client: StripeClient,
  { webhookSecret, isTest }: StripeSettings,
  { body, headers, now }: { body: Buffer; headers: IncomingHttpHeaders; now: Date },
): Promise<ProviderNotice> {
  const header = String(headers['stripe-signature'] ?? '')
  // Looked at first: the library believes in moments to come, and noise does not get it loaded.
  if (!isOfNow(header, now)) return { kind: 'forged' }
  const { webhooks } = await client()
  let told: unknown
  try {
    const at = now.getTime()
    told = webhooks.constructEvent(body, header, webhookSecret, TOLERANCE_S, undefined, at)
  } catch (error) {
    if (error instanceof SyntaxError) throw strange()
    return { kind: 'forged' }
  }
  const event = read(Envelope, told)
  // Money for trying out pays nothing, whoever mixed up the secrets.
  return event.livemode === isTest ? { kind: 'forged' } : translate(event)
}

/** `t=<seconds>,v1=<hex>,v1=<hex of the secret before>,v0=…`: one moment, and not far from now. */
function isOfNow(header: string, now: Date): boolean {
  const times = header.split(',').filter((part) => part.startsWith('t='))
  const time = /^t=(\d{1,12})$/.exec(times[0] ?? '')?.[1]
  if (time === undefined || times.length > 1) return false
  return Math.abs(now.getTime() / 1000 - Number(time)) <= TOLERANCE_S
}

const OTHER = { kind: 'other' } as const

function translate({ type, created, data }: Static<typeof Envelope>): ProviderNotice {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = read(Session, data.object)
      // What is completed is not always paid: that is told by another notice.
      return session.payment_status === 'paid' ? (paidNotice(session, created) ?? OTHER) : OTHER
    }
    case 'checkout.session.async_payment_failed':
      return { kind: 'failed', checkoutId: read(Session, data.object).id }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return ofRefund(read(Refund, data.object))
    default:
      return OTHER
  }
}

function ofRefund(refund: Static<typeof Refund>): ProviderNotice {
  if (refund.status === 'succeeded') return refundedNotice(refund) ?? OTHER
  const isOver = refund.status === 'failed' || refund.status === 'canceled'
  const wish = refund.metadata?.wish
  // Else it is on its way: no money has gone.
  return isOver && wish !== undefined ? { kind: 'refund-failed', wish } : OTHER
}
