/** Mails that are to be written: put down together with what they tell of, so that none is forgotten and none lies. */
import type { PaymentMailKind } from '@panya/domain/order/payment-mail.ts'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { paymentMail } from '../../platform/database/schema/payment.ts'
import { student } from '../../platform/database/schema/person.ts'

export interface MailWish {
  /** What it tells of: told twice, it is one mail. */
  key: string
  kind: PaymentMailKind
  userId: number
  orderId: number | null
  day?: string | null
  minor?: number
}

export async function wishMail(tx: Orm, wish: MailWish, now: Date): Promise<void> {
  // Whose account is gone is not written to, and what they paid may still go back.
  if ((await tx.$count(student, eq(student.id, wish.userId))) === 0) return
  await tx
    .insert(paymentMail)
    .values({ ...wish, at: now })
    .onConflictDoNothing()
}
