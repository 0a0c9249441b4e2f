/**
 * Slows down guessing without letting anybody keep others out. Only failures count. A device on which people
 * have signed in has an allowance of its own; strangers' devices share one for each account they try, and an
 * address that fails on very many accounts gets few tries for each.
 */

import type { BucketWish, SharedBuckets } from '../../platform/limits/shared-buckets.ts'
import type { BucketRule } from '../../platform/limits/token-buckets.ts'
import type { KnownDevice } from './known-device.ts'
import { UndecidedAttempts } from './undecided-attempts.ts'

const RULES = {
  /** A device and an account that belong together. */
  ownDevice: { capacity: 20, refillMs: 15_000 },
  /** A known device, whatever it tries. */
  device: { capacity: 40, refillMs: 15_000 },
  /** An account, tried from known devices on which it never signed in: one device alone cannot empty it. */
  accountFromKnown: { capacity: 60, refillMs: 10_000 },
  /** An account, tried from devices nobody knows: seconds at first, minutes when it goes on. */
  account: { capacity: 10, refillMs: 6000 },
  accountLong: { capacity: 60, refillMs: 120_000 },
  /** How many accounts may fail at one address before it is taken for somebody who tries them all. */
  address: { capacity: 200, refillMs: 18_000 },
  seen: { capacity: 1, refillMs: 60 * 60_000 },
  /** There, each account has a few tries left. */
  pair: { capacity: 3, refillMs: 20 * 60_000 },
  newDevice: { capacity: 10, refillMs: 60 * 60_000 },
} satisfies Record<string, BucketRule>

type Rule = keyof typeof RULES

export interface SignInAttempt {
  succeeded(): Promise<void>
  failed(): Promise<void>
}

export interface SignInVisitor {
  address: string
  device: KnownDevice | null
}

export interface SignInLimits {
  /** Null when there were too many failures. */
  attempt(email: string, visitor: SignInVisitor): Promise<SignInAttempt | null>
  /** Whether a device on which this account signed in for the first time becomes a known one. */
  admitDevice(email: string): Promise<boolean>
}

export function createSignInLimits(buckets: SharedBuckets): SignInLimits {
  const undecided = new UndecidedAttempts()

  async function wishesFor(email: string, visitor: SignInVisitor): Promise<BucketWish[]> {
    const { address, device } = visitor
    if (device?.knows(email)) return [wish('ownDevice', `${device.id} ${email}`)]
    if (device !== null) return [wish('device', device.id), wish('accountFromKnown', email)]
    const ofAccount = [wish('account', email), wish('accountLong', email)]
    const calm = await buckets.has(wish('address', address))
    return calm ? ofAccount : [...ofAccount, wish('pair', `${address} ${email}`)]
  }

  /** An address is judged by how many accounts failed there, not by how often. */
  async function countAccount(email: string, { address, device }: SignInVisitor): Promise<void> {
    if (device !== null) return
    const isNew = await buckets.take([wish('seen', `${address} ${email}`)])
    if (isNew) await buckets.take([wish('address', address)])
  }

  return {
    admitDevice: (email) => buckets.take([wish('newDevice', email)]),
    async attempt(email, visitor) {
      const wishes = await wishesFor(email, visitor)
      let taken = await buckets.take(wishes)
      // Twelve right passwords at once are no attack: wait for the ones before before refusing.
      while (!taken && undecided.has(email)) {
        await undecided.next(email)
        taken = await buckets.take(wishes)
      }
      if (!taken) return null
      undecided.begin(email)
      return {
        async succeeded() {
          await buckets.giveBack(wishes).finally(() => undecided.end(email))
        },
        async failed() {
          await countAccount(email, visitor).finally(() => undecided.end(email))
        },
      }
    },
  }
}

function wish(rule: Rule, key: string): BucketWish {
  return { name: `sign-in ${rule}`, rule: RULES[rule], key }
}
