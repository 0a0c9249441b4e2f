/**
 * The interface of the server's AI.
 *
 *     GET  /api/ai/offers            what there is, what it costs, what I have
 *     POST /api/ai/detect            a picture           headers idempotency-key, x-coins (the price seen)
 *     POST /api/ai/ocr?languages=    a picture           the same headers
 *     POST /api/ai/similarity        {query, texts}      the same headers
 *     GET  /api/ai/jobs/:id          what became of a job of mine
 *     GET  /api/admin/ai-prices, PUT /api/admin/ai-prices/:kind {coins}    admins
 *
 * Closing the connection cancels. Whatever does not end with a result costs nothing.
 */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import {
  AI_KINDS,
  AI_LIMITS,
  type AiKind,
  type AiOffers,
  type AiReceipt,
  MOST_COINS,
  OCR_LANGUAGES,
  type OcrLanguage,
} from '@panya/domain/ai/ai-kind.ts'
import { bangkokMidnight } from '@panya/domain/time/bangkok.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { aiJob } from '../../platform/database/schema/ai.ts'
import { userSubscriptions } from '../../platform/database/schema/money.ts'
import { adminActor, registerAdminScope } from '../../platform/http/admin-scope.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { whileListening } from '../../platform/http/event-stream.ts'
import { requireUser } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { readPictureBodies } from '../../platform/pictures/picture-body.ts'
import { admitRun, type RunLimits } from './admit-run-port.ts'
import type { AiPool } from './ai-pool.ts'
import { JobStopped } from './ai-pool.ts'
import { classRules, leftForClasses } from './class-rules-port.ts'
import type { JobStore } from './job-store-port.ts'
import type { LanguageModel } from './language-model-port.ts'
import { picturePixels, picturePng } from './pictures.ts'
import { changePrice, readPrices } from './prices-port.ts'
import type { WorkerInput } from './worker-protocol.ts'

const Strict = { additionalProperties: false } as const
const Line = Type.String({ minLength: 1, maxLength: AI_LIMITS.textLength })
const Similarity = Type.Object(
  { query: Line, texts: Type.Array(Line, { minItems: 1, maxItems: AI_LIMITS.texts }) },
  Strict,
)
const Languages = Type.Object({
  languages: Type.Optional(Type.String({ pattern: '^(en|th|zh|ar)(,(en|th|zh|ar)){0,3}$' })),
})
const Kind = Type.Object({ kind: Type.Unsafe<AiKind>({ type: 'string', enum: AI_KINDS }) })
const Coins = Type.Object({ coins: Type.Integer({ minimum: 0, maximum: MOST_COINS }) }, Strict)
const ById = Type.Object({ id: Type.String({ format: 'uuid' }) })

interface Parts {
  jobs: JobStore
  pool: AiPool
  limits: RunLimits
  /** Null when the operator has none. */
  model: LanguageModel | null
}

export function registerAi(
  root: FastifyInstance,
  context: AppContext,
  { jobs, pool, limits, model }: Parts,
): void {
  const { database, now, log } = context
  const app = root.withTypeProvider<TypeBoxTypeProvider>()

  app.get('/api/ai/offers', async (request): Promise<AiOffers> => {
    const { studentId, restricted = false } = await requireUser(request)
    const prices = await readPrices(database)
    const kinds = AI_KINDS.filter((kind) => model !== null || (kind !== 'chat' && kind !== 'tutor'))
    const [use] = await database.orm
      .select({
        balance: userSubscriptions.coinBalance,
        used: sql<number>`coalesce((select sum(amount)::int from coin_hold
          where user_id = ${studentId} and created_at >= ${new Date(bangkokMidnight(now().getTime()))}
            and status <> 'voided'), 0)`,
      })
      .from(userSubscriptions)
      .where(eq(userSubscriptions.userId, studentId))
    const { dailyCap } = await classRules(database, studentId)
    const { balance = 0, used = 0 } = use ?? {}
    const leftToday = atLeastNothing(dailyCap === null ? null : dailyCap - used)
    const leftForClass = atLeastNothing(await leftForClasses(database.orm, studentId, now()))
    const offers = kinds.map((kind) => ({ kind, coins: prices[kind] }))
    return { offers, balance, leftToday, leftForClass, restricted }
  })

  app.get('/api/ai/jobs/:id', { schema: { params: ById } }, async (request) => {
    const { studentId } = await requireUser(request)
    const { id, kind, status, result } = aiJob
    const [job] = await database.orm
      .select({ id, kind, status, result })
      .from(aiJob)
      .where(and(eq(aiJob.id, request.params.id), eq(aiJob.userId, studentId)))
    if (!job) throw new Problem('NOT_FOUND', 'not-found')
    return job
  })

  async function runJob(
    request: FastifyRequest,
    reply: FastifyReply,
    read: () => Promise<WorkerInput> | WorkerInput,
  ): Promise<AiReceipt> {
    const who = await admitRun(request, limits)
    const input = await read()
    if (!pool.hasRoom(who.userId)) throw new Problem('UNAVAILABLE', 'too-busy')
    const signal = whileListening(reply)
    const job = await jobs.begin({ ...who, kind: input.kind })
    if (job.earlier) return repeat(job.id, job.earlier)
    try {
      const result = await pool.run(who.userId, input, signal)
      const { balance } = await jobs.finish(job, result)
      return { id: job.id, result, coins: job.coins, balance }
    } catch (error) {
      if (error instanceof Problem) throw error
      const why = error instanceof JobStopped ? error.why : 'failed'
      await jobs.giveBack(job, why, error instanceof Error ? error.message : 'failed')
      if (why !== 'cancelled') log.warn({ err: error, kind: input.kind }, 'an AI job failed')
      throw new Problem('UNAVAILABLE', why === 'timeout' ? 'ai-too-slow' : 'ai-failed')
    }
  }

  registerPictures(root, runJob)

  app.post('/api/ai/similarity', { schema: { body: Similarity } }, (request, reply) =>
    runJob(request, reply, () => ({ kind: 'similarity', ...request.body })),
  )

  registerAdminScope(root, (admin) => {
    admin.get('/api/admin/ai-prices', async () => ({ prices: await readPrices(database) }))
    admin.put(
      '/api/admin/ai-prices/:kind',
      { schema: { params: Kind, body: Coins } },
      async (request) => {
        const { kind } = request.params
        await changePrice(database, await adminActor(request), kind, request.body.coins)
        return { prices: await readPrices(database) }
      },
    )
  })
}

const atLeastNothing = (left: number | null) => (left === null ? null : Math.max(0, left))

function repeat(
  id: string,
  { status, result, balance }: { status: string; result: unknown; balance: number },
): AiReceipt {
  if (status === 'open') throw new Problem('CONFLICT', 'still-running')
  if (status !== 'finished') throw new Problem('UNAVAILABLE', 'ai-failed')
  return { id, result: result as AiReceipt['result'], coins: 0, balance }
}

type RunJob = (
  request: FastifyRequest,
  reply: FastifyReply,
  read: () => Promise<WorkerInput>,
) => Promise<AiReceipt>

/** Pictures come as they are, not packed in JSON. */
function registerPictures(root: FastifyInstance, runJob: RunJob): void {
  root.register(async (scope) => {
    const app = scope.withTypeProvider<TypeBoxTypeProvider>()
    readPictureBodies(scope, AI_LIMITS.imageBytes)
    app.post('/api/ai/detect', (request, reply) =>
      runJob(request, reply, async () => ({
        kind: 'detect',
        pixels: await picturePixels(request.body),
      })),
    )
    app.post('/api/ai/ocr', { schema: { querystring: Languages } }, (request, reply) =>
      runJob(request, reply, async () => ({
        kind: 'ocr',
        png: await picturePng(request.body),
        languages: languagesIn(request.query.languages),
      })),
    )
  })
}

/** In a fixed order, so that the same wish finds the same models loaded. */
function languagesIn(list = 'en'): OcrLanguage[] {
  const wanted = list.split(',')
  return OCR_LANGUAGES.filter((language) => wanted.includes(language))
}
