/** Who wants to change how they sign in, and what the routes about it work with. */
import type { FastifyRequest } from 'fastify'
import type { AccountServices } from '../../app/accounts.ts'
import { requireStaff } from '../../platform/http/principal.ts'
import type { Enrolment, SecondFactors } from './second-factors-port.ts'

export interface SecondFactorParts extends Pick<AccountServices, 'identity' | 'sessions'> {
  factors: SecondFactors
}

/** Who asks, in the session they ask in. */
export async function enrolmentOf(request: FastifyRequest): Promise<Enrolment> {
  const { studentId, email, sessionHash } = await requireStaff(request)
  return { studentId, email, sessionHash: sessionHash ?? '' }
}
