/** /api/verification: confirming one's address. /api/sign-up: finishing an account that a mail began. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { IdentityService } from '../../identity/identity-service.ts'
import { ANYONE, KEEPER } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireKeeper } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { strict } from '../../platform/http/route-schemas.ts'
import type { SharedBuckets } from '../../platform/limits/shared-buckets.ts'
import { TokenBuckets } from '../../platform/limits/token-buckets.ts'
import { writeLetter } from '../../platform/mail/letter.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { LinkToken } from '../../platform/secret-link.ts'
import { findLocale } from '../student/locale-port.ts'
import { isVerified, LINK_DAYS, newAddressProof, proveAddress } from './address-proof.ts'
import { finishSignUp, lookAtSignUp } from './sign-up-request.ts'
import { CONFIRM_ADDRESS } from './verification-mail.ts'

const ByToken = { body: Type.Object({ token: LinkToken }, strict) }
const Language = Type.Unsafe<Locale>({ type: 'string', enum: LOCALES })
const Password = Type.String({ maxLength: 1000 })

/** A mail can get lost; a mailbox is not a toy. */
const MAILS = { capacity: 3, refillMs: 1_200_000 }
/** One address may be a whole school. */
const LOOKS = { capacity: 120, refillMs: 1000 }

export interface VerificationParts {
  identity: IdentityService
  mailer: Mailer
  buckets: SharedBuckets
}

export function registerVerification(
  root: FastifyInstance,
  context: AppContext,
  parts: VerificationParts,
): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { database, site, now } = context
  const { mailer, buckets } = parts

  app.get('/api/verification', { config: KEEPER }, async (request, reply) => {
    const { studentId } = await requireKeeper(request)
    const verified = await isVerified(database.orm, studentId)
    return reply.header('cache-control', 'no-store').send({ verified, mails: mailer.sends })
  })

  app.post(
    '/api/verification/mail',
    { config: KEEPER, schema: { body: Type.Object({ locale: Language }, strict) } },
    async (request, reply) => {
      const { studentId, email } = await requireKeeper(request)
      if (!mailer.sends) throw new Problem('CONFLICT', 'no-mail')
      if (await isVerified(database.orm, studentId)) return reply.code(204).send()
      const wish = { rule: MAILS, name: 'verification mail', key: String(studentId) }
      if (!(await buckets.take([wish]))) throw new Problem('RATE_LIMITED', 'too-many')
      const token = await newAddressProof(database, studentId, now())
      const sender = { brand: site.brand.name, publicUrl: site.publicUrl }
      const locale = (await findLocale(database, email)) ?? request.body.locale
      const to = { ...sender, to: email, locale, page: '/verify', token }
      await mailer.send(writeLetter(CONFIRM_ADDRESS, to, { days: LINK_DAYS }))
      return reply.code(204).send()
    },
  )

  app.post('/api/verification', { config: KEEPER, schema: ByToken }, async (request, reply) => {
    const user = await requireKeeper(request)
    await proveAddress(database, user, request.body.token, now())
    return reply.code(204).send()
  })

  registerSignUp(root, context, parts.identity)
}

/** For strangers with the link of a mail. */
function registerSignUp(root: FastifyInstance, context: AppContext, identity: IdentityService) {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { database, site, now } = context
  const looks = new TokenBuckets(LOOKS, now)
  const requireOpen = (address: string) => {
    if (looks.take(address) > 0) throw new Problem('RATE_LIMITED', 'too-many')
    if (site.settings?.flags.SIGN_UP === false) throw new Problem('FORBIDDEN', 'sign-up-closed')
  }

  app.post('/api/sign-up/look', { config: ANYONE, schema: ByToken }, async (request, reply) => {
    requireOpen(request.ip)
    const found = await lookAtSignUp(database, request.body.token, now())
    return reply.header('cache-control', 'no-store').send(found)
  })

  const Finish = { body: Type.Object({ token: LinkToken, password: Password }, strict) }
  app.post('/api/sign-up/finish', { config: ANYONE, schema: Finish }, async (request, reply) => {
    requireOpen(request.ip)
    const { token, password } = request.body
    return reply
      .code(201)
      .send(await finishSignUp({ database, site, identity, now }, token, password))
  })
}
