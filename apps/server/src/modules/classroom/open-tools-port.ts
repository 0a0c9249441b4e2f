/** Which tools somebody may use now: a teacher may close all but a few for a lesson. */
import { type OpenTools, openToolsOf } from '@panya/domain/classroom/classroom.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { classroom, classroomMember } from '../../platform/database/schema/classroom.ts'
import { setting } from '../../platform/database/schema/site.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'

export async function openToolsFor(orm: Orm, user: SignedIn, now: Date): Promise<OpenTools> {
  const classes = await orm
    .select({
      name: classroom.name,
      openTools: classroom.openTools,
      until: classroom.openToolsUntil,
    })
    .from(classroomMember)
    .innerJoin(classroom, eq(classroom.id, classroomMember.classroomId))
    .where(
      and(
        eq(classroomMember.studentId, user.studentId),
        eq(classroomMember.part, 'student'),
        isNull(classroom.archivedAt),
        isNotNull(classroom.openTools),
      ),
    )
  return openToolsOf(classes, now)
}

/**
 * For everything that begins something new or counts: work that exists can always be saved.
 * Closed by a teacher for a lesson, or by an admin for everybody but admins.
 */
export async function requireOpenTool(
  orm: Orm,
  user: SignedIn,
  tool: ToolPath,
  now: Date,
): Promise<void> {
  const { tools } = await openToolsFor(orm, user, now)
  if (tools !== null && !tools.includes(tool)) throw new Problem('FORBIDDEN', 'tool-closed')
  if (user.role !== 'admin' && (await isClosedForAll(orm, tool)))
    throw new Problem('FORBIDDEN', 'tool-closed')
}

async function isClosedForAll(orm: Orm, tool: ToolPath): Promise<boolean> {
  const closed = and(eq(setting.key, 'closed-tools'), sql`${setting.value} ? ${tool}`)
  return (await orm.$count(setting, closed)) > 0
}
