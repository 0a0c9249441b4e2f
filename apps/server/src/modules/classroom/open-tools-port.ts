/** Which tools somebody may use now: a teacher may close all but a few for a lesson. */
import { type OpenTools, openToolsOf } from '@panya/domain/classroom/classroom.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'

type Reader = Pick<Database['orm'], 'execute'>

export async function openToolsFor(orm: Reader, user: SignedIn, now: Date): Promise<OpenTools> {
  const { rows } = await orm.execute<{ name: string; tools: string[]; until: string | null }>(sql`
    select c.name, c.open_tools as tools, c.open_tools_until as until
    from classroom_member m join classroom c on c.id = m.classroom_id
    where m.student_id = ${user.studentId} and m.part = 'student'
      and c.archived_at is null and c.open_tools is not null`)
  return openToolsOf(
    rows.map(({ name, tools, until }) => ({
      name,
      openTools: tools,
      until: until === null ? null : new Date(until),
    })),
    now,
  )
}

/**
 * For everything that begins something new or counts: work that exists can always be saved.
 * Closed by a teacher for a lesson, or by an admin for everybody but admins.
 */
export async function requireOpenTool(
  orm: Reader,
  user: SignedIn,
  tool: ToolPath,
  now: Date,
): Promise<void> {
  const { tools } = await openToolsFor(orm, user, now)
  if (tools !== null && !tools.includes(tool)) throw new Problem('FORBIDDEN', 'tool-closed')
  if (user.role !== 'admin' && (await isClosedForAll(orm, tool)))
    throw new Problem('FORBIDDEN', 'tool-closed')
}

async function isClosedForAll(orm: Reader, tool: ToolPath): Promise<boolean> {
  const { rows } = await orm.execute(sql`
    select 1 from setting where key = 'closed-tools' and value ? ${tool}`)
  return rows.length > 0
}
