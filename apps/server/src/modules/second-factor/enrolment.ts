/** Who wants to change how they sign in, and what the routes about it work with. */
import type { FastifyRequest } from 'fastify'
import type { IdentityService } from '../../identity/identity-service.ts'
import { requireStaff } from '../../platform/http/principal.ts'
import type { SessionRegistry } from '../session/session-port.ts'
import type { Enrolment, SecondFactors } from './second-factors-port.ts'

export interface SecondFactorParts {
  identity: IdentityService
  sessions: SessionRegistry
  factors: SecondFactors
}

/** Who asks, in the session they ask in. */
export async function enrolmentOf(request: FastifyRequest): Promise<Enrolment> {
  const { studentId, email, sessionHash } = await requireStaff(request)
  return { studentId, email, sessionHash: sessionHash ?? '' }
}
