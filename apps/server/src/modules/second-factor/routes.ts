/** /api/second-factor: how one's own sign-in is protected; for teachers and admins. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { SignInSafety } from '@panya/domain/account/second-factor.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { STAFF_ENROLMENT } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { strict } from '../../platform/http/route-schemas.ts'
import { createConfirmation, registerConfirmation } from './confirmation.ts'
import { enrolmentOf, type SecondFactorParts } from './enrolment.ts'
import { registerPasskeyRoutes } from './passkey-routes.ts'
import { passkeySite } from './passkey-site-port.ts'
import type { Enrolment } from './second-factors-port.ts'
import { createTellOwner } from './tell-owner.ts'

const Code = Type.String({ minLength: 1, maxLength: 100 })
const FirstCode = Type.Object({ setup: Type.String({ maxLength: 2000 }), code: Code }, strict)

export function registerSecondFactor(
  root: FastifyInstance,
  context: AppContext,
  parts: SecondFactorParts,
): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { factors, sessions } = parts
  const confirmation = createConfirmation(sessions, factors, context.now)
  const tell = createTellOwner(root, context)
  const config = STAFF_ENROLMENT

  app.get('/api/second-factor', { config }, async (request, reply): Promise<SignInSafety> => {
    const owner = await enrolmentOf(request)
    reply.header('cache-control', 'no-store')
    return readSafety(context, parts, owner, request.host)
  })

  app.post('/api/second-factor/app', { config }, async (request, reply) => {
    const owner = await confirmation.required(request)
    reply.header('cache-control', 'no-store')
    return factors.beginApp(owner)
  })

  const schema = { body: FirstCode }
  app.put('/api/second-factor/app', { config, schema }, async (request, reply) => {
    const owner = await confirmation.required(request)
    const { setup, code } = request.body
    const recoveryCodes = await factors.addApp(owner, setup, code)
    await sessions.enrolled(owner.email, owner.sessionHash, 'app')
    tell(request, owner.email, 'app-added')
    return reply.header('cache-control', 'no-store').send({ recoveryCodes })
  })

  app.delete('/api/second-factor/app', { config }, async (request, reply) => {
    const owner = await confirmation.required(request)
    await factors.table.removeApp(owner.studentId, !factors.required)
    tell(request, owner.email, 'app-removed')
    return reply.code(204).send()
  })

  app.post('/api/second-factor/recovery-codes', { config }, async (request, reply) => {
    const owner = await confirmation.required(request)
    const recoveryCodes = await factors.renewCodes(owner.studentId)
    tell(request, owner.email, 'codes-renewed')
    return reply.header('cache-control', 'no-store').send({ recoveryCodes })
  })

  registerConfirmation(app, context, parts)
  registerPasskeyRoutes(app, context, { ...parts, confirmation, tell })
}

async function readSafety(
  { env }: AppContext,
  { factors, sessions }: SecondFactorParts,
  { studentId, sessionHash }: Enrolment,
  host: string,
): Promise<SignInSafety> {
  const { table, required } = factors
  const [session, app, passkeys, recoveryCodesLeft] = await Promise.all([
    sessions.active(sessionHash),
    table.app(studentId),
    table.passkeys(studentId),
    table.recoveryCodesLeft(studentId),
  ])
  return {
    required,
    proved: session !== null && session.secondFactor !== null,
    appSince: app && app.confirmedAt.toISOString(),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt && lastUsedAt.toISOString(),
    })),
    recoveryCodesLeft,
    passkeysWork: passkeySite(env, host) !== null,
  }
}
