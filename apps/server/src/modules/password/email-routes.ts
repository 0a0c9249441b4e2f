/** /api/email-change: another address for one's own account. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { normaliseEmail } from '@panya/domain/account/account-fields.ts'
import { RETENTION } from '@panya/domain/account/retention.ts'
import { checkOwnEmail } from '@panya/domain/account/sign-up.ts'
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { actorOf } from '../../platform/audit/record-act.ts'
import { emailChange } from '../../platform/database/schema/account.ts'
import { KEEPER } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireKeeper } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { oneOf, strict } from '../../platform/http/route-schemas.ts'
import { writeLetter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { LinkToken } from '../../platform/secret-link.ts'
import { changeEmail, newEmailChange } from './email-change.ts'
import {
  ADDRESS_CHANGED,
  ADDRESS_IS_TAKEN,
  ADDRESS_WILL_CHANGE,
  CONFIRM_NEW_ADDRESS,
} from './email-mail.ts'
import { type PasswordParts, proveByPassword, requireChanger } from './password-parts.ts'

const Wish = {
  body: Type.Object(
    {
      email: Type.String({ maxLength: 1000 }),
      current: Type.String({ minLength: 1, maxLength: 1000 }),
      locale: oneOf(LOCALES),
    },
    strict,
  ),
}
const ByToken = { body: Type.Object({ token: LinkToken }, strict) }

export function registerEmailChange(
  root: FastifyInstance,
  context: AppContext,
  parts: PasswordParts,
): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { database, site, log, now } = context
  const { identity, mailer, limits, devices } = parts
  const sender = { brand: site.brand.name, publicUrl: site.publicUrl }
  /** Nobody waits for a mail: how long it takes would tell which one it was. */
  const post = (mail: Mail) => {
    mailer.send(mail).catch((error: unknown) => log.warn({ err: error }, 'a mail was lost'))
  }

  async function askFor(user: { studentId: number; email: string }, email: string, locale: Locale) {
    const { token, taken } = await newEmailChange(database, { ...user, email }, now())
    const hours = RETENTION.emailChangeHours
    // Whose address it is already may speak another language, and so may who reads the old one.
    const mail = taken
      ? writeLetter(ADDRESS_IS_TAKEN, { ...sender, to: email, locale: null, page: '/signin' }, {})
      : writeLetter(
          CONFIRM_NEW_ADDRESS,
          { ...sender, to: email, locale, page: '/change-email', token },
          { hours },
        )
    if (await limits.maySend(email, undefined)) post(mail)
    const old = { ...sender, to: user.email, locale: null, page: '/profile' }
    post(writeLetter(ADDRESS_WILL_CHANGE, old, { email, hours }))
  }

  app.post('/api/email-change', { config: KEEPER, schema: Wish }, async (request, reply) => {
    const user = await requireChanger(request, parts)
    if (!mailer.sends) throw new Problem('CONFLICT', 'no-mail')
    if (!identity.changesEmail) throw new Problem('CONFLICT', 'address-is-kept-elsewhere')
    const { current, locale } = request.body
    const email = normaliseEmail(request.body.email)
    const code = checkOwnEmail(email) ?? (email === user.email ? 'same-as-before' : null)
    if (code) throw new Problem('BAD_INPUT', 'bad-input', { email: code })
    await proveByPassword(parts, user.email, current)
    if (!(await limits.maySend(`change of ${user.studentId}`, undefined))) {
      throw new Problem('RATE_LIMITED', 'too-many')
    }
    await askFor(user, email, locale)
    return reply.code(204).send()
  })

  app.delete('/api/email-change', { config: KEEPER }, async (request, reply) => {
    const { studentId } = await requireKeeper(request)
    await database.orm.delete(emailChange).where(eq(emailChange.studentId, studentId))
    return reply.code(204).send()
  })

  app.post(
    '/api/email-change/confirm',
    { config: KEEPER, schema: ByToken },
    async (request, reply) => {
      const user = await requireChanger(request, parts)
      const wish = { user, actor: actorOf(request, user), token: request.body.token }
      const email = await changeEmail(database, parts, wish, now())
      app.securityEvents.note('email-changed', { account: user.email, address: request.ip })
      const old = { ...sender, to: user.email, locale: null, page: '/signin' }
      post(writeLetter(ADDRESS_CHANGED, old, { email }))
      reply.header('set-cookie', devices.cookieAfter(request.headers.cookie, email))
      return reply.send({ email })
    },
  )
}
