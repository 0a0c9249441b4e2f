/** The interface of assignments, for those who give them and for those who do them. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { actorOf } from '../../platform/audit/record-act.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireKeeper } from '../../platform/http/principal.ts'
import { Id, strict, WithId } from '../../platform/http/route-schemas.ts'
import { asAttachment } from '../../platform/http/send-content.ts'
import {
  requireOwnClass,
  requireTeacher,
  requireTeacherOf,
} from '../classroom/class-access-port.ts'
import {
  changeAssignment,
  giveAssignment,
  listAssignments,
  requireAssignment,
  requireOwnAssignment,
  starterOfAssignment,
} from './assignments.ts'
import { copyAssignment } from './copy-assignment.ts'
import { registerMarking } from './marking-routes.ts'
import { marksCsv } from './marks.ts'
import {
  countComments,
  handIn,
  listMyAssignments,
  listPastAssignments,
  requireMyAssignment,
  startAssignment,
} from './my-assignments.ts'
import { setOwnDue } from './own-due.ts'
import { Change, CopyBody, NewAssignment, OwnDueBody, StartBody, Uuid } from './schemas.ts'
import { listSubmissions } from './submissions.ts'
import { dropTemplate, keepAsTemplate, listPaths, listTemplates } from './templates.ts'

export function registerAssignments(root: FastifyInstance, context: AppContext): void {
  registerGiving(root, context)
  registerMarking(root, context)
  registerReusing(root, context)
  registerDoing(root, context)
}

function registerGiving(root: FastifyInstance, { database, now }: AppContext): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { orm } = database

  app.get('/api/teach/classes/:id/assignments', { schema: WithId }, async (request) => {
    const { id } = request.params
    await requireTeacherOf(request, orm, id)
    const assignments = await listAssignments(orm, id)
    return { assignments, paths: await listPaths(orm, id), now: now().toISOString() }
  })

  app.post(
    '/api/teach/classes/:id/assignments',
    { schema: { ...WithId, body: NewAssignment } },
    async (request, reply) => {
      const { id } = request.params
      const user = await requireTeacherOf(request, orm, id)
      const actor = actorOf(request, user)
      const made = await giveAssignment(database, user, actor, id, request.body, now())
      return reply.code(201).send(await requireAssignment(orm, made))
    },
  )

  app.get('/api/teach/assignments/:id', { schema: WithId }, async (request) => {
    const user = await requireTeacher(request)
    const assignment = await requireOwnAssignment(orm, user, request.params.id)
    const submissions = await listSubmissions(orm, assignment)
    return { assignment, submissions, now: now().toISOString() }
  })

  // Whole, with what learners do not get of it: the marks are worked out in the teacher's browser.
  app.get('/api/teach/assignments/:id/starter', { schema: WithId }, async (request) => {
    const user = await requireTeacher(request)
    const { id } = await requireOwnAssignment(orm, user, request.params.id)
    return { document: await starterOfAssignment(orm, id) }
  })

  app.patch(
    '/api/teach/assignments/:id',
    { schema: { ...WithId, body: Change } },
    async (request) => {
      const user = await requireTeacher(request)
      const { id } = await requireOwnAssignment(orm, user, request.params.id)
      return changeAssignment(database, actorOf(request, user), id, request.body, now())
    },
  )

  app.put(
    '/api/teach/assignments/:id/due-dates/:studentId',
    { schema: { params: Type.Object({ id: Id, studentId: Id }), body: OwnDueBody } },
    async (request, reply) => {
      const user = await requireTeacher(request)
      const { id, studentId } = request.params
      const assignment = await requireOwnAssignment(orm, user, id)
      const { dueAt } = request.body
      await setOwnDue(database, actorOf(request, user), assignment, studentId, dueAt, now())
      return reply.code(204).send()
    },
  )

  app.get('/api/teach/assignments/:id/marks.csv', { schema: WithId }, async (request, reply) => {
    const user = await requireTeacher(request)
    const assignment = await requireOwnAssignment(orm, user, request.params.id)
    asAttachment(reply, 'text/csv; charset=utf-8', `marks-${assignment.id}.csv`)
    return reply.send(marksCsv(assignment, await listSubmissions(orm, assignment)))
  })
}

function registerReusing(root: FastifyInstance, { database }: AppContext): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { orm } = database

  app.post(
    '/api/teach/assignments/:id/copy',
    { schema: { ...WithId, body: CopyBody } },
    async (request, reply) => {
      const user = await requireTeacher(request)
      const { id } = await requireOwnAssignment(orm, user, request.params.id)
      const { classId } = request.body
      await requireOwnClass(orm, user, classId)
      const copy = await copyAssignment(database, user, actorOf(request, user), id, classId)
      return reply.code(201).send(await requireAssignment(orm, copy))
    },
  )

  app.get('/api/teach/templates', async (request) => ({
    templates: await listTemplates(orm, await requireTeacher(request)),
  }))

  app.post(
    '/api/teach/templates',
    { schema: { body: Type.Object({ assignmentId: Id }, strict) } },
    async (request, reply) => {
      const user = await requireTeacher(request)
      const { id } = await requireOwnAssignment(orm, user, request.body.assignmentId)
      return reply.code(201).send({ id: await keepAsTemplate(orm, user, id) })
    },
  )

  app.delete('/api/teach/templates/:id', { schema: WithId }, async (request, reply) => {
    await dropTemplate(orm, await requireTeacher(request), request.params.id)
    return reply.code(204).send()
  })
}

function registerDoing(root: FastifyInstance, { database, now }: AppContext): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { orm } = database

  app.get(
    '/api/class/assignments',
    { schema: { querystring: Type.Object({ project: Type.Optional(Uuid) }) } },
    async (request) => {
      const user = await requireKeeper(request)
      const { project: projectId } = request.query
      const wanted = projectId === undefined ? {} : { projectId }
      return {
        assignments: await listMyAssignments(orm, user, now(), wanted),
        comments: projectId === undefined ? 0 : await countComments(orm, user, projectId),
      }
    },
  )

  app.get('/api/class/past-assignments', async (request) => ({
    assignments: await listPastAssignments(orm, await requireKeeper(request), now()),
  }))

  app.get('/api/class/assignments/:id', { schema: WithId }, async (request) =>
    requireMyAssignment(orm, await requireKeeper(request), now(), request.params.id),
  )

  app.post(
    '/api/class/assignments/:id/start',
    { schema: { ...WithId, body: StartBody } },
    async (request) => {
      const user = await requireKeeper(request)
      return startAssignment(database, user, now(), request.params.id, request.body.document)
    },
  )

  app.post('/api/class/assignments/:id/hand-in', { schema: WithId }, async (request) =>
    handIn(database, await requireKeeper(request), now(), request.params.id),
  )
}
