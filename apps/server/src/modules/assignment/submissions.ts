/** The work of a class on one assignment, as its teachers see it. */
import {
  type Assignment,
  isLate,
  type Submission,
  taskCheckName,
} from '@panya/domain/classroom/assignment.ts'
import { dueFor } from '@panya/domain/classroom/giving.ts'
import { isCleanState } from '@panya/domain/notebook/clean-state.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { isoMoments } from '../../platform/database/iso-moments.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'
import { ownDueDate } from '../../platform/database/schema/audience.ts'
import {
  assignment,
  classroomMember,
  markDraft,
  submission,
  workComment,
} from '../../platform/database/schema/classroom.ts'
import { student } from '../../platform/database/schema/person.ts'
import { gameResult } from '../../platform/database/schema/project.ts'
import { TOOLS } from '../../platform/tools.ts'
import { WORK } from './assignments.ts'
import { isFor } from './for-learner-port.ts'

/** The work of some tools carries one in each revision: that of the hand-in, or of now while there is none. */
function badgeOf(tool: ToolPath) {
  if (!TOOLS.some(({ path, hasBadge }) => path === tool && hasBadge)) return sql<null>`null::text`
  return sql<string | null>`(select r.content->>'badge' from project p
    join project_revision r on r.project_id = p.id
    where p.id = ${submission.projectId} and p.deleted_at is null
      and r.number = coalesce(${submission.handedInRevision}, p.revision))`
}

/** What the learner's tool said last of the checks this assignment brings along. */
function checkOf({ id, tool, checks, createdAt }: Assignment) {
  if (checks.length === 0) return sql<null>`null::text`
  return sql<string | null>`(select c.kind from tool_activity c
    where c.student_id = ${student.id} and c.at >= ${createdAt}::timestamptz
      and c.tool = ${tool} and c.detail = ${taskCheckName(id)}
      and c.kind in ('check-passed', 'check-failed')
    order by c.at desc, c.id desc limit 1)`
}

/** Everybody in the class whom it is for, whether they have begun or not. */
export async function listSubmissions(orm: Orm, given: Assignment): Promise<Submission[]> {
  const rows = await orm
    .select({
      studentId: student.id,
      displayName: student.displayName,
      firstName: student.firstName,
      lastName: student.lastName,
      ...WORK,
      handedInAt: submission.handedInAt,
      ownDueAt: ownDueDate.dueAt,
      comments: orm.$count(workComment, eq(workComment.projectId, submission.projectId)),
      stars: gameResult.stars,
      badge: badgeOf(given.tool),
      checked: checkOf(given),
      // The first column decides whether there is one: it is never null.
      draft: {
        feedback: markDraft.feedback,
        mark: markDraft.mark,
        rubricMarks: markDraft.rubricMarks,
      },
      outdated: sql<boolean>`coalesce(${submission.handedInAt} > ${markDraft.updatedAt}, false)`,
    })
    .from(classroomMember)
    .innerJoin(student, eq(student.id, classroomMember.studentId))
    .innerJoin(assignment, eq(assignment.id, given.id))
    .leftJoin(
      ownDueDate,
      and(eq(ownDueDate.assignmentId, given.id), eq(ownDueDate.studentId, student.id)),
    )
    .leftJoin(
      submission,
      and(eq(submission.assignmentId, given.id), eq(submission.studentId, student.id)),
    )
    .leftJoin(
      markDraft,
      and(eq(markDraft.assignmentId, given.id), eq(markDraft.studentId, student.id)),
    )
    .leftJoin(
      gameResult,
      and(
        eq(gameResult.studentId, student.id),
        eq(gameResult.tool, given.tool),
        eq(gameResult.level, given.level ?? ''),
      ),
    )
    .where(
      and(
        eq(classroomMember.classroomId, given.classroomId),
        eq(classroomMember.part, 'student'),
        isFor(classroomMember.studentId),
      ),
    )
    .orderBy(...inNameOrder(student.firstName, student.lastName), student.id)
    .limit(1000)
  return rows.map(isoMoments).map(({ badge, checked, draft, outdated, ...row }) => ({
    ...row,
    late: isLate(dueFor(given.dueAt, row.ownDueAt), row.handedInAt),
    clean: isCleanState(badge) ? badge : null,
    check: checked === null ? null : checked === 'check-passed' ? 'passed' : 'failed',
    draft: draft && { ...draft, outdated },
  }))
}
