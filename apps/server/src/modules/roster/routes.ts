/** The interface of a class's learners and of those who are invited. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { GRADES } from '@panya/domain/account/grade.ts'
import { ROSTER_MAX, readRoster } from '@panya/domain/classroom/roster.ts'
import { bangkokYear } from '@panya/domain/time/bangkok.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { actorOf } from '../../platform/audit/record-act.ts'
import { readCsv } from '../../platform/csv/csv.ts'
import { ANYONE } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireKeeper } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { Id, PageQuery, strict, WithId } from '../../platform/http/route-schemas.ts'
import { TokenBuckets } from '../../platform/limits/token-buckets.ts'
import { requireOwnClass, requireTeacherOf } from '../classroom/class-access-port.ts'
import {
  acceptInvite,
  activateInvite,
  checkAgainstClass,
  inviteAll,
  listInvites,
  lookAtInvite,
  revokeInvite,
} from './invites.ts'
import {
  listStudents,
  moveStudent,
  type RosterServices,
  removeStudent,
  resetPassword,
  signOutStudent,
} from './students.ts'

const ByStudent = { params: Type.Object({ id: Id, studentId: Id }) }
const Code = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' })
const ByCode = { params: Type.Object({ code: Code }) }
const Paste = Type.Object(
  {
    text: Type.String({ minLength: 1, maxLength: 200_000 }),
    grade: Type.Optional(Type.Unsafe<string>({ type: 'string', enum: GRADES })),
    /** True looks only. */
    preview: Type.Boolean(),
  },
  strict,
)
/** One address may be a whole school; somebody who tries codes is slowed down. */
const LOOKS = { capacity: 120, refillMs: 1000 }

export function registerRoster(
  root: FastifyInstance,
  context: AppContext,
  services: RosterServices,
): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { database, now } = context
  const { orm } = database

  app.get(
    '/api/teach/classes/:id/students',
    { schema: { ...WithId, querystring: Type.Object(PageQuery) } },
    async (request) => {
      await requireTeacherOf(request, orm, request.params.id)
      return listStudents(database, request.params.id, request.query, bangkokYear(now()))
    },
  )

  app.delete(
    '/api/teach/classes/:id/students/:studentId',
    { schema: ByStudent },
    async (request, reply) => {
      const { id, studentId } = request.params
      const user = await requireTeacherOf(request, orm, id)
      await removeStudent(database, actorOf(request, user), id, studentId)
      return reply.code(204).send()
    },
  )

  app.post(
    '/api/teach/classes/:id/students/:studentId/move',
    { schema: { ...ByStudent, body: Type.Object({ to: Id }, strict) } },
    async (request, reply) => {
      const { id: from, studentId } = request.params
      const { to } = request.body
      const user = await requireTeacherOf(request, orm, from)
      await requireOwnClass(orm, user, to)
      if (from !== to) await moveStudent(database, actorOf(request, user), { from, to, studentId })
      return reply.code(204).send()
    },
  )

  app.post(
    '/api/teach/classes/:id/students/:studentId/password',
    { schema: ByStudent },
    async (request, reply) => {
      const { id: classId, studentId } = request.params
      const user = await requireTeacherOf(request, orm, classId)
      const answer = await resetPassword(database, services, actorOf(request, user), {
        classId,
        studentId,
      })
      root.securityEvents.note('password-changed', {
        account: `student ${studentId}`,
        address: request.ip,
        by: 'teacher',
      })
      return reply.header('cache-control', 'no-store').send(answer)
    },
  )

  app.post(
    '/api/teach/classes/:id/students/:studentId/sign-out',
    { schema: ByStudent },
    async (request) => {
      const { id: classId, studentId } = request.params
      const user = await requireTeacherOf(request, orm, classId)
      return {
        devices: await signOutStudent(database, services, actorOf(request, user), {
          classId,
          studentId,
        }),
      }
    },
  )

  app.get('/api/teach/classes/:id/invites', { schema: WithId }, async (request) => {
    await requireTeacherOf(request, orm, request.params.id)
    return { invites: await listInvites(orm, request.params.id) }
  })

  app.post(
    '/api/teach/classes/:id/invites',
    { schema: { ...WithId, body: Paste } },
    async (request) => {
      const { id } = request.params
      const user = await requireTeacherOf(request, orm, id)
      const rows = readRoster(readCsv(request.body.text, 'roster-too-long'), request.body.grade)
      if (rows.length > ROSTER_MAX) throw new Problem('TOO_LARGE', 'roster-too-long')
      if (request.body.preview) return { rows: await checkAgainstClass(orm, id, rows), invited: 0 }
      return inviteAll(database, user, actorOf(request, user), id, rows)
    },
  )

  app.delete(
    '/api/teach/classes/:id/invites/:code',
    { schema: { params: Type.Object({ id: Id, code: Code }) } },
    async (request, reply) => {
      const { id, code } = request.params
      const user = await requireTeacherOf(request, orm, id)
      await revokeInvite(database, actorOf(request, user), id, code)
      return reply.code(204).send()
    },
  )

  registerInvited(root, context, services, new TokenBuckets(LOOKS, now))
}

/** The side of those who hold a code. */
function registerInvited(
  root: FastifyInstance,
  { database, site }: AppContext,
  { identity }: RosterServices,
  looks: TokenBuckets,
): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const slowDown = (address: string) => {
    if (looks.take(address) > 0) throw new Problem('RATE_LIMITED', 'too-many')
  }

  app.get('/api/invites/:code', { config: ANYONE, schema: ByCode }, async (request, reply) => {
    slowDown(request.ip)
    return reply
      .header('cache-control', 'no-store')
      .send(await lookAtInvite(database, request.params.code))
  })

  app.post(
    '/api/invites/:code/activate',
    {
      config: ANYONE,
      schema: {
        ...ByCode,
        body: Type.Object(
          {
            password: Type.String({ maxLength: 1000 }),
            affiliation: Type.String({ maxLength: 400 }),
          },
          strict,
        ),
      },
    },
    async (request, reply) => {
      slowDown(request.ip)
      const parts = { database, site, identity }
      return reply.code(201).send(await activateInvite(parts, request.params.code, request.body))
    },
  )

  app.post('/api/invites/:code/accept', { schema: ByCode }, async (request) => {
    const user = await requireKeeper(request)
    return { classId: await acceptInvite(database, user, request.params.code) }
  })
}
