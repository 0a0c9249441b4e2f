/** /api/password: changing one's own, and choosing one after somebody gave one. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { hasNoMail } from '@panya/domain/account/no-mail-address.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { ProvenIdentity } from '../../identity/identity-service.ts'
import { KEEPER } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireKeeper } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { strict } from '../../platform/http/route-schemas.ts'
import { requireConfirmed } from '../second-factor/confirmed-port.ts'
import { choosePassword } from './choose-password.ts'
import { findEmailChange } from './email-change.ts'
import { requireGoodPassword, wrongPassword } from './new-password.ts'
import {
  type Changer,
  type PasswordParts,
  proveByPassword,
  requireChanger,
} from './password-parts.ts'

const Password = Type.String({ minLength: 1, maxLength: 1000 })
const Change = { body: Type.Object({ current: Password, password: Password }, strict) }
const Own = { body: Type.Object({ password: Password }, strict) }

export function registerOwnPassword(
  root: FastifyInstance,
  context: AppContext,
  parts: PasswordParts,
): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { database, now } = context
  const { identity, sessions, mailer, tell } = parts

  /** This device goes on, every other is signed out. */
  async function choose(
    request: FastifyRequest,
    user: Changer,
    owner: ProvenIdentity,
    password: string,
  ) {
    const { studentId, email, sessionHash } = user
    const state = await choosePassword({ database, identity }, { studentId, owner, password })
    await sessions.endOthers(email, sessionHash, state)
    tell(request, email)
  }

  app.get('/api/password', { config: KEEPER }, async (request, reply) => {
    const { studentId, email } = await requireKeeper(request)
    return reply.header('cache-control', 'no-store').send({
      password: hasNoMail(email) ? 'none' : await identity.passwordOrigin(email),
      mayChangeEmail: mailer.sends && identity.changesEmail,
      wantedEmail: await findEmailChange(database, studentId, now()),
    })
  })

  app.put('/api/password', { config: KEEPER, schema: Change }, async (request, reply) => {
    const user = await requireChanger(request, parts)
    const { current, password } = request.body
    await requireGoodPassword(context, user.studentId, password)
    const owner = await proveByPassword(parts, user.email, current)
    if (password.normalize() === current.normalize()) throw wrongPassword('same-as-before')
    await choose(request, user, owner, password)
    return reply.code(204).send()
  })

  app.post('/api/password/own', { config: KEEPER, schema: Own }, async (request, reply) => {
    const user = await requireChanger(request, parts)
    if ((await identity.passwordOrigin(user.email)) !== 'given') {
      throw new Problem('CONFLICT', 'password-is-own')
    }
    // They have typed the one they were given a moment ago; whoever finds the page open later has not.
    await requireConfirmed(sessions, user.sessionHash, now())
    const { password } = request.body
    await requireGoodPassword(context, user.studentId, password)
    if ((await identity.signIn(user.email, password)) !== null)
      throw wrongPassword('same-as-before')
    const owner = await identity.recognise(user.email)
    if (owner === null) throw new Problem('FORBIDDEN', 'confirm-first')
    await choose(request, user, owner, password)
    return reply.code(204).send()
  })
}
