/** Who gets a mail about money: whoever pays, at an address that is theirs for certain, or that they gave themselves. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { lastPeriod } from '@panya/domain/subscription-life/subscription.ts'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import {
  orderPayer,
  type paymentMail,
  purchaseOrder,
} from '../../platform/database/schema/payment.ts'
import { student } from '../../platform/database/schema/person.ts'
import { findLife } from './paid-plan.ts'

export interface MailReader {
  payer: 'self' | 'guardian'
  to: string
  /** Null for every language. */
  locale: Locale | null
}

type MailRow = typeof paymentMail.$inferSelect

/** Null for nobody: a child is not written to about money. */
export async function readerOf(orm: Orm, mail: MailRow): Promise<MailReader | null> {
  const orderId = mail.orderId ?? (await lastOrder(orm, mail.userId))
  if (orderId === null) return null
  const [order] = await orm
    .select({ payer: purchaseOrder.payer })
    .from(purchaseOrder)
    .where(eq(purchaseOrder.id, orderId))
  if (!order) return null
  if (order.payer === 'self') return ownReader(orm, mail.userId)
  // What was agreed without an address is told to nobody; who is asked again gave one some time before.
  const isMoved = mail.kind === 'paid' || mail.kind === 'failed' || mail.kind === 'refunded'
  return guardianReader(orm, isMoved ? { orderId } : { userId: mail.userId })
}

async function lastOrder(orm: Orm, userId: number): Promise<number | null> {
  const life = await findLife(orm, userId)
  return life ? (lastPeriod(life).order ?? null) : null
}

async function ownReader(orm: Orm, userId: number): Promise<MailReader | null> {
  const { email: to, locale, emailVerifiedAt, deactivatedAt } = student
  const [own] = await orm
    .select({ to, locale })
    .from(student)
    .where(and(eq(student.id, userId), isNotNull(emailVerifiedAt), isNull(deactivatedAt)))
  return own ? { payer: 'self', ...own } : null
}

async function guardianReader(
  orm: Orm,
  whose: { orderId: number } | { userId: number },
): Promise<MailReader | null> {
  const its =
    'orderId' in whose
      ? eq(purchaseOrder.id, whose.orderId)
      : and(eq(purchaseOrder.userId, whose.userId), eq(purchaseOrder.payer, 'guardian'))
  const [found] = await orm
    .select({ to: orderPayer.email, locale: orderPayer.locale })
    .from(orderPayer)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, orderPayer.orderId))
    .where(and(its, isNotNull(orderPayer.email)))
    .orderBy(desc(purchaseOrder.id))
    .limit(1)
  return found?.to ? { payer: 'guardian', to: found.to, locale: found.locale } : null
}
