/** /api/guardian: what a guardian does with the code they were given. Codes travel in bodies only. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import {
  checkEmail,
  checkName,
  normaliseEmail,
  normaliseName,
} from '@panya/domain/account/account-fields.ts'
import {
  consentState,
  type GuardianDecision,
  guardianNeeded,
} from '@panya/domain/consent/consent-state.ts'
import { readCode } from '@panya/domain/consent/guardian-code.ts'
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { bangkokYear } from '@panya/domain/time/bangkok.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { ANYONE } from '../../http/access.ts'
import type { AppContext } from '../../http/context.ts'
import { Problem } from '../../http/problem.ts'
import { TokenBuckets } from '../../http/token-buckets.ts'
import { askForDeletion, findDeletion, mayUndo, undoDeletion } from '../personal-data/deletion.ts'
import { deletionMail } from '../personal-data/deletion-mail.ts'
import { sendZip } from '../personal-data/routes.ts'
import { findByCode, saveDecision, type Ward } from './consent-table.ts'
import { receiptMail } from './guardian-mail.ts'
import type { ConsentParts } from './routes.ts'

const strict = { additionalProperties: false }
const Code = Type.String({ maxLength: 100 })
const WithCode = { config: ANYONE, schema: { body: Type.Object({ code: Code }, strict) } }
const Decision = Type.Object(
  {
    code: Code,
    decision: Type.Unsafe<GuardianDecision>({
      type: 'string',
      enum: ['given', 'refused', 'withdrawn'],
    }),
    name: Type.String({ maxLength: 1000 }),
    email: Type.String({ maxLength: 1000 }),
    locale: Type.Unsafe<Locale>({ type: 'string', enum: LOCALES }),
  },
  strict,
)

/** A code has 49 bits; nobody gets to try more than a few. */
const TRIES = { capacity: 20, refillMs: 30_000 }

export function registerGuardian(
  root: FastifyInstance,
  context: AppContext,
  { accounts, mailer, codes }: ConsentParts,
): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { database, site, now } = context
  const tries = new TokenBuckets(TRIES, now)
  const place = { brand: site.brand.name, publicUrl: site.publicUrl }

  async function ward(request: FastifyRequest, typed: string): Promise<Ward> {
    if (tries.take(request.ip) > 0) throw new Problem('RATE_LIMITED', 'too-many')
    const code = readCode(typed)
    const found = code === null ? null : await findByCode(database.orm, codes.hashOf(code))
    if (found === null) throw new Problem('NOT_FOUND', 'code-not-known')
    tries.giveBack(request.ip)
    // Somebody who has grown up answers for themselves.
    if (!guardianNeeded(found, bangkokYear(now()))) throw new Problem('FORBIDDEN', 'old-enough')
    return found
  }

  async function present(found: Ward) {
    const deletion = await findDeletion(database.orm, found.studentId)
    return {
      displayName: found.displayName,
      state: consentState(found, bangkokYear(now())),
      deletion: deletion && { ...deletion, mayUndo: mayUndo(deletion, 'guardian') },
    }
  }

  app.post('/api/guardian/look', WithCode, async (request, reply) => {
    const found = await ward(request, request.body.code)
    return reply.header('cache-control', 'no-store').send(await present(found))
  })

  app.post(
    '/api/guardian/decision',
    { config: ANYONE, schema: { body: Decision } },
    async (request) => {
      const { code, decision, name, email, locale } = request.body
      const found = await ward(request, code)
      const fields = { name: checkName(name), email: checkEmail(email) }
      const wrong = Object.entries(fields).filter(([, problem]) => problem !== null)
      if (wrong.length > 0) {
        throw new Problem(
          'BAD_INPUT',
          'bad-input',
          Object.fromEntries(wrong) as Record<string, string>,
        )
      }
      const to = normaliseEmail(email)
      const answer = { decision, guardianName: normaliseName(name), guardianEmail: to }
      await database.orm.transaction((tx) => saveDecision(tx, found.studentId, answer, now()))
      accounts.forget(found.email)
      const learner = found.displayName
      await mailer.send(receiptMail({ to, locale, code: readCode(code) ?? '', learner, ...place }))
      return present({ ...found, decision })
    },
  )

  app.post('/api/guardian/export.zip', WithCode, async (request, reply) => {
    const found = await ward(request, request.body.code)
    return sendZip(reply, context, found)
  })

  app.post('/api/guardian/deletion', WithCode, async (request) => {
    const found = await ward(request, request.body.code)
    const { deletion, fresh } = await askForDeletion(
      database.orm,
      found.studentId,
      'guardian',
      now(),
    )
    if (fresh) {
      await mailer.send(deletionMail({ to: found.email, ...place, deletion, locale: null }))
    }
    return present(found)
  })

  app.post('/api/guardian/deletion/undo', WithCode, async (request) => {
    const found = await ward(request, request.body.code)
    await undoDeletion(database.orm, found.studentId, 'guardian')
    return present(found)
  })
}
