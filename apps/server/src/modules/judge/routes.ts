/** Checks a game's result by playing it again; the browser's own score is never asked for. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { JudgeAccepted } from '@panya/tools/game-kit/core/judge-result.ts'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { Database } from '../../platform/database/database.ts'
import { gameResult } from '../../platform/database/schema/project.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireUser } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { Tool } from '../../platform/tools.ts'
import { requireOpenTool } from '../classroom/open-tools-port.ts'
import { JudgeBusy, type JudgePool, judgeFile } from './judge-pool-port.ts'

const Body = Type.Object(
  {
    tool: Tool,
    submission: Type.Unknown(),
  },
  { additionalProperties: false },
)

export function registerJudge(
  root: FastifyInstance,
  { database, log, now }: AppContext,
  pool: JudgePool,
): void {
  const app = root.withTypeProvider<TypeBoxTypeProvider>()
  root.addHook('onClose', () => pool.close())

  app.post('/api/judge', { bodyLimit: 256 * 1024, schema: { body: Body } }, async (request) => {
    const user = await requireUser(request)
    const { tool, submission } = request.body
    await requireOpenTool(database.orm, user, tool, now())
    if (judgeFile(tool) === null) throw new Problem('NOT_FOUND', 'no-judge')
    try {
      const result = await pool.judge(tool, submission)
      if (result.ok) await keepBest(database, user.studentId, tool, result)
      return result
    } catch (error) {
      if (error instanceof JudgeBusy) throw new Problem('UNAVAILABLE', 'judge-busy')
      log.warn({ err: error, tool }, 'a submission could not be judged')
      throw new Problem('BAD_INPUT', 'judge-failed')
    }
  })
}

async function keepBest(
  { orm }: Database,
  studentId: number,
  tool: ToolPath,
  { level, stars, score, trace }: JudgeAccepted,
): Promise<void> {
  const isBetter = sql`excluded.score > ${gameResult.score}`
  await orm
    .insert(gameResult)
    .values({ studentId, tool, level, stars, score, trace })
    .onConflictDoUpdate({
      target: [gameResult.studentId, gameResult.tool, gameResult.level],
      set: {
        attempts: sql`${gameResult.attempts} + 1`,
        stars: sql`greatest(${gameResult.stars}, excluded.stars)`,
        trace: sql`case when ${isBetter} then excluded.trace else ${gameResult.trace} end`,
        achievedAt: sql`case when ${isBetter} then now() else ${gameResult.achievedAt} end`,
        score: sql`greatest(${gameResult.score}, excluded.score)`,
      },
    })
}
