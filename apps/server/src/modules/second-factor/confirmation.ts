/** Asks people once more who they are before they change how they sign in: the computer may have been left open. */

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify'
import { Type } from 'typebox'
import { STAFF_ENROLMENT } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { strict } from '../../platform/http/route-schemas.ts'
import type { SessionRegistry } from '../session/session-port.ts'
import { requireConfirmed, requireProved } from './confirmed-port.ts'
import { enrolmentOf, type SecondFactorParts } from './enrolment.ts'
import { passkeySite } from './passkey-site-port.ts'
import type { Enrolment, SecondFactors } from './second-factors-port.ts'

export type TypedApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

const Password = Type.Object({ password: Type.String({ minLength: 1, maxLength: 1000 }) }, strict)
/** What the browser gives; the library looks into it. */
export const Answer = Type.Object({ id: Type.String({ maxLength: 1400 }) })
const Passkey = Type.Object({ answer: Answer }, strict)

export interface Confirmation {
  /** Who asks, when they have proved it in the last minutes. */
  required(request: FastifyRequest): Promise<Enrolment>
}

export function createConfirmation(
  sessions: SessionRegistry,
  { table }: Pick<SecondFactors, 'table'>,
  now: () => Date,
): Confirmation {
  return {
    async required(request) {
      const owner = await enrolmentOf(request)
      await requireProved(sessions, table, owner)
      await requireConfirmed(sessions, owner.sessionHash, now())
      return owner
    },
  }
}

export function registerConfirmation(
  app: TypedApp,
  { env }: AppContext,
  { factors, sessions, identity }: SecondFactorParts,
): void {
  const config = STAFF_ENROLMENT
  const { ceremonies, passkeys, limits } = factors

  app.post(
    '/api/second-factor/confirm/password',
    { config, schema: { body: Password } },
    async (request, reply) => {
      const { email, sessionHash } = await enrolmentOf(request)
      const giveBack = await limits.confirm(email)
      if (giveBack === null) throw new Problem('RATE_LIMITED', 'too-many')
      if ((await identity.signIn(email, request.body.password)) === null) {
        throw new Problem('BAD_INPUT', 'bad-input', { password: 'wrong' })
      }
      await giveBack()
      await sessions.confirm(sessionHash)
      return reply.code(204).send()
    },
  )

  app.post('/api/second-factor/confirm/question', { config }, async (request, reply) => {
    const owner = await enrolmentOf(request)
    const site = passkeySite(env, request.host)
    if (site === null) throw new Problem('CONFLICT', 'passkeys-need-https')
    const { challenge, cookie } = ceremonies.ask('confirm', owner.sessionHash)
    reply.header('set-cookie', cookie).header('cache-control', 'no-store')
    return passkeys.question(site, challenge, owner)
  })

  app.post(
    '/api/second-factor/confirm/passkey',
    { config, schema: { body: Passkey } },
    async (request, reply) => {
      const { studentId, sessionHash } = await enrolmentOf(request)
      const site = passkeySite(env, request.host)
      const challenge = await ceremonies.take(request.headers.cookie, 'confirm', sessionHash)
      const owner =
        site && challenge ? await passkeys.answer(site, challenge, request.body.answer) : null
      if (owner?.studentId !== studentId) throw new Problem('BAD_INPUT', 'passkey-refused')
      await sessions.confirm(sessionHash)
      return reply.code(204).send()
    },
  )
}
