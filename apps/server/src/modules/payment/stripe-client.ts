/** Stripe's own library: large, so it is loaded when it is first needed. Many places never take a card. */
import type Stripe from 'stripe'
import type { StripeSettings } from '../../platform/payment-settings.ts'
import { Problem } from '../../platform/http/problem.ts'

export type StripeClient = () => Promise<Stripe>

const PATIENCE = { timeout: 20_000, maxNetworkRetries: 2 }

export function createStripeClient({ secretKey, api }: StripeSettings): StripeClient {
  let loaded: Promise<Stripe> | null = null
  async function load(): Promise<Stripe> {
    const { default: Library } = await import('stripe')
    return new Library(secretKey, { ...PATIENCE, ...api, telemetry: false })
  }
  return () => {
    loaded ??= load()
    return loaded
  }
}

/** By the names under which Stripe publishes its errors. */
const FAILURES: Record<string, 'unreachable' | 'refused' | 'broken'> = {
  StripeConnectionError: 'unreachable',
  StripeRateLimitError: 'unreachable',
  StripeInvalidRequestError: 'refused',
  StripeCardError: 'refused',
  // Their answer is kept under our key: the same question gets it again.
  StripeAPIError: 'broken',
  StripeIdempotencyError: 'broken',
}

/** `refused`: asked wrongly, or no longer possible. Null for what is no failure of theirs. */
export function failureOf(error: unknown): 'unreachable' | 'refused' | 'broken' | null {
  const type = error instanceof Error && 'type' in error ? String(error.type) : ''
  return Object.hasOwn(FAILURES, type) ? (FAILURES[type] ?? null) : null
}

/** For whoever cannot do anything about it: it may be different in a moment. */
export function asProblem(error: unknown): unknown {
  const failure = failureOf(error)
  if (failure !== 'unreachable' && failure !== 'broken') return error
  const problem = new Problem('UNAVAILABLE', 'provider-not-reachable')
  problem.cause = error
  return problem
}
