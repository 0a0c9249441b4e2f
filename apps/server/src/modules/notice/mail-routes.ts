/** /api/notices/mail: choosing one mail a day, and ending it, also from the mail itself. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { LOCALES } from '@panya/domain/locale/locale.ts'
import { DIGEST_CHOICES, type DigestRefusal } from '@panya/domain/notice/digest.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { ANYONE, KEEPER } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireKeeper } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { oneOf, strict } from '../../platform/http/route-schemas.ts'
import { TokenBuckets } from '../../platform/limits/token-buckets.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { LinkToken } from '../../platform/secret-link.ts'
import type { Accounts } from '../privilege/accounts-port.ts'
import {
  createStopTokens,
  endMails,
  endMailsByToken,
  mailChoice,
  mailRefusal,
  wantMails,
} from './mail-choice.ts'

const Choice = {
  body: Type.Object({ digest: oneOf(DIGEST_CHOICES), locale: oneOf(LOCALES) }, strict),
}
const ByToken = { body: Type.Object({ token: LinkToken }, strict) }
/** One address may be a whole school. */
const ENDS = { capacity: 60, refillMs: 1000 }

export interface NoticeMailParts {
  accounts: Accounts
  mailer: Mailer
}

export function registerNoticeMail(
  root: FastifyInstance,
  { database, secret, now }: AppContext,
  { accounts, mailer }: NoticeMailParts,
): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { orm } = database
  const tokenOf = createStopTokens(secret)
  const ends = new TokenBuckets(ENDS, now)

  async function refusal(studentId: number): Promise<DigestRefusal | null> {
    return mailer.sends ? mailRefusal(orm, accounts, studentId, now()) : 'no-mail'
  }

  async function present(studentId: number) {
    return { digest: await mailChoice(orm, studentId), refusal: await refusal(studentId) }
  }

  app.get('/api/notices/mail', { config: KEEPER }, async (request, reply) => {
    const { studentId } = await requireKeeper(request)
    return reply.header('cache-control', 'no-store').send(await present(studentId))
  })

  app.put('/api/notices/mail', { config: KEEPER, schema: Choice }, async (request) => {
    const { studentId } = await requireKeeper(request)
    const { digest, locale } = request.body
    if (digest === 'none') await endMails(orm, studentId)
    else {
      const refused = await refusal(studentId)
      if (refused !== null) throw new Problem('FORBIDDEN', refused)
      await wantMails(orm, studentId, { token: tokenOf(studentId), locale, now: now() })
    }
    return present(studentId)
  })

  app.post(
    '/api/notices/mail/stop',
    { config: ANYONE, schema: ByToken },
    async (request, reply) => {
      if (ends.take(request.ip) > 0) throw new Problem('RATE_LIMITED', 'too-many')
      await endMailsByToken(orm, request.body.token)
      return reply.code(204).send()
    },
  )
}
