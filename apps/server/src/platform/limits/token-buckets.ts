/** Token buckets: how often somebody may do something, a bucket per key that refills with time. */

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

const MAX_KEYS = 100_000

export class TokenBuckets {
  readonly #rule: BucketRule
  readonly #now: () => Date
  #young = new Map<string, Bucket>()
  #old = new Map<string, Bucket>()

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
    const bucket = this.#find(key) ?? { level: this.#rule.capacity, at: now }
    const gained = Math.max(0, now - bucket.at) / this.#rule.refillMs
    bucket.level = Math.min(this.#rule.capacity, bucket.level + gained)
    bucket.at = now
    this.#young.set(key, bucket)
    // The keys not used for longest go first; theirs have filled up again anyway.
    if (this.#young.size >= MAX_KEYS) {
      this.#old = this.#young
      this.#young = new Map()
    }
    return bucket
  }

  #find(key: string): Bucket | undefined {
    return this.#young.get(key) ?? this.#old.get(key)
  }
}
