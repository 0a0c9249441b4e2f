/** POST /api/auth/validate-session: the busiest route, so it stands apart from all that others go through. */
import type { SessionInvalidReason } from '@panya/domain/session/device-session.ts'
import type { FastifyInstance } from 'fastify'
import { VALIDATE_SESSION_PATH } from '../../http/hot-path.ts'
import { Problem } from '../../http/problem.ts'
import type { SessionRegistry } from './session-registry.ts'

const ANSWERS = {
  valid: JSON.stringify({ isValid: true, reason: null }),
  exceeded_limit: JSON.stringify({ isValid: false, reason: 'exceeded_limit' }),
  not_found: JSON.stringify({ isValid: false, reason: 'not_found' }),
  inactive: JSON.stringify({ isValid: false, reason: 'inactive' }),
}

const BODY_LIMIT = 1024

export function registerValidateSession(app: FastifyInstance, sessions: SessionRegistry): void {
  app.post(VALIDATE_SESSION_PATH, { bodyLimit: BODY_LIMIT }, (request, reply) => {
    const { sessionId } = (request.body ?? {}) as { sessionId?: unknown }
    if (typeof sessionId !== 'string' || sessionId === '') {
      throw new Problem('BAD_INPUT', 'bad-input', { sessionId: 'required' })
    }
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
    const answer = (reason: SessionInvalidReason | null) => ANSWERS[reason ?? 'valid']
    const known = sessions.judgeFromMemory(sessionId)
    if (known !== undefined) return reply.send(answer(known))
    return sessions.judgeById(sessionId).then((reason) => reply.send(answer(reason)))
  })
}
