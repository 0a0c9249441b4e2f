/** Marks that have not arrived yet, for those who can do something about it. */
import type { WaitingGrade } from '@panya/domain/lti/lti.ts'
import { readTrouble } from '@panya/domain/lti/platform-problem.ts'
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { isoMoments } from '../../platform/database/iso-moments.ts'
import { assignment } from '../../platform/database/schema/classroom.ts'
import { student } from '../../platform/database/schema/person.ts'
import { ltiGrade, ltiLink, ltiPlatform } from '../../platform/database/schema/school.ts'

const MOST = 200

export async function waitingGrades(
  orm: Orm,
  classIds?: readonly number[],
): Promise<(WaitingGrade & { classId: number })[]> {
  const ofClasses: SQL | undefined = classIds && inArray(assignment.classroomId, [...classIds])
  const rows = await orm
    .select({
      classId: assignment.classroomId,
      platform: ltiPlatform.name,
      assignment: assignment.title,
      student: student.displayName,
      tries: ltiGrade.tries,
      nextTryAt: ltiGrade.nextTryAt,
      problem: ltiGrade.problem,
    })
    .from(ltiGrade)
    .innerJoin(ltiLink, eq(ltiLink.id, ltiGrade.linkId))
    .innerJoin(ltiPlatform, eq(ltiPlatform.id, ltiLink.platformId))
    .innerJoin(assignment, eq(assignment.id, ltiLink.assignmentId))
    .innerJoin(student, eq(student.id, ltiGrade.studentId))
    .where(and(isNull(ltiGrade.sentAt), ofClasses))
    .orderBy(asc(ltiGrade.nextTryAt))
    .limit(MOST)
  return rows.map(isoMoments).map(({ problem, ...grade }) => ({
    ...grade,
    problem: problem === null ? null : readTrouble(problem),
  }))
}

/** Somebody has done something about it. */
export async function sendAgain(orm: Orm, classId: number, now: Date): Promise<void> {
  const links = orm
    .select({ id: ltiLink.id })
    .from(ltiLink)
    .innerJoin(assignment, eq(assignment.id, ltiLink.assignmentId))
    .where(eq(assignment.classroomId, classId))
  await orm
    .update(ltiGrade)
    .set({ nextTryAt: now, tries: 0 })
    .where(and(isNull(ltiGrade.sentAt), inArray(ltiGrade.linkId, links)))
}
