/**
 * Slows down guessing of cards without letting anybody keep a classmate out: the waits grow for whoever guesses,
 * by device where somebody has signed in before, else by address. A new card begins anew.
 */
import type { BucketWish, SharedBuckets } from '../../platform/limits/shared-buckets.ts'
import type { BucketRule } from '../../platform/limits/token-buckets.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** A lesson of 50 minutes is never enough for the wrong tries after which only a new card helps. */
const RULES = {
  /** One card from one place: a few at once, then seconds, then minutes between two tries. */
  few: { capacity: 5, refillMs: 15 * SECOND },
  more: { capacity: 10, refillMs: MINUTE },
  many: { capacity: 16, refillMs: 10 * MINUTE },
  /** A device on which this learner has signed in. */
  ownFew: { capacity: 8, refillMs: 10 * SECOND },
  ownMany: { capacity: 20, refillMs: 5 * MINUTE },
  /** One card, from everywhere its owner has not been. */
  others: { capacity: 24, refillMs: 10 * MINUTE },
  /** A whole class from one place: many children begin behind one address, one at a device. */
  classFromAddress: { capacity: 90, refillMs: 2 * MINUTE },
  classFromDevice: { capacity: 40, refillMs: MINUTE },
  /** What is left for each card there when somebody has used all that up on others. */
  reserve: { capacity: 2, refillMs: 30 * MINUTE },
} satisfies Record<string, BucketRule>

export interface GuessVisitor {
  address: string
  device: { id: string; knows(email: string): boolean } | null
}

export interface GuessedCard {
  classId: number
  email: string
  /** Of the card, not of the child. */
  card: string
}

export interface GuessLimits {
  /** Null when there were too many; else what to call when it was right. */
  attempt(card: GuessedCard, visitor: GuessVisitor): Promise<{ right(): Promise<void> } | null>
}

export function createGuessLimits(buckets: SharedBuckets): GuessLimits {
  return {
    async attempt(card, visitor) {
      const { ofCard, ofClass, reserve } = wishesFor(card, visitor)
      for (const wishes of [
        [...ofCard, ofClass],
        [...ofCard, reserve],
      ]) {
        if (await buckets.take(wishes)) return { right: () => buckets.giveBack(wishes) }
      }
      return null
    },
  }
}

function wishesFor({ classId, email, card }: GuessedCard, { address, device }: GuessVisitor) {
  const place = device === null ? `at ${address}` : `on ${device.id}`
  const rule = device === null ? 'classFromAddress' : 'classFromDevice'
  const pair = `${card} ${place}`
  const own = device?.knows(email) === true
  const rules = own ? (['ownFew', 'ownMany'] as const) : (['few', 'more', 'many'] as const)
  const ofCard = rules.map((one) => wish(one, pair))
  return {
    ofCard: own ? ofCard : [...ofCard, wish('others', card)],
    ofClass: wish(rule, `${classId} ${place}`),
    reserve: wish('reserve', pair),
  }
}

function wish(rule: keyof typeof RULES, key: string): BucketWish {
  return { name: `class sign-in ${rule}`, rule: RULES[rule], key }
}
