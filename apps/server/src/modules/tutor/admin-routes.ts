/**
 * What admins see and decide of the tutor.
 *
 *     GET  /api/admin/tutor/reports?state=&before=, POST /api/admin/tutor/reports/:turn/close
 *     GET  /api/admin/tutor/care?before=
 *     GET  /api/admin/tutor/contact, PUT the same
 *     GET  /api/admin/tutor/services
 *     POST /api/admin/tutor/trial {locale}     answers as events
 */
import { LOCALES } from '@panya/domain/locale/locale.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { adminActor, registerAdminScope } from '../../platform/http/admin-scope.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { sendEvents, whileListening } from '../../platform/http/event-stream.ts'
import { requireRole } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { oneOf, strict } from '../../platform/http/route-schemas.ts'
import type { LanguageModel } from '../ai-service/language-model-port.ts'
import { changeContact, readContact } from './care.ts'
import { listCases } from './care-cases.ts'
import { Before, readCursor } from './cursor.ts'
import { closeReport, listReports } from './reports.ts'
import { runTrial, type TrialEvent } from './trial.ts'
import { createWorks } from './works.ts'

// The database cannot keep that letter.
const NO_NULL = '^[^\\u0000]*$'
const Line = Type.String({ maxLength: 120, pattern: NO_NULL })
const Contact = Type.Object(
  {
    name: Line,
    phone: Line,
    // Empty, or an address: what is sent to none is lost.
    email: Type.String({
      maxLength: 120,
      pattern: '^\\s*(?:[^\\s@\\u0000]+@[^\\s@\\u0000]+\\.[^\\s@\\u0000]+)?\\s*$',
    }),
    words: Type.String({ maxLength: 300, pattern: NO_NULL }),
  },
  strict,
)
const Reports = Type.Object({
  state: Type.Optional(oneOf(['open', 'closed'])),
  before: Before,
})
const ByTurn = Type.Object({ turn: Type.String({ format: 'uuid' }) })

export function registerTutorAdmin(
  root: FastifyInstance,
  { database, log, now }: AppContext,
  model: LanguageModel | null,
): void {
  const { orm } = database
  let isTrying = false
  const works = createWorks((err) => log.error({ err }, 'a trial broke off'))
  root.addHook('onClose', () => works.settled())

  registerAdminScope(root, (admin) => {
    admin.get('/api/admin/tutor/reports', { schema: { querystring: Reports } }, (request) => {
      const { state = 'open', before } = request.query
      return listReports(orm, state, readCursor(before))
    })

    admin.post(
      '/api/admin/tutor/reports/:turn/close',
      { schema: { params: ByTurn } },
      async (request, reply) => {
        const { studentId } = await requireRole(request, ['admin'])
        const actor = await adminActor(request)
        await closeReport(database, actor, studentId, request.params.turn, now())
        return reply.code(204).send()
      },
    )

    admin.get(
      '/api/admin/tutor/care',
      { schema: { querystring: Type.Object({ before: Before }) } },
      (request) => listCases(orm, readCursor(request.query.before)),
    )

    admin.get('/api/admin/tutor/contact', () => readContact(orm))

    admin.put('/api/admin/tutor/contact', { schema: { body: Contact } }, async (request) =>
      changeContact(database, await adminActor(request), request.body),
    )

    admin.get('/api/admin/tutor/services', async () =>
      model === null ? { services: [], dailyTokens: null, moderation: false } : model.states(),
    )

    admin.post(
      '/api/admin/tutor/trial',
      { schema: { body: Type.Object({ locale: oneOf(LOCALES) }, strict) } },
      (request, reply) => {
        if (model === null) throw new Problem('NOT_FOUND', 'no-language-model')
        if (isTrying) throw new Problem('CONFLICT', 'trial-running')
        isTrying = true
        const signal = whileListening(reply)
        // To its end, whether somebody listens or not: else the next could never begin.
        const events = oneAtATime(runTrial(model, request.body.locale, signal))
        return sendEvents(reply, works.start(events))
      },
    )
  })

  async function* oneAtATime(events: AsyncGenerator<TrialEvent>): AsyncGenerator<TrialEvent> {
    try {
      yield* events
    } finally {
      isTrying = false
    }
  }
}
