/** What is written about money to whoever pays. */

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
] as const
export type PaymentMailKind = (typeof PAYMENT_MAILS)[number]
