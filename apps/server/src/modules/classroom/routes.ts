/** The interface of a teacher's classes. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { normaliseName } from '@panya/domain/account/account-fields.ts'
import { CLASS_NAME_MAX, TUTOR_MODES, type TutorMode } from '@panya/domain/classroom/classroom.ts'
import { MISSING_WORK } from '@panya/domain/classroom/gradebook.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { actorOf } from '../../platform/audit/record-act.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { nullable } from '../../platform/http/nullable.ts'
import { Id, oneOf, PageQuery, strict, WithId } from '../../platform/http/route-schemas.ts'
import { Tool } from '../../platform/tools.ts'
import { requireTeacher, requireTeacherOf } from './class-access-port.ts'
import {
  addTeacher,
  changeClass,
  classDetails,
  listClasses,
  makeClass,
  removeTeacher,
  renewCode,
} from './classes.ts'

const Name = Type.String({ minLength: 1, maxLength: CLASS_NAME_MAX, pattern: '\\S' })
const Change = Type.Object(
  {
    name: Type.Optional(Name),
    archived: Type.Optional(Type.Boolean()),
    sharing: Type.Optional(Type.Boolean()),
    leaderboard: Type.Optional(Type.Boolean()),
    tutorMode: Type.Optional(Type.Unsafe<TutorMode>({ type: 'string', enum: TUTOR_MODES })),
    missingWork: Type.Optional(oneOf(MISSING_WORK)),
    dailyAiCap: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 100_000 }))),
    dailyClassAiCap: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 10_000_000 }))),
    openTools: Type.Optional(nullable(Type.Array(Tool, { minItems: 1, uniqueItems: true }))),
    openMinutes: Type.Optional(nullable(Type.Integer({ minimum: 5, maximum: 600 }))),
  },
  { ...strict, minProperties: 1 },
)

export function registerClassrooms(root: FastifyInstance, { database, now }: AppContext): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { orm } = database

  app.get(
    '/api/teach/classes',
    {
      schema: {
        querystring: Type.Object({ ...PageQuery, archived: Type.Boolean({ default: false }) }),
      },
    },
    async (request) => listClasses(orm, await requireTeacher(request), request.query),
  )

  app.post(
    '/api/teach/classes',
    { schema: { body: Type.Object({ name: Name }, strict) } },
    async (request, reply) => {
      const user = await requireTeacher(request)
      const name = normaliseName(request.body.name)
      const id = await makeClass(database, user, actorOf(request, user), name)
      return reply.code(201).send(await classDetails(orm, id))
    },
  )

  app.get('/api/teach/classes/:id', { schema: WithId }, async (request) => {
    await requireTeacherOf(request, orm, request.params.id)
    return classDetails(orm, request.params.id)
  })

  app.patch('/api/teach/classes/:id', { schema: { ...WithId, body: Change } }, async (request) => {
    const { id } = request.params
    const user = await requireTeacherOf(request, orm, id)
    return changeClass(database, actorOf(request, user), id, request.body, now())
  })

  app.post('/api/teach/classes/:id/join-code', { schema: WithId }, async (request) => {
    const { id } = request.params
    const user = await requireTeacherOf(request, orm, id)
    return { joinCode: await renewCode(database, actorOf(request, user), id) }
  })

  app.post(
    '/api/teach/classes/:id/teachers',
    {
      schema: { ...WithId, body: Type.Object({ email: Type.String({ maxLength: 254 }) }, strict) },
    },
    async (request) => {
      const { id } = request.params
      const user = await requireTeacherOf(request, orm, id)
      await addTeacher(database, actorOf(request, user), id, request.body.email)
      return classDetails(orm, id)
    },
  )

  app.delete(
    '/api/teach/classes/:id/teachers/:teacherId',
    { schema: { params: Type.Object({ id: Id, teacherId: Id }) } },
    async (request) => {
      const { id, teacherId } = request.params
      const user = await requireTeacherOf(request, orm, id)
      await removeTeacher(database, actorOf(request, user), id, teacherId)
      return classDetails(orm, id)
    },
  )
}
