/** One small value of a learner's tool, under a tag that names what is in it. */
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { toolProgress } from '../../platform/database/schema/project.ts'

const KEYS_A_TOOL = 200
/** Of what is not there. */
const NOTHING = 'none'

export interface Place {
  studentId: number
  tool: ToolPath
  key: string
}

export interface KeptValue {
  value: unknown
  tag: string
}

const TAG = sql<string>`left(encode(sha256(convert_to(${toolProgress.value}::text, 'UTF8')), 'hex'), 24)`

export async function readValue(orm: Orm, { studentId, tool, key }: Place): Promise<KeptValue> {
  const [row] = await orm
    // The builder would read a text that was kept as JSON a second time, and give back what is written in it.
    .select({ value: sql<string>`${toolProgress.value}::text`, tag: TAG })
    .from(toolProgress)
    .where(
      and(
        eq(toolProgress.studentId, studentId),
        eq(toolProgress.tool, tool),
        eq(toolProgress.key, key),
      ),
    )
  if (!row) return { value: null, tag: NOTHING }
  return { value: JSON.parse(row.value) as unknown, tag: row.tag }
}

/** In the place of `expected`, or of whatever is there. Gives the new tag, or why it was not kept. */
export async function keepValue(
  orm: Orm,
  place: Place,
  json: string,
  expected: string | null,
): Promise<{ tag: string } | 'changed' | 'too-many'> {
  const { studentId, tool, key } = place
  const isThere = sql`exists (select from tool_progress
    where student_id = ${studentId} and tool = ${tool} and key = ${key})`
  // raw: insert … select, of which the builder writes every column
  const { rows } = await orm.execute<{ tag: string }>(sql`
    insert into tool_progress (student_id, tool, key, value)
    select ${studentId}, ${tool}, ${key}, ${json}::jsonb
    where (select count(*) from tool_progress
           where student_id = ${studentId} and tool = ${tool} and key <> ${key}) < ${KEYS_A_TOOL}
    ${expected === null || expected === NOTHING ? sql`` : sql`and ${isThere}`}
    on conflict (student_id, tool, key)
    do update set value = excluded.value, updated_at = now()
    ${expected === null ? sql`` : sql`where ${TAG} = ${expected}`}
    returning ${TAG} as tag`)
  const [row] = rows
  if (row) return row
  const now = expected === null ? null : (await readValue(orm, place)).tag
  return now === expected ? 'too-many' : 'changed'
}
