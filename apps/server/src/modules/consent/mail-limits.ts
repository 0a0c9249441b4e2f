/** How many mails children may cause: a stranger's inbox is not a toy, and a school is one address. */
import { mailboxOf } from '@panya/domain/account/mailbox.ts'
import type { BucketWish, SharedBuckets } from '../../platform/limits/shared-buckets.ts'
import type { BucketRule } from '../../platform/limits/token-buckets.ts'

const DAY_MS = 86_400_000
const aDay = (capacity: number): BucketRule => ({ capacity, refillMs: DAY_MS / capacity })

const RULES = {
  child: aDay(3),
  /** Brothers and sisters ask the same mailbox. */
  mailbox: aDay(5),
  /** A class asks in one lesson, from one address. */
  network: aDay(60),
  /** Receipts and notices because of what a guardian does. */
  notice: aDay(10),
} satisfies Record<string, BucketRule>

/** Whoever is not found by then takes the letter home. */
export const ASKS_EVER = 12

export interface MailLimits {
  /** Nothing is ever given back: a mail that was answered was a mail all the same. */
  mayAsk(child: number, email: string, network: string): Promise<boolean>
  /** A teacher has the whole class reminded from one address, and the days between are kept with each child. */
  mayRemind(email: string): Promise<boolean>
  mayTell(email: string): Promise<boolean>
}

export function createMailLimits(buckets: SharedBuckets): MailLimits {
  const wish = (rule: keyof typeof RULES, key: string): BucketWish => ({
    name: `guardian ${rule}`,
    rule: RULES[rule],
    key,
  })
  return {
    mayAsk: (child, email, network) =>
      buckets.take([
        wish('child', String(child)),
        wish('mailbox', mailboxOf(email)),
        wish('network', network),
      ]),
    mayRemind: (email) => buckets.take([wish('mailbox', mailboxOf(email))]),
    mayTell: (email) => buckets.take([wish('notice', mailboxOf(email))]),
  }
}
