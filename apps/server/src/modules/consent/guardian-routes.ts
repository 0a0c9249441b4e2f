/** /api/guardian: what a guardian does with the link they were sent. Tokens travel in bodies only. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { checkName, normaliseName } from '@panya/domain/account/account-fields.ts'
import { mayUndo } from '@panya/domain/account/deletion.ts'
import {
  consentState,
  type GuardianDecision,
  guardianNeeded,
} from '@panya/domain/consent/consent-state.ts'
import { readToken } from '@panya/domain/consent/guardian-token.ts'
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { bangkokYear } from '@panya/domain/time/bangkok.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { ANYONE } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { strict } from '../../platform/http/route-schemas.ts'
import { deletionMail } from '../personal-data/deletion-mail-port.ts'
import { askForDeletion, findDeletion, undoDeletion } from '../personal-data/deletion-port.ts'
import { sendZip } from '../personal-data/export-person-port.ts'
import { findLocale } from '../student/locale-port.ts'
import { findByToken, forgetToken, saveDecision, type Ward } from './consent-table.ts'
import { receiptMail } from './guardian-mail.ts'
import { renewProgressLink } from './progress-link-port.ts'
import type { ConsentParts } from './routes.ts'
import { rememberUnwanted } from './unwanted-mail.ts'

const Token = Type.String({ maxLength: 100 })
const WithToken = { config: ANYONE, schema: { body: Type.Object({ token: Token }, strict) } }
const Decision = Type.Object(
  {
    token: Token,
    decision: Type.Unsafe<GuardianDecision>({
      type: 'string',
      enum: ['given', 'refused', 'withdrawn'],
    }),
    name: Type.String({ maxLength: 1000 }),
    locale: Type.Unsafe<Locale>({ type: 'string', enum: LOCALES }),
  },
  strict,
)

const notKnown = () => new Problem('NOT_FOUND', 'link-not-known')

export function registerGuardian(
  root: FastifyInstance,
  context: AppContext,
  { accounts, mailer, tokens, limits }: ConsentParts,
): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { database, site, now } = context
  const place = { brand: site.brand.name, publicUrl: site.publicUrl }

  // Tries are not counted: 128 bits are not guessed, and a count would let one family block another.
  async function anyWard(text: string): Promise<{ found: Ward; tokenHash: string }> {
    const token = readToken(text)
    if (token === null) throw notKnown()
    const tokenHash = tokens.hashOf(token)
    const found = await findByToken(database.orm, tokenHash)
    if (found === null) throw notKnown()
    return { found, tokenHash }
  }

  async function ward(text: string): Promise<{ found: Ward; tokenHash: string }> {
    const known = await anyWard(text)
    // Somebody who has grown up answers for themselves.
    if (guardianNeeded(known.found, bangkokYear(now()))) return known
    throw new Problem('FORBIDDEN', 'old-enough')
  }

  async function present(found: Ward) {
    const deletion = await findDeletion(database.orm, found.studentId)
    return {
      displayName: found.displayName,
      state: consentState(found, bangkokYear(now())),
      deletion: deletion && { ...deletion, mayUndo: mayUndo(deletion, 'guardian') },
    }
  }

  app.post('/api/guardian/look', WithToken, async (request, reply) => {
    const { found } = await ward(request.body.token)
    return reply.header('cache-control', 'no-store').send(await present(found))
  })

  app.post(
    '/api/guardian/decision',
    { config: ANYONE, schema: { body: Decision } },
    async (request) => {
      const { token, decision, name, locale } = request.body
      const { found, tokenHash } = await ward(token)
      const wrong = checkName(name)
      if (wrong !== null) throw new Problem('BAD_INPUT', 'bad-input', { name: wrong })
      const answer = { decision, guardianName: normaliseName(name) }
      const saved = await database.orm.transaction((tx) =>
        saveDecision(tx, tokenHash, answer, now()),
      )
      if (!saved) throw notKnown()
      accounts.forget(found.email)
      await sendReceipt(found, token.trim(), tokenHash, locale)
      return present({ ...found, decision })
    },
  )

  /** To the mailbox that was asked, never to one that is typed. */
  async function sendReceipt(
    { guardianEmail: to, displayName }: Ward,
    token: string,
    guardianTokenHash: string,
    locale: Locale,
  ): Promise<void> {
    if (to === null || !(await limits.mayTell(to))) return
    const progressToken = await renewProgressLink(database.orm, { guardianTokenHash }, now())
    const letter = { to, locale, token, displayName, ...place }
    await mailer.send(receiptMail(letter, progressToken))
  }

  /** For a guardian who has lost theirs; the one before ends. */
  app.post('/api/guardian/progress-link', WithToken, async (request, reply) => {
    const { tokenHash } = await ward(request.body.token)
    const token = await renewProgressLink(database.orm, { guardianTokenHash: tokenHash }, now())
    if (token === null) throw new Problem('CONFLICT', 'consent-not-given')
    return reply.header('cache-control', 'no-store').send({ token })
  })

  /** A stranger, whom the child must not have written to again, nor any other child. */
  app.post('/api/guardian/not-me', WithToken, async (request, reply) => {
    const { found, tokenHash } = await anyWard(request.body.token)
    await database.orm.transaction(async (tx) => {
      if (!(await forgetToken(tx, tokenHash))) throw new Problem('CONFLICT', 'answered-already')
      const { guardianEmail } = found
      if (guardianEmail) await rememberUnwanted(tx, tokens.addressHash(guardianEmail), now())
    })
    return reply.code(204).send()
  })

  app.post('/api/guardian/export.zip', WithToken, async (request, reply) => {
    const { found } = await ward(request.body.token)
    return sendZip(reply, context, found)
  })

  app.post('/api/guardian/deletion', WithToken, async (request) => {
    const { found } = await ward(request.body.token)
    const { deletion, fresh } = await askForDeletion(
      database.orm,
      found.studentId,
      'guardian',
      now(),
    )
    if (fresh && (await limits.mayTell(found.email))) {
      await mailer.send(
        deletionMail({
          ...place,
          to: found.email,
          askedBy: 'guardian',
          dueAt: deletion.dueAt,
          locale: await findLocale(database, found.email),
        }),
      )
    }
    return present(found)
  })

  app.post('/api/guardian/deletion/undo', WithToken, async (request) => {
    const { found } = await ward(request.body.token)
    await undoDeletion(database.orm, found.studentId, 'guardian')
    return present(found)
  })
}
