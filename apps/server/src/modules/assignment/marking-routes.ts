/** The interface of marking: giving one work back, drafts for later, works beside each other, and the teacher's own comments. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { actorOf } from '../../platform/audit/record-act.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { Id, WithId } from '../../platform/http/route-schemas.ts'
import { requireTeacher } from '../classroom/class-access-port.ts'
import { findAlike } from './alike.ts'
import { requireOwnAssignment } from './assignments.ts'
import { returnDrafts, saveDraft } from './drafts.ts'
import { giveBack } from './marks.ts'
import { dropComment, keepComment, listSavedComments } from './saved-comments.ts'
import { CommentBody, DraftBody, GiveBackBody } from './schemas.ts'

const ByLearner = { params: Type.Object({ id: Id, studentId: Id }) }

export function registerMarking(root: FastifyInstance, { database, now }: AppContext): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { orm } = database

  app.put(
    '/api/teach/assignments/:id/submissions/:studentId',
    { schema: { ...ByLearner, body: GiveBackBody } },
    async (request, reply) => {
      const user = await requireTeacher(request)
      const { id, studentId } = request.params
      const assignment = await requireOwnAssignment(orm, user, id)
      await giveBack(database, actorOf(request, user), assignment, studentId, request.body, now())
      return reply.code(204).send()
    },
  )

  app.put(
    '/api/teach/assignments/:id/submissions/:studentId/draft',
    { schema: { ...ByLearner, body: DraftBody } },
    async (request, reply) => {
      const user = await requireTeacher(request)
      const { id, studentId } = request.params
      const assignment = await requireOwnAssignment(orm, user, id)
      await saveDraft(database, assignment, studentId, request.body, now())
      return reply.code(204).send()
    },
  )

  app.post('/api/teach/assignments/:id/return', { schema: WithId }, async (request) => {
    const user = await requireTeacher(request)
    const assignment = await requireOwnAssignment(orm, user, request.params.id)
    return { returned: await returnDrafts(database, actorOf(request, user), assignment) }
  })

  app.get('/api/teach/assignments/:id/alike', { schema: WithId }, async (request, reply) => {
    const user = await requireTeacher(request)
    const assignment = await requireOwnAssignment(orm, user, request.params.id)
    reply.header('cache-control', 'no-store')
    return findAlike(orm, assignment)
  })

  app.get('/api/teach/saved-comments', async (request) => ({
    comments: await listSavedComments(orm, await requireTeacher(request)),
  }))

  app.post(
    '/api/teach/saved-comments',
    { schema: { body: CommentBody } },
    async (request, reply) => {
      const user = await requireTeacher(request)
      await keepComment(orm, user, request.body.text)
      return reply.code(201).send({ comments: await listSavedComments(orm, user) })
    },
  )

  app.delete('/api/teach/saved-comments/:id', { schema: WithId }, async (request, reply) => {
    await dropComment(orm, await requireTeacher(request), request.params.id)
    return reply.code(204).send()
  })
}
