/** Small per-learner state of the tools. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { toolProgress } from '../../platform/database/schema/project.ts'
import { KEEPER } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireKeeper } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { Tool } from '../../platform/tools.ts'
import type { JudgePool } from '../judge/judge-pool-port.ts'

const VALUE_BYTES = 64 * 1024
const KEYS_A_TOOL = 200

const ByKey = {
  querystring: Type.Object({
    tool: Tool,
    key: Type.String({ pattern: '^[a-z0-9][a-z0-9/_.-]{0,79}$' }),
  }),
}

export function registerProgress(
  root: FastifyInstance,
  { database }: AppContext,
  judges: JudgePool,
): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { orm } = database

  app.get('/api/progress', { schema: ByKey }, async (request) => {
    const { studentId } = await requireKeeper(request)
    const { tool, key } = request.query
    judges.warm(tool)
    const [row] = await orm
      // The builder would read a text that was kept as JSON a second time, and give back what is written in it.
      .select({ value: sql<string>`${toolProgress.value}::text` })
      .from(toolProgress)
      .where(
        and(
          eq(toolProgress.studentId, studentId),
          eq(toolProgress.tool, tool),
          eq(toolProgress.key, key),
        ),
      )
    return { value: row ? (JSON.parse(row.value) as unknown) : null }
  })

  app.put(
    '/api/progress',
    {
      config: KEEPER,
      bodyLimit: 2 * VALUE_BYTES,
      schema: {
        ...ByKey,
        body: Type.Object({ value: Type.Unknown() }, { additionalProperties: false }),
      },
    },
    async (request, reply) => {
      const { studentId } = await requireKeeper(request)
      const value = request.body.value ?? null
      if (Buffer.byteLength(JSON.stringify(value)) > VALUE_BYTES) {
        throw new Problem('TOO_LARGE', 'progress-too-large')
      }
      const { tool, key } = request.query
      // raw: insert … select, of which the builder writes every column
      const { rowCount } = await orm.execute(sql`
        insert into tool_progress (student_id, tool, key, value)
        select ${studentId}, ${tool}, ${key}, ${JSON.stringify(value)}::jsonb
        where (select count(*) from tool_progress
               where student_id = ${studentId} and tool = ${tool} and key <> ${key}) < ${KEYS_A_TOOL}
        on conflict (student_id, tool, key)
        do update set value = excluded.value, updated_at = now()`)
      if (rowCount === 0) throw new Problem('TOO_LARGE', 'progress-too-large')
      return reply.code(204).send()
    },
  )
}
