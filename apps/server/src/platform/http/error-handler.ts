/** Turns every failure into one shape: expected ones as they are, unexpected ones as an id. */
import {
  PROBLEM_STATUS,
  type ProblemBody,
  type ProblemCode,
} from '@panya/domain/problem/problem.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { StoreAway } from '../objects/object-store.ts'
import { DISK_FULL } from './disk-space.ts'
import { Problem } from './problem.ts'
import type { SecurityEvent } from './security-events.ts'

export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, body } = presentFailure(error, request)
    noteRefusal(request, body)
    return reply.code(status).type('application/json').send(body)
  })
}

/** For an address that names nothing: no hook has seen it, so the headers come along. */
export function refuseAddress(headers: Record<string, string>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, body } = presentFailure(error, request)
    void reply.code(status).headers(headers).type('application/json').send(body)
  }
}

/** Two events, because many who are not signed in must not crowd out the few who try too much. */
const REFUSALS: Partial<Record<ProblemCode, SecurityEvent>> = {
  UNAUTHENTICATED: 'not-signed-in',
  FORBIDDEN: 'refused',
  RATE_LIMITED: 'refused',
}

/** `facts` are names of our own, never what somebody has sent. */
export function noteRefusal(
  request: FastifyRequest,
  { code, message: reason }: Pick<ProblemBody, 'code' | 'message'>,
  facts: { operation?: string } = {},
): void {
  const event = REFUSALS[code]
  if (event === undefined) return
  const { url: route } = request.routeOptions
  const { method, ip: address } = request
  request.server.securityEvents.note(event, { method, route, ...facts, reason, address })
}

/** The status and body of a failure; unexpected ones are logged here. */
export function presentFailure(
  error: FastifyError,
  request: Pick<FastifyRequest, 'id' | 'log'>,
): { status: number; body: ProblemBody } {
  if (error instanceof Problem) return { status: error.statusCode, body: error.body() }
  if (error.validation) {
    return {
      status: 400,
      body: { code: 'BAD_INPUT', message: 'bad-input', fields: fieldsOf(error) },
    }
  }
  if (hasLeft(error)) return { status: 400, body: { code: 'BAD_INPUT', message: 'aborted' } }
  if (isUnstorableText(error)) {
    return { status: 400, body: { code: 'BAD_INPUT', message: 'unstorable-text' } }
  }
  if (isDiskFull(error)) {
    request.log.error({ err: error }, 'the disk is full')
    return { status: 507, body: { code: 'NO_SPACE', message: 'disk-full' } }
  }
  const away = databaseIsAway(error) || error instanceof StoreAway
  const status = away ? 503 : (error.statusCode ?? 500)
  if (status < 500) return { status, body: { code: codeOf(status), message: messageOf(error) } }
  request.log.error({ err: error }, 'request failed')
  const code = status === 503 ? 'UNAVAILABLE' : 'INTERNAL'
  return { status, body: { code, message: 'unexpected', id: request.id } }
}

/** Whoever went away in the middle of a body: nobody reads the answer, and an operator need not hear of it. */
function hasLeft(error: FastifyError): boolean {
  return error.code === 'ECONNRESET' && error.message === 'aborted'
}

function isDiskFull(error: FastifyError): boolean {
  const { code } = (error.cause ?? error) as { code?: string }
  return code !== undefined && DISK_FULL.has(code)
}

const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '57P01', '57P02', '57P03'])

/** A database that is being started again: the client may simply ask once more. */
function databaseIsAway(error: FastifyError): boolean {
  const { code, syscall } = (error.cause ?? error) as { code?: string; syscall?: string }
  if (/Connection terminated|timeout exceeded when trying to connect/.test(error.message))
    return true
  // The same codes come from files too; those say so.
  return (
    code !== undefined &&
    AWAY.has(code) &&
    (syscall === undefined || /connect|write|read$/.test(syscall))
  )
}

/** A character that no text in the database can have: the one with number 0, or half of a pair. */
function isUnstorableText(error: FastifyError): boolean {
  const { code, message } = (error.cause ?? error) as { code?: string; message: string }
  if (code === '22021' || code === '22P05') return true
  return code === '22P02' && message.includes('type json')
}

function fieldsOf(error: FastifyError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.validation ?? []) {
    const params = issue.params as Record<string, string | undefined>
    const name = params['missingProperty'] ?? params['additionalProperty']
    const path = [...issue.instancePath.split('/'), name].filter(Boolean).join('.')
    fields[path || (error.validationContext ?? 'body')] = issue.message ?? 'not valid'
  }
  return fields
}

function codeOf(status: number): ProblemCode {
  const known = Object.entries(PROBLEM_STATUS).find(([, value]) => value === status)
  return (known?.[0] as ProblemCode | undefined) ?? 'BAD_INPUT'
}

/** Fastify's own refusals (body too large, broken JSON, wrong media type) say nothing private. */
function messageOf(error: FastifyError): string {
  return error.code?.startsWith('FST_') ? error.message : 'bad-input'
}
