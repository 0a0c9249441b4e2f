/** /api/teach/classes/:id/consent: what a teacher sees of guardians' answers, and reminding those who gave none. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { LOCALES } from '@panya/domain/locale/locale.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { actorOf } from '../../platform/audit/record-act.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { oneOf, strict, WithId } from '../../platform/http/route-schemas.ts'
import { requireTeacherOf } from '../classroom/class-access-port.ts'
import { listConsents, remindAll } from './class-consent.ts'
import type { ConsentParts } from './routes.ts'

const Reminder = Type.Object({ locale: oneOf(LOCALES) }, strict)

export function registerClassConsent(
  root: FastifyInstance,
  context: AppContext,
  consent: ConsentParts,
): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { database, now } = context
  const { orm } = database

  app.get('/api/teach/classes/:id/consent', { schema: WithId }, async (request, reply) => {
    const { id } = request.params
    await requireTeacherOf(request, orm, id)
    const learners = await listConsents(orm, id, now())
    return reply.header('cache-control', 'no-store').send({ learners })
  })

  app.post(
    '/api/teach/classes/:id/consent/reminders',
    { schema: { ...WithId, body: Reminder } },
    async (request) => {
      const { id } = request.params
      const user = await requireTeacherOf(request, orm, id)
      const actor = actorOf(request, user)
      return remindAll({ ...context, ...consent }, id, request.body.locale, actor)
    },
  )
}
