/** Small per-learner state of the tools. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { KEEPER } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireKeeper } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { Tool } from '../../platform/tools.ts'
import type { JudgePool } from '../judge/judge-pool-port.ts'
import { keepValue, readValue } from './kept-value.ts'

const VALUE_BYTES = 64 * 1024

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

  app.get('/api/progress', { schema: ByKey }, async (request, reply) => {
    const { studentId } = await requireKeeper(request)
    const { tool, key } = request.query
    judges.warm(tool)
    const { value, tag } = await readValue(orm, { studentId, tool, key })
    reply.header('etag', `"${tag}"`)
    return { value }
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
      const place = { studentId, ...request.query }
      const kept = await keepValue(orm, place, JSON.stringify(value), expectedTag(request))
      if (kept === 'changed') throw new Problem('CONFLICT', 'progress-changed')
      if (kept === 'too-many') throw new Problem('TOO_LARGE', 'progress-too-large')
      reply.header('etag', `"${kept.tag}"`)
      return reply.code(204).send()
    },
  )
}

/** What the sender goes on from; null when that does not matter. A proxy may have called the tag a weak one. */
function expectedTag({ headers }: FastifyRequest): string | null {
  return headers['if-match']?.replaceAll(/^W\/|"/g, '') ?? null
}
