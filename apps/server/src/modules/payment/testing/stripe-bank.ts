/**
 * What the stand-in of Stripe knows: its pages, payments and refunds. Whoever pays, and what a bank thinks of a refund,
 * is said by the test.
 */
import { type Form, StripeFault } from './stripe-form.ts'
import {
  charge,
  inShort,
  newEvent,
  newIntent,
  newRefund,
  newSession,
  type Refund,
  type Session,
  type StripeEvent,
} from './stripe-objects.ts'
import { type Door, readSessionWish } from './stripe-params.ts'

export class StripeBank {
  readonly sessions = new Map<string, Session>()
  readonly refunds = new Map<string, Refund>()
  /** What becomes of refunds at first. */
  refundsAre: Refund['status'] = 'succeeded'
  readonly #now: () => number

  /** In seconds, by the clock of the server under test. */
  constructor(now: () => number) {
    this.#now = now
  }

  /** The one page that was opened for an order last. */
  sessionFor(reference: string): Session {
    const own = [...this.sessions.values()].filter((one) => one.client_reference_id === reference)
    const last = own.at(-1)
    if (!last) throw new Error(`no page for ${reference}`)
    return last
  }

  /** Somebody pays by card. */
  pay(reference: string): StripeEvent {
    const session = this.#complete(reference)
    return this.#paid(session, 'checkout.session.completed')
  }

  /** Somebody has scanned a code; the bank takes its time. */
  scan(reference: string): StripeEvent {
    const session = this.#complete(reference)
    return newEvent('checkout.session.completed', this.#now(), inShort(session))
  }

  arrive(reference: string): StripeEvent {
    const session = this.sessionFor(reference)
    return this.#paid(session, 'checkout.session.async_payment_succeeded')
  }

  fail(reference: string): StripeEvent {
    const session = this.sessionFor(reference)
    if (session.payment_intent) session.payment_intent.status = 'requires_payment_method'
    const type = 'checkout.session.async_payment_failed'
    return newEvent(type, this.#now(), inShort(session))
  }

  #complete(reference: string): Session {
    const session = this.#current(this.sessionFor(reference))
    if (session.status !== 'open') throw new Error(`the page is ${session.status}`)
    session.payment_intent = newIntent(session, this.#now())
    Object.assign(session, { status: 'complete', url: null })
    return session
  }

  #paid(session: Session, type: string): StripeEvent {
    if (!session.payment_intent) throw new Error('nobody has paid')
    charge(session.payment_intent, this.#now())
    session.payment_status = 'paid'
    return newEvent(type, this.#now(), inShort(session))
  }

  settleRefund(id: string, status: Refund['status']): StripeEvent {
    const refund = this.refunds.get(id)
    if (!refund) throw new Error(`no refund ${id}`)
    refund.status = status
    const type = status === 'failed' ? 'refund.failed' : 'refund.updated'
    return newEvent(type, this.#now(), refund)
  }

  /** Somebody presses a button on Stripe's own pages. */
  refundByHand(reference: string, amount: number): StripeEvent {
    const intent = this.sessionFor(reference).payment_intent
    if (!intent) throw new Error('nobody has paid')
    const refund = newRefund(intent, { amount, metadata: {}, status: 'succeeded' }, this.#now())
    this.refunds.set(refund.id, refund)
    return newEvent('refund.created', this.#now(), refund)
  }

  /** Its time may be over since it was looked at last. */
  #current(session: Session): Session {
    if (session.status === 'open' && this.#now() >= session.expires_at)
      Object.assign(session, { status: 'expired', url: null })
    return session
  }

  write(door: Door, id: string, form: Form): object {
    const now = this.#now()
    if (door === 'POST /v1/checkout/sessions') {
      const session = newSession(readSessionWish(form, now), form, now)
      this.sessions.set(session.id, session)
      return session
    }
    if (door === 'POST /v1/refunds') return this.#refund(form)
    const session = this.#current(this.#session(id))
    if (session.status !== 'open') throw fromState(`the page is ${session.status}`)
    return Object.assign(session, { status: 'expired', url: null })
  }

  #refund(form: Form): Refund {
    const paid = [...this.sessions.values()].map((session) => session.payment_intent)
    const intent = paid.find((one) => one?.id === form['payment_intent'])
    if (!intent) throw missing()
    const amount = Number(form['amount'])
    const live = [...this.refunds.values()].filter(
      (one) => one.payment_intent === intent.id && !/^(failed|canceled)$/.test(one.status),
    )
    const left = live.reduce((sum, one) => sum - one.amount, intent.amount)
    if (intent.status !== 'succeeded' || amount < 1 || amount > left)
      throw fromState('more than is left')
    const metadata = (form['metadata'] ?? {}) as Record<string, string>
    const made = newRefund(intent, { amount, metadata, status: this.refundsAre }, this.#now())
    this.refunds.set(made.id, made)
    return made
  }

  #session(id: string): Session {
    const session = this.sessions.get(id)
    if (!session) throw missing()
    return session
  }

  read(door: Door, id: string, form: Form): object {
    const isWhole = 'expand' in form
    const seen = (session: Session) =>
      isWhole ? this.#current(session) : inShort(this.#current(session))
    if (door === 'GET /v1/checkout/sessions/:id') return seen(this.#session(id))
    if (door === 'GET /v1/refunds/:id') {
      const refund = this.refunds.get(id)
      if (!refund) throw missing()
      return refund
    }
    const intent = form['payment_intent']
    if (door === 'GET /v1/refunds') {
      const all = [...this.refunds.values()]
      return page(intent ? all.filter((one) => one.payment_intent === intent) : all, form, door)
    }
    const all = [...this.sessions.values()].filter(
      (session) =>
        (!intent || session.payment_intent?.id === intent) &&
        (!form['status'] || this.#current(session).status === form['status']),
    )
    return page(all.map(seen) as Session[], form, door)
  }
}

const missing = () => new StripeFault(404, 'invalid_request_error', 'no such object')
const fromState = (message: string) => new StripeFault(400, 'invalid_request_error', message)

/** The newest first. */
function page<Item extends { id: string; created: number }>(
  items: readonly Item[],
  form: Form,
  door: string,
): object {
  const { gte = '0' } = (form['created'] ?? {}) as Record<string, string>
  const found = items.filter(({ created }) => created >= Number(gte)).toReversed()
  const after = found.findIndex(({ id }) => id === form['starting_after'])
  const rest = found.slice(after + 1)
  const limit = Number(form['limit'] ?? 10)
  const url = door.replace('GET ', '')
  return { object: 'list', url, has_more: rest.length > limit, data: rest.slice(0, limit) }
}
