/** Learners who share one copy and one answer. */
import type { Assignment } from '@panya/domain/classroom/assignment.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { assignment, classroomMember } from '../../platform/database/schema/classroom.ts'
import { isFor } from './for-learner-port.ts'

const IN_CLASS = and(
  eq(classroomMember.classroomId, assignment.classroomId),
  eq(classroomMember.part, 'student'),
)

/** Who has no team, because they came later, works alone. */
function teamOf({ teams }: Pick<Assignment, 'teams'>, studentId: number): number[] {
  return teams?.find((team) => team.includes(studentId)) ?? [studentId]
}

/** Those of the team who still are in the class and see the assignment. */
export async function teamFor(
  orm: Orm,
  given: Pick<Assignment, 'id' | 'teams'>,
  studentId: number,
): Promise<number[]> {
  const team = teamOf(given, studentId)
  if (team.length === 1) return team
  const rows = await orm
    .select({ id: classroomMember.studentId })
    .from(assignment)
    .innerJoin(classroomMember, IN_CLASS)
    .where(
      and(
        eq(assignment.id, given.id),
        inArray(classroomMember.studentId, team),
        isFor(classroomMember.studentId),
      ),
    )
  return rows.map(({ id }) => id)
}

/** By lot, so that nobody is chosen last; among those the assignment is for. */
export async function drawTeams(tx: Orm, id: number, size: number): Promise<void> {
  const rows = await tx
    .select({ id: classroomMember.studentId })
    .from(assignment)
    .innerJoin(classroomMember, IN_CLASS)
    .where(and(eq(assignment.id, id), isFor(classroomMember.studentId)))
    .orderBy(sql`random()`)
  const count = Math.max(1, Math.round(rows.length / size))
  const teams = Array.from({ length: count }, (): number[] => [])
  for (const [index, row] of rows.entries()) teams[index % count]!.push(row.id)
  await tx.update(assignment).set({ teams }).where(eq(assignment.id, id))
}

/** How large they were meant to be when they were drawn. */
export function teamSizeOf(teams: readonly (readonly number[])[]): number {
  const people = teams.reduce((sum, team) => sum + team.length, 0)
  return Math.max(2, Math.round(people / teams.length))
}
