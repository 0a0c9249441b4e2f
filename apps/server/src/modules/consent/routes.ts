/** /api/consent: when a learner was born, and asking their guardian. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { checkEmail, normaliseEmail } from '@panya/domain/account/account-fields.ts'
import { isBandOf } from '@panya/domain/consent/birth-year-bands.ts'
import { isCountry } from '@panya/domain/consent/consent-rules.ts'
import {
  type ConsentState,
  consentState,
  guardianNeeded,
  mayAnswer,
} from '@panya/domain/consent/consent-state.ts'
import { presentCode } from '@panya/domain/consent/guardian-code.ts'
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { RETENTION } from '@panya/domain/retention/retention.ts'
import { bangkokYear } from '@panya/domain/time/bangkok.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { AppContext } from '../../http/context.ts'
import { requireRole, type SignedIn } from '../../http/principal.ts'
import { Problem } from '../../http/problem.ts'
import { TokenBuckets } from '../../http/token-buckets.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Accounts } from '../privilege/accounts.ts'
import { createStudentTable } from '../student/student-table.ts'
import { type ConsentRow, findConsent, saveAnswer, saveCode } from './consent-table.ts'
import type { GuardianCodes } from './guardian-codes.ts'
import { guardianMail } from './guardian-mail.ts'

const strict = { additionalProperties: false }
const Year = Type.Integer({ minimum: 1900, maximum: 2200 })
const Answer = Type.Object(
  { country: Type.String(), from: Type.Union([Year, Type.Null()]), to: Year },
  strict,
)
const Language = Type.Unsafe<Locale>({ type: 'string', enum: LOCALES })
const Ask = Type.Object({ email: Type.String({ maxLength: 1000 }), locale: Language }, strict)

/** A guardian's inbox is not a toy. */
const MAILS = { capacity: 3, refillMs: 6 * 3_600_000 }
const LETTERS = { capacity: 10, refillMs: 600_000 }
const DAY_MS = 86_400_000

export interface ConsentParts {
  accounts: Accounts
  mailer: Mailer
  codes: GuardianCodes
}

export function registerConsent(
  root: FastifyInstance,
  context: AppContext,
  { accounts, mailer, codes }: ConsentParts,
): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { database, site, now } = context
  const students = createStudentTable(database)
  const mails = new TokenBuckets(MAILS, now)
  const letters = new TokenBuckets(LETTERS, now)
  const learner = (request: FastifyRequest) => requireRole(request, ['student'])
  const year = () => bangkokYear(now())

  /** Only while a guardian has to decide and has not. */
  async function newCode(user: SignedIn, guardianEmail: string | null): Promise<string> {
    const row = await findConsent(database.orm, user.studentId)
    if (row === null || consentState(row, year()) !== 'waiting') {
      throw new Problem('CONFLICT', 'no-guardian-to-ask')
    }
    const code = codes.create()
    const codeHash = codes.hashOf(code)
    await saveCode(database.orm, user.studentId, { codeHash, guardianEmail }, now())
    return code
  }

  app.get('/api/consent', async (request, reply) => {
    const user = await learner(request)
    const row = await findConsent(database.orm, user.studentId)
    return reply.header('cache-control', 'no-store').send(presentConsent(row, year()))
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
    return presentConsent(await findConsent(database.orm, user.studentId), year())
  })

  app.post('/api/consent/guardian', { schema: { body: Ask } }, async (request) => {
    const user = await learner(request)
    const { email: typed, locale } = request.body
    const to = normaliseEmail(typed)
    // A young child's account often has the guardian's own address.
    const wrong = checkEmail(typed)
    if (wrong !== null) throw new Problem('BAD_INPUT', 'bad-input', { email: wrong })
    if (mails.take(String(user.studentId)) > 0) throw new Problem('RATE_LIMITED', 'too-many')
    const code = await newCode(user, to)
    const row = await students.byId(user.studentId)
    const place = { brand: site.brand.name, publicUrl: site.publicUrl }
    await mailer.send(
      guardianMail({ to, locale, code, learner: row?.display_name ?? '', ...place }),
    )
    return presentConsent(await findConsent(database.orm, user.studentId), year())
  })

  app.post('/api/consent/letter', async (request, reply) => {
    const user = await learner(request)
    if (letters.take(String(user.studentId)) > 0) throw new Problem('RATE_LIMITED', 'too-many')
    const code = await newCode(user, null)
    const expiresAt = new Date(now().getTime() + RETENTION.guardianCodeDays * DAY_MS)
    return reply
      .header('cache-control', 'no-store')
      .send({ code: presentCode(code), expiresAt: expiresAt.toISOString() })
  })
}

interface PresentedConsent {
  state: ConsentState
  country: string | null
  /** Whether the question is to be asked (again). */
  mayAnswer: boolean
  guardianNeeded: boolean
  /** Where the code was sent, as far as a learner needs to recognise it. */
  sentTo: string | null
}

function presentConsent(row: ConsentRow | null, year: number): PresentedConsent {
  return {
    state: consentState(row, year),
    country: row?.country ?? null,
    mayAnswer: mayAnswer(row, year),
    guardianNeeded: row !== null && guardianNeeded(row, year),
    sentTo: row?.guardianEmail ? veiled(row.guardianEmail) : null,
  }
}

/** `so•••@school.example`: enough to see a wrong address, too little to learn one. */
function veiled(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(2, at))}•••${email.slice(at)}`
}
