/** Slows down guessing without locking a child out: whoever waits, waits seconds. Only failures count. */
import { TokenBuckets } from '../../http/token-buckets.ts'

/** One account from one address: ten tries at once, then one every six seconds. */
const PAIR = { capacity: 10, refillMs: 6000 }
/** One account from everywhere: guessing with many machines stays slow. */
const ACCOUNT = { capacity: 30, refillMs: 2000 }
/** One address: a whole school may stand behind it. */
const ADDRESS = { capacity: 300, refillMs: 200 }

const MAX_TRUSTED = 50_000

export interface SignInAttempt {
  succeeded(): void
  failed(): void
}

export interface SignInLimits {
  /** Null when there were too many failures; resolves at once unless others are being decided. */
  attempt(email: string, address: string): Promise<SignInAttempt | null>
}

type Reservation = [TokenBuckets, string][]

export function createSignInLimits(now: () => Date): SignInLimits {
  const pairs = new TokenBuckets(PAIR, now)
  const accounts = new TokenBuckets(ACCOUNT, now)
  const addresses = new TokenBuckets(ADDRESS, now)
  /** Where an account signed in before: guessing from elsewhere must not keep it out there. */
  const trusted = new Set<string>()
  const undecided = new UndecidedAttempts()

  function reserve(email: string, address: string): Reservation | null {
    const wanted: Reservation = [
      [pairs, `${email} ${address}`],
      [addresses, address],
    ]
    if (!trusted.has(`${email} ${address}`)) wanted.push([accounts, email])
    for (const [index, [buckets, key]] of wanted.entries()) {
      if (buckets.take(key) === 0) continue
      giveBack(wanted.slice(0, index))
      return null
    }
    return wanted
  }

  function trust(pair: string): void {
    if (trusted.size >= MAX_TRUSTED) trusted.clear()
    trusted.add(pair)
  }

  return {
    async attempt(email, address) {
      let reserved = reserve(email, address)
      // Twelve right passwords at once are no attack: wait for the ones before before refusing.
      while (reserved === null && undecided.has(email)) {
        await undecided.next(email)
        reserved = reserve(email, address)
      }
      if (reserved === null) return null
      const taken = reserved
      undecided.begin(email)
      return {
        succeeded() {
          giveBack(taken)
          trust(`${email} ${address}`)
          undecided.end(email)
        },
        failed: () => undecided.end(email),
      }
    },
  }
}

function giveBack(reservation: Reservation): void {
  for (const [buckets, key] of reservation) buckets.giveBack(key)
}

/** Attempts whose outcome is not known yet, by account. */
class UndecidedAttempts {
  readonly #running = new Map<string, { count: number; waiting: (() => void)[] }>()

  has(email: string): boolean {
    return this.#running.has(email)
  }

  next(email: string): Promise<void> {
    return new Promise((resolve) => this.#running.get(email)?.waiting.push(resolve))
  }

  begin(email: string): void {
    const entry = this.#running.get(email)
    if (entry) entry.count += 1
    else this.#running.set(email, { count: 1, waiting: [] })
  }

  end(email: string): void {
    const entry = this.#running.get(email)
    if (!entry) return
    entry.count -= 1
    if (entry.count === 0) this.#running.delete(email)
    for (const wake of entry.waiting.splice(0)) wake()
  }
}
