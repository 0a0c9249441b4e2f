/** When an assignment is given and to whom, kept and changed; learners are asked for in `for-learner-port.ts`. */
import type { Assignment } from '@panya/domain/classroom/assignment.ts'
import {
  type Audience,
  type Giving,
  givenAtOf,
  givingProblem,
} from '@panya/domain/classroom/giving.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import {
  assignmentGroup,
  assignmentLearner,
  classGroup,
} from '../../platform/database/schema/audience.ts'
import {
  assignment,
  classroomMember,
  submission,
} from '../../platform/database/schema/classroom.ts'
import { Problem } from '../../platform/http/problem.ts'
import { isFor, isGiven } from './for-learner-port.ts'
import { drawTeams, teamSizeOf } from './teams.ts'

/** Whom it names; null for the whole class. */
export const AUDIENCE = sql<Audience | null>`case when ${assignment.toAll} then null
  else jsonb_build_object(
    'learners', (select coalesce(jsonb_agg(l.student_id order by l.student_id), '[]')
      from assignment_learner l where l.assignment_id = ${assignment.id}),
    'groups', (select coalesce(jsonb_agg(g.group_id order by g.group_id), '[]')
      from assignment_group g where g.assignment_id = ${assignment.id})) end`

type Wanted = Parameters<typeof givingProblem>[0]

export function requireGiving(wanted: Wanted, now: Date): void {
  const problem = givingProblem(wanted, now)
  const field = problem === 'due-before-given' ? 'dueAt' : 'audience'
  if (problem) throw new Problem('BAD_INPUT', problem, { [field]: problem })
}

/** Only of the class it is given to. */
export async function keepAudience(
  tx: Orm,
  { id, classroomId }: Pick<Assignment, 'id' | 'classroomId'>,
  audience: Audience | null,
): Promise<void> {
  await tx.delete(assignmentLearner).where(eq(assignmentLearner.assignmentId, id))
  await tx.delete(assignmentGroup).where(eq(assignmentGroup.assignmentId, id))
  const { learners, groups } = audience ?? { learners: [], groups: [] }
  if (learners.length > 0) {
    const here = and(
      eq(classroomMember.classroomId, classroomId),
      eq(classroomMember.part, 'student'),
      inArray(classroomMember.studentId, learners),
    )
    if ((await tx.$count(classroomMember, here)) < learners.length)
      throw new Problem('BAD_INPUT', 'learner-not-here', { audience: 'learner-not-here' })
    await tx
      .insert(assignmentLearner)
      .values(learners.map((studentId) => ({ assignmentId: id, studentId })))
  }
  if (groups.length > 0) {
    const here = and(eq(classGroup.classroomId, classroomId), inArray(classGroup.id, groups))
    if ((await tx.$count(classGroup, here)) < groups.length)
      throw new Problem('BAD_INPUT', 'group-not-found', { audience: 'group-not-found' })
    await tx
      .insert(assignmentGroup)
      .values(groups.map((groupId) => ({ assignmentId: id, groupId })))
  }
}

interface Change extends Giving {
  dueAt?: string | null | undefined
}

/** What somebody has begun is not taken back; until then teams are drawn anew among those it is for. */
export async function changeGiving(
  tx: Orm,
  id: number,
  { when, audience, dueAt }: Change,
  now: Date,
): Promise<void> {
  const [row] = await tx
    .select({
      classroomId: assignment.classroomId,
      givenAt: assignment.givenAt,
      dueAt: assignment.dueAt,
      toAll: assignment.toAll,
      teams: assignment.teams,
    })
    .from(assignment)
    .where(eq(assignment.id, id))
    .for('update')
  if (!row) throw new Problem('NOT_FOUND', 'assignment-not-found')
  const givenAt = when === undefined ? row.givenAt : givenAtOf(when, now, row.givenAt)
  const due = dueAt === undefined ? row.dueAt : dueAt === null ? null : new Date(dueAt)
  requireGiving({ givenAt, dueAt: due, audience: audience ?? null }, now)
  if (when === undefined && audience === undefined) return
  const begun = (await tx.$count(submission, eq(submission.assignmentId, id))) > 0
  if (begun && (givenAt === null || givenAt > now)) throw new Problem('CONFLICT', 'already-begun')
  if (audience !== undefined) await keepAudience(tx, { id, classroomId: row.classroomId }, audience)
  const toAll = audience === undefined ? row.toAll : audience === null
  await tx.update(assignment).set({ givenAt, toAll }).where(eq(assignment.id, id))
  if (!begun && row.teams) await drawTeams(tx, id, teamSizeOf(row.teams))
}

/** Work is marked only where its learner can see the assignment. */
export async function requireGivenTo(
  orm: Orm,
  { id }: Pick<Assignment, 'id'>,
  studentId: number,
  now: Date,
): Promise<void> {
  const [row] = await orm
    .select({ given: isGiven(now), theirs: isFor(studentId) })
    .from(assignment)
    .where(eq(assignment.id, id))
  if (!row?.given) throw new Problem('CONFLICT', 'not-given-yet')
  if (!row.theirs) throw new Problem('CONFLICT', 'not-for-them')
}
