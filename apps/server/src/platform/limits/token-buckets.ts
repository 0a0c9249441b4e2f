/** Token buckets: how often somebody may do something, a bucket per key that refills with time. */
import { LRUCache } from 'lru-cache'

export interface BucketRule {
  /** How many may come at once. */
  capacity: number
  /** How long one takes to come back. */
  refillMs: number
}

interface Bucket {
  level: number
  at: number
}

/** Beyond these the keys not used for longest go: theirs have filled up again most. */
const MAX_KEYS = 200_000

export class TokenBuckets {
  readonly #rule: BucketRule
  readonly #now: () => Date
  // Measured by size, because by number it would take the memory for all of them at once.
  readonly #buckets = new LRUCache<string, Bucket>({ maxSize: MAX_KEYS, sizeCalculation: () => 1 })

  constructor(rule: BucketRule, now: () => Date) {
    this.#rule = rule
    this.#now = now
  }

  /** Takes one and gives 0, or takes nothing and gives the milliseconds until one is there. */
  take(key: string): number {
    const bucket = this.#fill(key)
    if (bucket.level >= 1) {
      bucket.level -= 1
      return 0
    }
    return Math.ceil((1 - bucket.level) * this.#rule.refillMs)
  }

  giveBack(key: string): void {
    const bucket = this.#fill(key)
    bucket.level = Math.min(this.#rule.capacity, bucket.level + 1)
  }

  #fill(key: string): Bucket {
    const now = this.#now().getTime()
    const bucket = this.#buckets.get(key) ?? { level: this.#rule.capacity, at: now }
    const gained = Math.max(0, now - bucket.at) / this.#rule.refillMs
    bucket.level = Math.min(this.#rule.capacity, bucket.level + gained)
    bucket.at = now
    this.#buckets.set(key, bucket)
    return bucket
  }
}
