/** What a teacher does with courses of platforms: who is in them, which marks did not arrive. */

import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { ConnectedCourse } from '@panya/domain/lti/lti.ts'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { actorOf, recordAct } from '../../platform/audit/record-act.ts'
import type { Orm } from '../../platform/database/database.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'
import { classroom, classroomMember } from '../../platform/database/schema/classroom.ts'
import { ltiContext, ltiPlatform } from '../../platform/database/schema/school.ts'
import { strict, WithId } from '../../platform/http/route-schemas.ts'
import { requireTeacher, requireTeacherOf } from '../classroom/class-access-port.ts'
import { disconnectCourses } from './courses.ts'
import type { LtiParts } from './lti-parts.ts'
import { bringMembers } from './members.ts'
import { sendAgain, waitingGrades } from './waiting-grades.ts'

export function addTeachRoutes(root: FastifyInstance, parts: LtiParts): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { orm } = parts.database

  app.get('/api/teach/lti', async (request) => {
    const { studentId } = await requireTeacher(request)
    return { courses: await connectedCourses(orm, studentId) }
  })

  app.post(
    '/api/teach/classes/:id/lti-members',
    { schema: { ...WithId, body: Type.Object({ preview: Type.Boolean() }, strict) } },
    async (request) => {
      const { id } = request.params
      const user = await requireTeacherOf(request, orm, id)
      const result = await bringMembers(parts, id, request.body.preview)
      const brought = result.members.filter(({ state }) => state !== 'here').length
      if (!request.body.preview && brought > 0) {
        await recordAct(orm, actorOf(request, user), {
          act: 'lti.bring-members',
          target: `classroom:${id}`,
          after: { members: brought },
        })
      }
      return result
    },
  )

  app.post('/api/teach/classes/:id/lti-grades', { schema: WithId }, async (request, reply) => {
    const { id } = request.params
    await requireTeacherOf(request, orm, id)
    await sendAgain(orm, id, parts.now())
    return reply.code(204).send()
  })

  app.delete('/api/teach/classes/:id/lti-course', { schema: WithId }, async (request, reply) => {
    const { id } = request.params
    const user = await requireTeacherOf(request, orm, id)
    await orm.transaction(async (tx) => {
      const courses = await disconnectCourses(tx, id)
      if (courses === 0) return
      await recordAct(tx, actorOf(request, user), {
        act: 'lti.disconnect-course',
        target: `classroom:${id}`,
        before: { courses },
      })
    })
    return reply.code(204).send()
  })
}

async function connectedCourses(orm: Orm, teacherId: number): Promise<ConnectedCourse[]> {
  const courses = await orm
    .select({
      classId: classroom.id,
      className: classroom.name,
      platform: ltiPlatform.name,
      hasMembers: sql<boolean>`${isNotNull(ltiContext.membersUrl)}`,
    })
    .from(ltiContext)
    .innerJoin(ltiPlatform, eq(ltiPlatform.id, ltiContext.platformId))
    .innerJoin(classroom, eq(classroom.id, ltiContext.classroomId))
    .innerJoin(classroomMember, eq(classroomMember.classroomId, classroom.id))
    .where(and(eq(classroomMember.studentId, teacherId), eq(classroomMember.part, 'teacher')))
    .orderBy(...inNameOrder(classroom.name), classroom.id)
  const ids = courses.map(({ classId }) => classId)
  const grades = ids.length === 0 ? [] : await waitingGrades(orm, ids)
  return courses.map((course) => ({
    ...course,
    grades: grades
      .filter(({ classId }) => classId === course.classId)
      .map(({ classId: _class, ...grade }) => grade),
  }))
}
