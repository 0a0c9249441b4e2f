/** /api/password/forgotten and what follows it: for people who cannot sign in. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { checkEmail, EMAIL_MAX, normaliseEmail } from '@panya/domain/account/account-fields.ts'
import { RETENTION } from '@panya/domain/account/retention.ts'
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { ANYONE } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { oneOf, strict } from '../../platform/http/route-schemas.ts'
import { TokenBuckets } from '../../platform/limits/token-buckets.ts'
import { writeLetter } from '../../platform/mail/letter.ts'
import { LinkToken } from '../../platform/secret-link.ts'
import { RESET_PASSWORD } from './password-mail.ts'
import type { PasswordParts } from './password-parts.ts'
import { findPasswordReset, newPasswordReset, resetPassword } from './password-reset.ts'

const Forgotten = {
  body: Type.Object(
    { email: Type.String({ maxLength: EMAIL_MAX }), locale: oneOf(LOCALES) },
    strict,
  ),
}
const ByToken = { body: Type.Object({ token: LinkToken }, strict) }
const Reset = {
  body: Type.Object({ token: LinkToken, password: Type.String({ maxLength: 1000 }) }, strict),
}
/** One address may be a whole school. */
const LOOKS = { capacity: 120, refillMs: 1000 }

interface Asked {
  email: string
  locale: Locale
}

export function registerPasswordReset(
  root: FastifyInstance,
  context: AppContext,
  parts: PasswordParts,
): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { database, site, log, now } = context
  const { identity, mailer, limits, tell } = parts
  const hosted = identity.publicKeys() === null
  const looks = new TokenBuckets(LOOKS, now)

  async function mailLink({ email, locale }: Asked, cookie: string | undefined): Promise<void> {
    if (!(await limits.maySend(email, cookie))) return
    if (hosted) {
      const asked = await identity.preparePassword(email, '')
      await asked.apply(database.orm)
      return
    }
    const token = await newPasswordReset(database, email, now())
    if (token === null) return
    const sender = { brand: site.brand.name, publicUrl: site.publicUrl }
    const to = { ...sender, to: email, locale, page: '/reset-password', token }
    await mailer.send(writeLetter(RESET_PASSWORD, to, { minutes: RETENTION.passwordLinkMinutes }))
  }

  const underWay = new Set<Promise<void>>()
  app.addHook('onClose', async () => void (await Promise.all(underWay)))

  app.post(
    '/api/password/forgotten',
    {
      config: ANYONE,
      schema: Forgotten,
      // After the answer: how long it takes would tell whether there is such an account.
      onResponse: async ({ body, headers }, { statusCode }) => {
        if (statusCode !== 204) return
        const { email, locale } = body
        const work = mailLink({ email: normaliseEmail(email), locale }, headers.cookie).catch(
          (error: unknown) => log.warn({ err: error }, 'a link for a new password was not sent'),
        )
        underWay.add(work)
        await work.finally(() => underWay.delete(work))
      },
    },
    async (request, reply) => {
      if (!hosted && !mailer.sends) throw new Problem('CONFLICT', 'no-mail')
      const wrong = checkEmail(request.body.email)
      if (wrong) throw new Problem('BAD_INPUT', 'bad-input', { email: wrong })
      if (!(await limits.admit(request))) throw new Problem('RATE_LIMITED', 'too-many')
      return reply.code(204).send()
    },
  )

  const requireCalm = (address: string) => {
    if (looks.take(address) > 0) throw new Problem('RATE_LIMITED', 'too-many')
  }

  app.post('/api/password/look', { config: ANYONE, schema: ByToken }, async (request, reply) => {
    requireCalm(request.ip)
    const { email } = await findPasswordReset(database, request.body.token, now())
    return reply.header('cache-control', 'no-store').send({ email })
  })

  app.post('/api/password/reset', { config: ANYONE, schema: Reset }, async (request, reply) => {
    requireCalm(request.ip)
    const { token, password } = request.body
    const { email } = await resetPassword(context, parts, token, password)
    tell(request, email)
    return reply.code(204).send()
  })
}
