/**
 * Writes the mails about money that were put down. A node takes one up before it writes it: two nodes never write the
 * same. What is no longer true by then is not said.
 */
import { RETENTION } from '@panya/domain/account/retention.ts'
import type { PaymentMailKind } from '@panya/domain/order/payment-mail.ts'
import { PAY_PAGES } from '@panya/domain/order/purchase.ts'
import { dayAfter } from '@panya/domain/subscription-life/days.ts'
import { lastPeriod } from '@panya/domain/subscription-life/subscription.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { and, asc, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { subscriptionPlans } from '../../platform/database/schema/money.ts'
import { paymentMail } from '../../platform/database/schema/payment.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { type LetterMessages, writeLetter } from '../../platform/mail/letter.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { GuardianDoor } from '../consent/guardian-door-port.ts'
import { FAILED_FOR_CHILD, PAID_FOR_CHILD, REFUNDED_FOR_CHILD } from './guardian-moved-mail.ts'
import { AGAIN_FOR_CHILD, ENDS_FOR_CHILD, RENEWAL_FOR_CHILD } from './guardian-waiting-mail.ts'
import { type FactsIn, factsIn, type RawFacts } from './mail-facts.ts'
import { type MailReader, readerOf } from './mail-reader.ts'
import { FAILED, PAID, REFUNDED } from './moved-mail.ts'
import { findOrder } from './order-store.ts'
import { findPaid } from './paid-plan.ts'
import type { PayTokens } from './pay-tokens.ts'
import { statusNow } from './present-order.ts'
import { AGAIN, ENDS, RENEWAL, WAITS } from './waiting-mail.ts'

/** Who orders pays in the next minutes, or has left. */
const PATIENCE_MS = 3_600_000
const DAY_MS = 86_400_000

type Row = typeof paymentMail.$inferSelect

const LETTERS: Record<MailReader['payer'], Record<PaymentMailKind, LetterMessages<FactsIn>>> = {
  self: {
    waits: WAITS,
    renewal: RENEWAL,
    again: AGAIN,
    'ends-soon': ENDS,
    paid: PAID,
    failed: FAILED,
    refunded: REFUNDED,
  },
  guardian: {
    waits: RENEWAL_FOR_CHILD,
    renewal: RENEWAL_FOR_CHILD,
    again: AGAIN_FOR_CHILD,
    'ends-soon': ENDS_FOR_CHILD,
    paid: PAID_FOR_CHILD,
    failed: FAILED_FOR_CHILD,
    refunded: REFUNDED_FOR_CHILD,
  },
}

export interface MailingParts extends Pick<AppContext, 'database' | 'site' | 'now'> {
  mailer: Mailer
  tokens: PayTokens
  guardians: GuardianDoor
}

export async function sendPaymentMails(mailing: MailingParts, stop?: AbortSignal): Promise<void> {
  const { orm } = mailing.database
  while (!stop?.aborted) {
    const taken = await takeOne(orm, mailing.now())
    if (taken === null) return
    await send(mailing, taken)
  }
}

/** What was written is known to whoever got it. */
export async function forgetOldMails({ database, now }: MailingParts): Promise<void> {
  const before = new Date(now().getTime() - RETENTION.paymentMailDays * DAY_MS)
  await database.orm.delete(paymentMail).where(lt(paymentMail.takenAt, before))
}

async function takeOne(orm: Orm, now: Date): Promise<Row | null> {
  const { id, kind, at, takenAt } = paymentMail
  const isTime = or(ne(kind, 'waits'), lt(at, new Date(now.getTime() - PATIENCE_MS)))
  const next = orm
    .select({ id })
    .from(paymentMail)
    .where(and(isNull(takenAt), isTime))
    .orderBy(asc(id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await orm
    .update(paymentMail)
    .set({ takenAt: now })
    .where(inArray(id, next))
    .returning()
  return taken ?? null
}

async function send(mailing: MailingParts, mail: Row): Promise<void> {
  const { database, site, now, mailer, tokens, guardians } = mailing
  const reader = await readerOf(database.orm, mail)
  if (reader === null) return
  const facts = await factsOf(database.orm, mail, now())
  if (facts === null) return
  const { payer, to, locale } = reader
  if (payer === 'guardian' && !(await guardians.mayTell(to))) return
  const place = { brand: site.brand.name, publicUrl: site.publicUrl }
  const way = wayFor(payer, mail, tokens)
  const letter = { to, locale, ...place, ...way }
  await mailer.send(writeLetter(LETTERS[payer][mail.kind], letter, factsIn(facts)))
}

/** The page the letter leads to; for a guardian with the secret that opens it. */
function wayFor(
  payer: MailReader['payer'],
  { kind, orderId }: Row,
  tokens: PayTokens,
): { page: string; token?: string } {
  if (payer === 'self') return { page: PAY_PAGES.own }
  if (orderId === null) return { page: PAY_PAGES.plans }
  const hasAgreed = kind === 'paid' || kind === 'failed' || kind === 'refunded'
  const token = hasAgreed ? tokens.payerLink(orderId) : tokens.orderLink(orderId)
  return { page: PAY_PAGES.guardian, token }
}

/** Null where there is nothing to say any more. */
async function factsOf(orm: Orm, mail: Row, now: Date): Promise<RawFacts | null> {
  const { kind, orderId, userId, day } = mail
  if (kind === 'ends-soon') return endFacts(orm, userId, day)
  const found = orderId === null ? null : await findOrder(orm, orderId)
  if (found === null) return null
  const { row, plan } = found
  const { reference, currency, amountMinor, expiresAt, periodUntil } = row
  const status = statusNow(row, now)
  const isWaiting = status === 'quoted' || status === 'open'
  const hasMoved = kind === 'paid' || kind === 'refunded'
  if (!hasMoved && !isWaiting) return null
  const minor = mail.minor ?? amountMinor
  const facts = { plan: plan.displayName, minor, currency, reference, next: day }
  if (kind === 'paid') return periodUntil === null ? null : { ...facts, until: periodUntil }
  if (kind === 'renewal' && day !== null) return { ...facts, until: dayAfter(day, -1) }
  const paid = kind === 'again' ? await findPaid(orm, userId) : null
  return { ...facts, until: paid?.until ?? bangkokDay(expiresAt) }
}

async function endFacts(orm: Orm, userId: number, day: string | null): Promise<RawFacts | null> {
  const paid = await findPaid(orm, userId)
  // They have thought again.
  if (paid === null || paid.until !== day || paid.life.renewsAs !== null) return null
  const [plan] = await orm
    .select({ displayName: subscriptionPlans.displayName, currency: subscriptionPlans.currency })
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.name, lastPeriod(paid.life).planName))
  if (!plan) return null
  const currency = plan.currency === 'THB' ? 'THB' : 'USD'
  return { plan: plan.displayName, minor: 0, currency, reference: '', until: day, next: null }
}
