/** What tools report while a learner works: runs, errors by name, checks. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { ACTIVITY_KINDS, type ActivityKind } from '@panya/domain/classroom/struggle.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { toolActivity } from '../../platform/database/schema/project.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireUser } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { TokenBuckets } from '../../platform/limits/token-buckets.ts'
import { Tool } from '../../platform/tools.ts'

const Body = Type.Object(
  {
    tool: Tool,
    projectId: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]),
    events: Type.Array(
      Type.Object(
        {
          kind: Type.Unsafe<ActivityKind>({ type: 'string', enum: ACTIVITY_KINDS }),
          // A code such as NameError or a level's id; too short for a sentence.
          detail: Type.Optional(Type.String({ pattern: '^[\\w./:-]{1,60}$' })),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 50 },
    ),
  },
  { additionalProperties: false },
)

/** A busy learner reports a few times a minute. */
const REPORTS = { capacity: 60, refillMs: 2000 }

export function registerActivity(root: FastifyInstance, { database, now }: AppContext): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const reports = new TokenBuckets(REPORTS, now)
  app.post('/api/activity', { schema: { body: Body } }, async (request, reply) => {
    const { studentId } = await requireUser(request)
    const { tool, projectId, events } = request.body
    if (reports.take(String(studentId)) > 0) throw new Problem('RATE_LIMITED', 'too-many')
    const at = now()
    await database.orm
      .insert(toolActivity)
      .values(events.map((event) => ({ ...event, studentId, tool, projectId, at })))
    return reply.code(204).send()
  })
}
