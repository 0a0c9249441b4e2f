/** /api/personal-data: taking one's data along, deleting the account, undoing it. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { mayUndo } from '@panya/domain/account/deletion.ts'
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { recordAct } from '../../platform/audit/record-act.ts'
import { type AdminScope, adminActor, registerAdminScope } from '../../platform/http/admin-scope.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireKeeper } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { WithId } from '../../platform/http/route-schemas.ts'
import { createSharedBuckets } from '../../platform/limits/shared-buckets.ts'
import { findLocale } from '../student/locale-port.ts'
import { createStudentTable } from '../student/student-table-port.ts'
import { deletionMail } from './deletion-mail-port.ts'
import { askForDeletion, findDeletion, undoDeletion } from './deletion-port.ts'
import { sendZip, type Whose } from './export-person-port.ts'
import type { PrivacyParts } from './housekeeping.ts'

const Language = Type.Unsafe<Locale>({ type: 'string', enum: LOCALES })
const Confirmed = Type.Object(
  { password: Type.String({ minLength: 1, maxLength: 1000 }), locale: Language },
  { additionalProperties: false },
)
/** Somebody at a computer that was left open must not be able to guess the password here. */
const CONFIRMATIONS = { capacity: 5, refillMs: 180_000 }

export function registerPersonalData(
  root: FastifyInstance,
  context: AppContext,
  parts: PrivacyParts,
): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { database, site, now } = context
  const buckets = createSharedBuckets(database, context.secret, now)

  const tell = async (to: string, dueAt: string, page: Locale) => {
    const place = { brand: site.brand.name, publicUrl: site.publicUrl }
    const locale = (await findLocale(database, to)) ?? page
    return parts.mailer.send(deletionMail({ to, ...place, askedBy: 'learner', dueAt, locale }))
  }

  app.get('/api/personal-data', async (request, reply) => {
    const user = await requireKeeper(request)
    const deletion = await findDeletion(database.orm, user.studentId)
    return reply.header('cache-control', 'no-store').send({
      deletion: deletion && { ...deletion, mayUndo: mayUndo(deletion, 'learner') },
    })
  })

  app.get('/api/personal-data/export.zip', async (request, reply) => {
    const user = await requireKeeper(request)
    return sendZip(reply, context, user)
  })

  app.post('/api/personal-data/deletion', { schema: { body: Confirmed } }, async (request) => {
    const user = await requireKeeper(request)
    const { password, locale } = request.body
    const guess = { name: 'deletion confirmed', rule: CONFIRMATIONS, key: user.email }
    if (!(await buckets.take([guess]))) throw new Problem('RATE_LIMITED', 'too-many')
    if ((await parts.identity.signIn(user.email, password)) === null) {
      throw new Problem('BAD_INPUT', 'bad-input', { password: 'wrong' })
    }
    const asked = await askForDeletion(database.orm, user.studentId, 'learner', now())
    if (asked.fresh) await tell(user.email, asked.deletion.dueAt, locale)
    return { deletion: { ...asked.deletion, mayUndo: mayUndo(asked.deletion, 'learner') } }
  })

  app.delete('/api/personal-data/deletion', async (request, reply) => {
    const user = await requireKeeper(request)
    await undoDeletion(database.orm, user.studentId, 'learner')
    return reply.code(204).send()
  })

  registerAdminScope(root, (scope) => {
    addAdminRoutes(scope, context)
  })
}

/** An admin closes and deletes on the person's page; here is the person's data. */
function addAdminRoutes(app: AdminScope, context: AppContext): void {
  const { database } = context
  const students = createStudentTable(database)
  const person = async (id: number): Promise<Whose> => {
    const row = await students.byId(id)
    if (!row) throw new Problem('NOT_FOUND', 'not-found')
    return { studentId: row.id, email: row.email }
  }

  app.get('/api/admin/people/:id/export.zip', { schema: WithId }, async (request, reply) => {
    const whose = await person(request.params.id)
    await recordAct(database.orm, await adminActor(request), {
      act: 'person.export',
      target: `student:${whose.studentId}`,
    })
    return sendZip(reply, context, whose)
  })
}
