/** /api/replays: links to levels somebody made and to how somebody played, for others to open. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { type LinkAudience, REPLAY_LIMITS } from '@panya/domain/replay/replay.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { ANYONE, KEEPER } from '../../platform/http/access.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireKeeper, requireUser } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { strict } from '../../platform/http/route-schemas.ts'
import { sendJson } from '../../platform/http/send-content.ts'
import { createSharedBuckets } from '../../platform/limits/shared-buckets.ts'
import { TOOLS } from '../../platform/tools.ts'
import { listOwn, makeReplay, takeBack } from './own-replays.ts'
import { openReplay, reportReplay } from './shared-replays.ts'

const ByShare = {
  params: Type.Object({ shareId: Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' }) }),
}
const GAMES = TOOLS.filter(({ family }) => family === 'games').map(({ path }) => path)
const NewLink = Type.Object(
  {
    tool: Type.Unsafe<ToolPath>({ type: 'string', enum: GAMES }),
    title: Type.String({ maxLength: 400 }),
    audience: Type.Unsafe<LinkAudience>({ type: 'string', enum: ['class', 'public'] }),
    content: Type.Unknown(),
  },
  strict,
)
const Report = Type.Object({ reason: Type.String({ minLength: 1, maxLength: 500 }) }, strict)

/** The fields beside the content. */
const FIELDS_BYTES = 4 * 1024
/** Enough for an upset class, too little to bury a teacher. */
const REPORTS = { capacity: 5, refillMs: 10 * 60_000 }

export function registerReplays(root: FastifyInstance, context: AppContext): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  const { database, secret, now } = context
  const buckets = createSharedBuckets(database, secret, now)

  app.get('/api/replays', async (request, reply) => {
    const user = await requireUser(request)
    return reply.header('cache-control', 'no-store').send(await listOwn(database, user, now()))
  })

  app.post(
    '/api/replays',
    {
      config: KEEPER,
      bodyLimit: REPLAY_LIMITS.contentBytes + FIELDS_BYTES,
      schema: { body: NewLink },
    },
    async (request, reply) => {
      const user = await requireKeeper(request)
      return reply.code(201).send(await makeReplay(database, user, request.body, now()))
    },
  )

  app.delete(
    '/api/replays/:shareId',
    { config: KEEPER, schema: ByShare },
    async (request, reply) => {
      await takeBack(database, await requireKeeper(request), request.params.shareId)
      return reply.code(204).send()
    },
  )

  app.get('/api/replays/:shareId', { config: ANYONE, schema: ByShare }, async (request, reply) => {
    const viewer = await app.authenticate(request)
    const { fields, content } = await openReplay(database, viewer, request.params.shareId, now())
    return sendJson(reply, `${JSON.stringify(fields).slice(0, -1)},"content":${content}}`)
  })

  app.post(
    '/api/replays/:shareId/report',
    { config: ANYONE, schema: { ...ByShare, body: Report } },
    async (request, reply) => {
      const viewer = await app.authenticate(request)
      const key = viewer.studentId === null ? request.ip : String(viewer.studentId)
      const wish = { name: 'report of a game', rule: REPORTS, key }
      if (!(await buckets.take([wish]))) throw new Problem('RATE_LIMITED', 'too-many')
      const { reason } = request.body
      await reportReplay(database, viewer, request.params.shareId, { reason, now: now() })
      return reply.code(204).send()
    },
  )
}
