/**
 * POST /api/auth/validate-session: every signed-in browser asks it every ten seconds, so it is
 * answered on the fast path, without all that other requests go through.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SessionInvalidReason } from '@panya/domain/session/device-session.ts'
import type { FastifyBaseLogger, FastifyError, FastifyInstance } from 'fastify'
import { ANYONE } from '../../platform/http/access.ts'
import { presentFailure } from '../../platform/http/error-handler.ts'
import type { FrontRoute } from '../../platform/http/fast-path.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { RequestIds } from '../../platform/http/request-id.ts'
import { readSmallBody } from '../../platform/http/small-body.ts'
import type { SessionRegistry } from './session-port.ts'

const BODY_LIMIT = 1024

type Headers = Readonly<Record<string, string>>

export interface FastParts {
  log: FastifyBaseLogger
  headers: Headers
  idOf: RequestIds
}

export function createValidateSession(
  sessions: Pick<SessionRegistry, 'judgeFromMemory' | 'judgeById'>,
  { log, headers: security, idOf }: FastParts,
): FrontRoute {
  const answers = {
    valid: prepared({ isValid: true, reason: null }, security),
    exceeded_limit: prepared({ isValid: false, reason: 'exceeded_limit' }, security),
    not_found: prepared({ isValid: false, reason: 'not_found' }, security),
    inactive: prepared({ isValid: false, reason: 'inactive' }, security),
    expired: prepared({ isValid: false, reason: 'expired' }, security),
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const fail = (error: unknown) => {
      const reqId = idOf(request)
      const failed = { log: log.child({ reqId }), id: reqId }
      const { status, body } = presentFailure(error as FastifyError, failed)
      send(response, status, prepared(body, security))
    }
    const answer = (reason: SessionInvalidReason | null) =>
      send(response, 200, answers[reason ?? 'valid'])
    readSmallBody(request, BODY_LIMIT, (problem, body) => {
      if (problem) return fail(problem)
      const sessionId = (body as { sessionId?: unknown } | null)?.sessionId
      if (typeof sessionId !== 'string' || sessionId === '') {
        return fail(new Problem('BAD_INPUT', 'bad-input', { sessionId: 'required' }))
      }
      const known = sessions.judgeFromMemory(sessionId)
      if (known !== undefined) return answer(known)
      void sessions.judgeById(sessionId).then(answer, fail)
    })
  }
  return { method: 'POST', path: '/api/auth/validate-session', handle }
}

interface Prepared {
  text: string
  headers: Record<string, string | number>
}

function prepared(body: object, security: Headers): Prepared {
  const text = JSON.stringify(body)
  const headers = {
    ...security,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  }
  return { text, headers }
}

function send(response: ServerResponse, status: number, { text, headers }: Prepared): void {
  response.writeHead(status, headers).end(text)
}

/** For who asks the app itself and not the server in front of it. */
export function registerValidateSession(root: FastifyInstance, front: FrontRoute): void {
  void root.register(async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _body, done) => done(null))
    app.post(front.path, { config: ANYONE }, (request, reply) => {
      reply.hijack()
      front.handle(request.raw, reply.raw)
    })
  })
}
