/** A learner's classes: which ones, joining by code, and the ranking where it is turned on. */
import type { MyClass } from '@panya/domain/classroom/classroom.ts'
import { readJoinCode } from '@panya/domain/classroom/join-code.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { and, desc, eq, isNotNull, isNull, max, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { isoMoments } from '../../platform/database/iso-moments.ts'
import {
  classroom,
  classroomInvite,
  classroomMember,
} from '../../platform/database/schema/classroom.ts'
import { student } from '../../platform/database/schema/person.ts'
import { gameResult } from '../../platform/database/schema/project.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { joinClass, membership } from './class-access-port.ts'

export async function listMyClasses(orm: Orm, user: SignedIn): Promise<MyClass[]> {
  const rows = await orm
    .select({
      id: classroom.id,
      name: classroom.name,
      part: classroomMember.part,
      sharing: classroom.sharing,
      leaderboard: classroom.leaderboard,
      tutorMode: classroom.tutorMode,
      dailyAiCap: classroom.dailyAiCap,
      dailyClassAiCap: classroom.dailyClassAiCap,
      openTools: classroom.openTools,
      openToolsUntil: classroom.openToolsUntil,
      teachers: sql<string[]>`array(select s.display_name from classroom_member t
        join student s on s.id = t.student_id
        where t.classroom_id = ${classroom.id} and t.part = 'teacher' order by t.joined_at)`,
    })
    .from(classroomMember)
    .innerJoin(classroom, eq(classroom.id, classroomMember.classroomId))
    .where(and(eq(classroomMember.studentId, user.studentId), isNull(classroom.archivedAt)))
    .orderBy(desc(classroomMember.joinedAt), classroom.id)
  return rows.map(isoMoments)
}

export interface WaitingInvite {
  code: string
  className: string
}

/**
 * Only for a proven address: anybody can make an account with somebody else's. Whoever has not proved it comes
 * in by the link or the code the teacher gives.
 */
export async function listMyInvites(orm: Orm, user: SignedIn): Promise<WaitingInvite[]> {
  return orm
    .select({ code: classroomInvite.code, className: classroom.name })
    .from(classroomInvite)
    .innerJoin(classroom, eq(classroom.id, classroomInvite.classroomId))
    .innerJoin(student, eq(student.email, classroomInvite.email))
    .where(
      and(
        eq(student.id, user.studentId),
        isNotNull(student.emailVerifiedAt),
        isNull(classroomInvite.acceptedAt),
        isNull(classroom.archivedAt),
      ),
    )
    .orderBy(classroomInvite.createdAt)
}

export async function joinByCode(orm: Orm, user: SignedIn, typed: string) {
  const code = readJoinCode(typed)
  const [found] = await orm
    .select({ id: classroom.id, name: classroom.name })
    .from(classroom)
    .where(and(eq(classroom.joinCode, code ?? ''), isNull(classroom.archivedAt)))
  if (!found) throw new Problem('NOT_FOUND', 'no-such-code')
  await joinClass(orm, found.id, user.studentId)
  return found
}

export interface RankedLearner {
  displayName: string
  stars: number
  levels: number
  me: boolean
}

/** Stars of one game among the members; only where the teacher turned it on. */
export async function leaderboard(
  orm: Orm,
  user: SignedIn,
  classId: number,
  tool: ToolPath,
): Promise<RankedLearner[]> {
  const [allowed] = await orm
    .select({ id: classroom.id })
    .from(classroomMember)
    .innerJoin(classroom, eq(classroom.id, classroomMember.classroomId))
    .where(
      and(membership(classId, user.studentId), classroom.leaderboard, isNull(classroom.archivedAt)),
    )
  if (!allowed) throw new Problem('NOT_FOUND', 'no-leaderboard')
  const stars = sql<number>`sum(${gameResult.stars})::int`
  const levels = sql<number>`count(*)::int`
  const rows = await orm
    .select({ id: student.id, displayName: student.displayName, stars, levels })
    .from(classroomMember)
    .innerJoin(student, eq(student.id, classroomMember.studentId))
    .innerJoin(gameResult, and(eq(gameResult.studentId, student.id), eq(gameResult.tool, tool)))
    .where(and(eq(classroomMember.classroomId, classId), eq(classroomMember.part, 'student')))
    .groupBy(student.id)
    .orderBy(desc(stars), desc(levels), max(gameResult.achievedAt))
    .limit(100)
  return rows.map(({ id, ...row }) => ({ ...row, me: id === user.studentId }))
}
