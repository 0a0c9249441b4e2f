/** What is written about money, and to whom it is of use. */

export const PAYMENT_MAILS = [
  /** An order waits to be paid. */
  'waits',
  /** The next period waits to be paid. */
  'renewal',
  /** It has ended, and can go on. */
  'again',
  'paid',
  'failed',
  'ends-soon',
  'refunded',
  /** To a guardian: somebody asks them to pay. */
  'guardian-pays',
] as const
export type PaymentMailKind = (typeof PAYMENT_MAILS)[number]
