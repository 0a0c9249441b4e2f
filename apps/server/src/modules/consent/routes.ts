/** /api/consent: when a learner was born, and asking their guardian. Nothing here ever answers with a token. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { checkEmail, normaliseEmail } from '@panya/domain/account/account-fields.ts'
import { mailboxOf } from '@panya/domain/account/mailbox.ts'
import { isBandOf } from '@panya/domain/consent/birth-year-bands.ts'
import { isCountry } from '@panya/domain/consent/consent-rules.ts'
import { consentState, mayAnswer } from '@panya/domain/consent/consent-state.ts'
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { bangkokYear } from '@panya/domain/time/bangkok.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { AppContext } from '../../platform/http/context.ts'
import { requireRole } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { strict } from '../../platform/http/route-schemas.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Accounts } from '../privilege/accounts-port.ts'
import { createStudentTable } from '../student/student-table-port.ts'
import { findConsent, saveAnswer, saveToken } from './consent-table.ts'
import { guardianMail } from './guardian-mail.ts'
import type { GuardianTokens } from './guardian-tokens.ts'
import { ASKS_EVER, type MailLimits } from './mail-limits.ts'
import { presentConsent } from './present-consent.ts'
import { isUnwanted } from './unwanted-mail.ts'

const Year = Type.Integer({ minimum: 1900, maximum: 2200 })
const Answer = Type.Object(
  { country: Type.String(), from: Type.Union([Year, Type.Null()]), to: Year },
  strict,
)
const Language = Type.Unsafe<Locale>({ type: 'string', enum: LOCALES })
const Ask = Type.Object({ email: Type.String({ maxLength: 1000 }), locale: Language }, strict)

export interface ConsentParts {
  accounts: Accounts
  mailer: Mailer
  tokens: GuardianTokens
  limits: MailLimits
}

export function registerConsent(
  root: FastifyInstance,
  context: AppContext,
  { accounts, mailer, tokens, limits }: ConsentParts,
): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { database, site, now } = context
  const students = createStudentTable(database)
  const learner = (request: FastifyRequest) => requireRole(request, ['student'])
  const year = () => bangkokYear(now())

  app.get('/api/consent', async (request, reply) => {
    const { studentId } = await learner(request)
    const answer = await presentConsent(database.orm, studentId, now())
    return reply.header('cache-control', 'no-store').send(answer)
  })

  app.put('/api/consent', { schema: { body: Answer } }, async (request) => {
    const user = await learner(request)
    const { country, ...band } = request.body
    if (!isCountry(country)) throw new Problem('BAD_INPUT', 'bad-input', { country: 'unknown' })
    if (!isBandOf(country, year(), band)) {
      throw new Problem('BAD_INPUT', 'bad-input', { to: 'unknown' })
    }
    const before = await findConsent(database.orm, user.studentId)
    if (!mayAnswer(before, year())) throw new Problem('CONFLICT', 'answered-already')
    await saveAnswer(database.orm, user.studentId, { country, band }, now())
    accounts.forget(user.email)
    return presentConsent(database.orm, user.studentId, now())
  })

  /** Whom a child may have written to, and whether now. */
  async function requireMayAsk(studentId: number, own: string, to: string): Promise<void> {
    const row = await findConsent(database.orm, studentId)
    if (row === null || consentState(row, year()) !== 'waiting') {
      throw new Problem('CONFLICT', 'no-guardian-to-ask')
    }
    // Other learners' addresses are not refused: that would tell who has an account.
    if (mailboxOf(to) === mailboxOf(own)) {
      throw new Problem('BAD_INPUT', 'bad-input', { email: 'own-address' })
    }
    if (row.asks >= ASKS_EVER) throw new Problem('RATE_LIMITED', 'too-many-in-all')
  }

  app.post('/api/consent/guardian', { schema: { body: Ask } }, async (request) => {
    const { studentId, email: own } = await learner(request)
    const { email: typed, locale } = request.body
    const wrong = checkEmail(typed)
    if (wrong !== null) throw new Problem('BAD_INPUT', 'bad-input', { email: wrong })
    const to = normaliseEmail(typed)
    await requireMayAsk(studentId, own, to)
    if (!(await limits.mayAsk(studentId, to, request.ip))) {
      throw new Problem('RATE_LIMITED', 'too-many')
    }
    if (await isUnwanted(database.orm, tokens.addressHash(to))) {
      throw new Problem('BAD_INPUT', 'bad-input', { email: 'wants-no-mail' })
    }
    const token = tokens.create()
    const link = { tokenHash: tokens.hashOf(token), guardianEmail: to }
    if (!(await saveToken(database.orm, studentId, link, now()))) {
      throw new Problem('CONFLICT', 'no-guardian-to-ask')
    }
    const displayName = (await students.byId(studentId))?.display_name ?? ''
    const place = { brand: site.brand.name, publicUrl: site.publicUrl }
    await mailer.send(guardianMail({ to, locale, token, displayName, ...place }))
    return presentConsent(database.orm, studentId, now())
  })
}
