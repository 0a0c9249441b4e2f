/** A guardian's page of progress: looking and ending the link for whoever holds it, a new link for the child's teacher. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { actorOf, recordAct } from '../../platform/audit/record-act.ts'
import { ANYONE } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { Id, strict } from '../../platform/http/route-schemas.ts'
import { requirePupil, requireTeacherOf } from '../classroom/class-access-port.ts'
import { endProgressLink, findSeenChild, renewProgressLink } from '../consent/progress-link-port.ts'
import { progressOf } from './progress.ts'

// Anything may be pasted: what is no secret is an unknown one.
const WithToken = {
  config: ANYONE,
  schema: { body: Type.Object({ token: Type.String({ maxLength: 100 }) }, strict) },
}
const Pupil = { params: Type.Object({ id: Id, studentId: Id }) }

const notKnown = () => new Problem('NOT_FOUND', 'link-not-known')

export function registerGuardianProgress(
  root: FastifyInstance,
  { database, now }: AppContext,
): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { orm } = database

  // Tries are not counted: 128 bits are not guessed, and a count would let one family block another.
  app.post('/api/guardian/progress', WithToken, async (request, reply) => {
    const child = await findSeenChild(orm, request.body.token.trim(), now())
    const progress = child && (await progressOf(database, child, now()))
    if (!progress) throw notKnown()
    return reply.header('cache-control', 'no-store').send(progress)
  })

  app.post('/api/guardian/progress/end', WithToken, async (request, reply) => {
    const token = request.body.token.trim()
    if (!(await findSeenChild(orm, token, now()))) throw notKnown()
    await endProgressLink(orm, token)
    return reply.code(204).send()
  })

  app.post(
    '/api/teach/classes/:id/students/:studentId/progress-link',
    { schema: Pupil },
    async (request, reply) => {
      const { id: classId, studentId } = request.params
      const user = await requireTeacherOf(request, orm, classId)
      await requirePupil(orm, classId, studentId)
      const token = await orm.transaction(async (tx) => {
        const made = await renewProgressLink(tx, { studentId }, now())
        if (made === null) throw new Problem('CONFLICT', 'consent-not-given')
        await recordAct(tx, actorOf(request, user), {
          act: 'guardian.make-progress-link',
          target: `student:${studentId}`,
        })
        return made
      })
      return reply.header('cache-control', 'no-store').send({ token })
    },
  )
}
