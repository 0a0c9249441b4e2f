/** Who runs something that costs coins, under which key, and for which price. */
import type { FastifyRequest } from 'fastify'
import { requireUnrestricted, requireUser } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { TokenBuckets } from '../../platform/limits/token-buckets.ts'

// A class that tries something together stays far below; a program that does not wait does not.
const RUNS = { capacity: 40, refillMs: 1000 }

export type RunLimits = TokenBuckets

export function createRunLimits(now: () => Date): RunLimits {
  return new TokenBuckets(RUNS, now)
}

export async function admitRun(request: FastifyRequest, limits: RunLimits) {
  const user = await requireUser(request)
  requireUnrestricted(user)
  const { studentId: userId } = user
  const key = String(request.headers['idempotency-key'] ?? '')
  const seen = String(request.headers['x-coins'] ?? '')
  const fields: Record<string, string> = {}
  if (!/^[\w-]{16,64}$/.test(key)) fields['idempotency-key'] = 'required'
  if (!/^\d{1,5}$/.test(seen)) fields['x-coins'] = 'required'
  if (Object.keys(fields).length > 0) throw new Problem('BAD_INPUT', 'bad-input', fields)
  if (limits.take(String(userId)) > 0) throw new Problem('RATE_LIMITED', 'too-many-runs')
  return { userId, key, seenPrice: Number(seen) }
}
