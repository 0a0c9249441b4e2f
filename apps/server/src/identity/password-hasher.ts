/** Hashes passwords with argon2id, a few at a time: a storm of sign-ins must not starve everything else. */
import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { boundedQueue } from '../platform/http/bounded-queue.ts'
import type { PasswordCost } from '../platform/http/context.ts'

// OWASP's first choice for argon2id: 19 MiB, two passes.
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of a password nobody kept, at the same cost: who has no account waits as long as who has one. */
export const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$FrMIrvn6WOunVVFjjGAGJg$iBkdu9fagDp/j1pJW5aPXSgliFVSLFrQ0aIhNx//NP0'

// Two of Node's four worker threads stay free for files and compression.
const AT_ONCE = 2
const MAX_WAITING = 300

export interface PasswordHasher {
  hash(password: string): Promise<string>
  verify(hashed: string, password: string, urgent?: boolean): Promise<boolean>
  /** Takes as long as a real check and never succeeds. */
  pretend(password: string, urgent?: boolean): Promise<false>
}

/** `cost` is only ever another one in tests, which are about something else. */
export function createPasswordHasher(
  limits = { atOnce: AT_ONCE, waiting: MAX_WAITING },
  cost: PasswordCost = COST,
): PasswordHasher {
  const run = boundedQueue(limits)
  const decoy = cost === COST ? DECOY : hash(randomUUID(), cost)
  return {
    hash: (password) => run(() => hash(password.normalize('NFC'), cost)),
    verify: (hashed, password, urgent) =>
      run(() => verify(hashed, password.normalize('NFC')), urgent),
    async pretend(password, urgent) {
      await run(async () => verify(await decoy, password.normalize('NFC')), urgent)
      return false
    },
  }
}
