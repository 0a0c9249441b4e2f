import type { PasswordCost } from '../platform/http/context.ts'

/** The least there is: who is let in is decided by the same code, and hundreds sign in within a second. */
export const QUICK: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }
