/**
 * How many codes somebody may try who knows the password. A device on which the account signed in before has tries
 * of its own: nobody elsewhere can use them up.
 */
import type { BucketWish, SharedBuckets } from '../../platform/limits/shared-buckets.ts'

const OWN_DEVICE = { capacity: 8, refillMs: 5 * 60_000 }
/** Three of a million codes are right at a time: a thief needs years. */
const ELSEWHERE = { capacity: 5, refillMs: 10 * 60_000 }
/** Somebody at a computer that was left open must not be able to guess the password there. */
const CONFIRM = { capacity: 5, refillMs: 3 * 60_000 }

/** What is known of the device somebody signs in from. */
export interface CodeVisitor {
  device: { id: string; knows(email: string): boolean } | null
}

export interface CodeLimits {
  /** Null when there were too many wrong ones; else what gives a right one back. */
  sign(email: string, visitor: CodeVisitor): Promise<(() => Promise<void>) | null>
  confirm(email: string): Promise<(() => Promise<void>) | null>
}

export function createCodeLimits(buckets: SharedBuckets): CodeLimits {
  async function take(wish: BucketWish) {
    return (await buckets.take([wish])) ? () => buckets.giveBack([wish]) : null
  }
  return {
    sign(email, { device }) {
      const own = device?.knows(email) ? device : null
      return own
        ? take({ name: 'code own device', rule: OWN_DEVICE, key: `${own.id} ${email}` })
        : take({ name: 'code elsewhere', rule: ELSEWHERE, key: email })
    },
    confirm: (email) => take({ name: 'confirm', rule: CONFIRM, key: email }),
  }
}
