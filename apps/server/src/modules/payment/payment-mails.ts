/** Mails that are to be written: put down together with what they tell of, so that none is forgotten and none lies. */
import type { PaymentMailKind } from '@panya/domain/order/payment-mail.ts'
import type { Orm } from '../../platform/database/database.ts'
import { paymentMail } from '../../platform/database/schema/payment.ts'

export interface MailWish {
  /** What it tells of: told twice, it is one mail. */
  key: string
  kind: PaymentMailKind
  userId: number
  orderId: number | null
  day?: string | null
}

export async function wishMail(tx: Orm, wish: MailWish, now: Date): Promise<void> {
  await tx
    .insert(paymentMail)
    .values({ ...wish, at: now })
    .onConflictDoNothing()
}
