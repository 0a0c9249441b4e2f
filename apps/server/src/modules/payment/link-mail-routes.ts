/**
 * A child has the link to pay sent to a guardian. The secret is in the mail and not in the answer.
 *
 *     POST /api/orders/:id/link/mail    {email, locale}: the link before it ends
 */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { checkEmail, normaliseEmail } from '@panya/domain/account/account-fields.ts'
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { PAY_PAGES } from '@panya/domain/order/purchase.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { student } from '../../platform/database/schema/person.ts'
import { KEEPER } from '../../platform/http/access.ts'
import { requireKeeper, requireUnrestricted } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { ById, oneOf, strict } from '../../platform/http/route-schemas.ts'
import { writeLetter } from '../../platform/mail/letter.ts'
import { nameInMail } from '../consent/name-in-mail-port.ts'
import type { PaymentParts } from './change-order.ts'
import { ASKS, NAMED } from './guardian-waiting-mail.ts'
import { factsIn } from './mail-facts.ts'
import { renewLink } from './make-order.ts'
import { findOrder } from './order-store.ts'
import type { MailingParts } from './send-payment-mails.ts'

const Wish = Type.Object(
  { email: Type.String({ maxLength: 1000 }), locale: oneOf(LOCALES) },
  strict,
)

export function registerLinkMail(
  root: FastifyInstance,
  parts: PaymentParts,
  { site, mailer, guardians }: MailingParts,
): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { orm } = parts.database

  const options = { config: KEEPER, schema: { params: ById, body: Wish } }
  app.post('/api/orders/:id/link/mail', options, async (request) => {
    const user = await requireKeeper(request)
    requireUnrestricted(user)
    const { email: typed, locale } = request.body
    const wrong = checkEmail(typed)
    if (wrong !== null) throw new Problem('BAD_INPUT', 'bad-input', { email: wrong })
    const to = normaliseEmail(typed)
    const { id } = request.params
    const found = await findOrder(orm, id)
    if (found?.row.userId !== user.studentId) throw new Problem('NOT_FOUND', 'order-not-found')
    const child = { id: user.studentId, email: user.email }
    const refusal = await guardians.refusal({ child, to, network: request.ip })
    if (refusal === 'too-many') throw new Problem('RATE_LIMITED', 'too-many')
    if (refusal !== null) throw new Problem('BAD_INPUT', 'bad-input', { email: refusal })
    const token = await renewLink(parts, user, id)
    const { reference, amountMinor: minor, currency, expiresAt } = found.row
    const until = bangkokDay(expiresAt)
    const plan = found.plan.displayName
    const facts = factsIn({ plan, minor, currency, reference, until, next: null })
    const place = { brand: site.brand.name, publicUrl: site.publicUrl, page: PAY_PAGES.guardian }
    const name = await nameOf(user.studentId)
    await mailer.send(writeLetter(ASKS, { to, locale, token, ...place }, { ...facts, name }))
    return { sent: true }
  })

  async function nameOf(studentId: number): Promise<Record<Locale, string>> {
    const [own] = await orm
      .select({ displayName: student.displayName })
      .from(student)
      .where(eq(student.id, studentId))
    const plain = nameInMail(own?.displayName ?? '')
    const named = LOCALES.map((each) => [each, plain === null ? '' : NAMED[each](plain)])
    return Object.fromEntries(named) as Record<Locale, string>
  }
}
