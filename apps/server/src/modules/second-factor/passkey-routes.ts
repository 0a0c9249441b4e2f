/** Adding and removing one's passkeys, and the question a passkey is asked at sign-in. */
import { PASSKEY_NAME_MAX } from '@panya/domain/account/second-factor.ts'
import { Type } from 'typebox'
import { ANYONE, STAFF_ENROLMENT } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { ById } from '../../platform/http/route-schemas.ts'
import { Answer, type Confirmation, type TypedApp } from './confirmation.ts'
import type { SecondFactorParts } from './enrolment.ts'
import { type PasskeySite, passkeySite } from './passkey-site-port.ts'
import type { TellOwner } from './tell-owner.ts'

const NewKey = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: PASSKEY_NAME_MAX }), answer: Answer },
  { additionalProperties: false },
)

interface PasskeyRouteParts extends SecondFactorParts {
  confirmation: Confirmation
  tell: TellOwner
}

export function registerPasskeyRoutes(
  app: TypedApp,
  { env }: AppContext,
  { factors, sessions, confirmation, tell }: PasskeyRouteParts,
): void {
  const config = STAFF_ENROLMENT
  const { ceremonies, passkeys, table } = factors
  const siteOf = ({ host }: { host: string }): PasskeySite => {
    const site = passkeySite(env, host)
    if (site === null) throw new Problem('CONFLICT', 'passkeys-need-https')
    return site
  }

  // The same for everybody: it tells nobody who has a passkey here.
  app.post('/api/auth/passkey-question', { config: ANYONE }, async (request, reply) => {
    const site = siteOf(request)
    const { challenge, cookie } = ceremonies.ask('sign-in', null)
    reply.header('set-cookie', cookie).header('cache-control', 'no-store')
    return passkeys.question(site, challenge, null)
  })

  app.post('/api/second-factor/passkeys/question', { config }, async (request, reply) => {
    const owner = await confirmation.required(request)
    const site = siteOf(request)
    const { challenge, cookie } = ceremonies.ask('register', owner.sessionHash)
    reply.header('set-cookie', cookie).header('cache-control', 'no-store')
    return passkeys.registration(site, challenge, owner)
  })

  const schema = { body: NewKey }
  app.post('/api/second-factor/passkeys', { config, schema }, async (request, reply) => {
    const { studentId, email, sessionHash } = await confirmation.required(request)
    const site = siteOf(request)
    const name = request.body.name.replaceAll(/\s+/gu, ' ').trim()
    if (name === '' || name.includes('\u0000')) {
      throw new Problem('BAD_INPUT', 'bad-input', { name: 'required' })
    }
    const challenge = await ceremonies.take(request.headers.cookie, 'register', sessionHash)
    const key = challenge && (await passkeys.register(site, challenge, request.body.answer))
    if (!key) throw new Problem('BAD_INPUT', 'passkey-refused')
    const recoveryCodes = await factors.addPasskey(studentId, { ...key, name })
    await sessions.enrolled(email, sessionHash, 'passkey')
    tell(request, email, 'passkey-added')
    return reply.header('cache-control', 'no-store').send({ recoveryCodes })
  })

  app.delete(
    '/api/second-factor/passkeys/:id',
    { config, schema: { params: ById } },
    async (request, reply) => {
      const { studentId, email } = await confirmation.required(request)
      await table.removePasskey(studentId, request.params.id, !factors.required)
      tell(request, email, 'passkey-removed')
      return reply.code(204).send()
    },
  )
}
