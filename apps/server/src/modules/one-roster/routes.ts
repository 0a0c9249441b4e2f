/** /api/admin/one-roster: a school's list, looked at first and imported then. */
import { Readable } from 'node:stream'
import { checkAffiliation, normaliseName } from '@panya/domain/account/account-fields.ts'
import { ROSTER_ZIP_MAX_BYTES } from '@panya/domain/school-roster/roster-format.ts'
import { TEACHERS_AT_ONCE } from '@panya/domain/school-roster/roster-preview.ts'
import { Type } from 'typebox'
import { type AdminScope, adminActor } from '../../platform/http/admin-scope.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { pageLocale } from '../../platform/http/page-locale.ts'
import { Problem } from '../../platform/http/problem.ts'
import { strict } from '../../platform/http/route-schemas.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Accounts } from '../privilege/accounts-port.ts'
import { inviteTeachers } from '../privilege/invite-teachers-port.ts'
import { carryOut, type RosterServices } from './carry-out.ts'
import { listSources } from './read-known.ts'
import { createRosterReading } from './roster-reader.ts'

const Source = Type.String({ maxLength: 400, default: '' })
const Key = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })
const Emails = Type.Array(Type.String({ minLength: 1, maxLength: 254 }), {
  minItems: 1,
  maxItems: TEACHERS_AT_ONCE,
})

export function addOneRosterRoutes(
  app: AdminScope,
  context: AppContext,
  services: RosterServices & { accounts: Accounts; mailer: Mailer },
): void {
  const { database, now, log } = context
  const open = createRosterReading({ database, mailer: services.mailer, now })
  const limit = { parseAs: 'buffer', bodyLimit: ROSTER_ZIP_MAX_BYTES } as const
  app.addContentTypeParser('application/zip', limit, (_request, body, done) => done(null, body))
  const bodyLimit = ROSTER_ZIP_MAX_BYTES

  app.get('/api/admin/one-roster', async () => ({ sources: await listSources(database.orm) }))

  app.post(
    '/api/admin/one-roster/preview',
    { bodyLimit, schema: { querystring: Type.Object({ source: Source }, strict) } },
    async (request) => {
      const roster = await open(zipOf(request.body), readSource(request.query.source))
      await roster.close()
      return roster.preview
    },
  )

  // A long list takes longer than a proxy waits for an answer: its progress is told line by line.
  app.post(
    '/api/admin/one-roster/import',
    { bodyLimit, schema: { querystring: Type.Object({ source: Source, key: Key }, strict) } },
    async (request, reply) => {
      const actor = await adminActor(request)
      const roster = await open(zipOf(request.body), readSource(request.query.source))
      if (roster.preview.plan?.key !== request.query.key) {
        await roster.close()
        throw new Problem('CONFLICT', 'roster-changed')
      }
      async function* lines() {
        try {
          for await (const progress of carryOut(database, services, actor, roster, now()))
            yield `${JSON.stringify(progress)}\n`
        } catch (error) {
          log.error(error, 'a list was not imported to its end')
          yield `${JSON.stringify({ problem: 'interrupted' })}\n`
        }
      }
      const answer = Readable.from(lines())
      answer.once('close', () => void roster.close())
      // Whoever has gone already hears nothing, and nothing is begun.
      if (request.raw.socket.destroyed) answer.destroy()
      return reply.type('application/x-ndjson').header('x-accel-buffering', 'no').send(answer)
    },
  )

  app.post(
    '/api/admin/one-roster/teachers',
    { schema: { body: Type.Object({ emails: Emails }, strict) } },
    async (request) => {
      const actor = await adminActor(request)
      const locale = pageLocale(request)
      return inviteTeachers(context, services, actor, { emails: request.body.emails, locale })
    },
  )
}

function zipOf(body: unknown): Buffer {
  if (!Buffer.isBuffer(body)) throw new Problem('BAD_INPUT', 'bad-input', { file: 'required' })
  return body
}

/** Null when the list says itself which school it is of. */
function readSource(given: string): string | null {
  const source = normaliseName(given)
  if (source === '') return null
  const wrong = checkAffiliation(source)
  if (wrong) throw new Problem('BAD_INPUT', 'bad-input', { source: wrong })
  return source
}
