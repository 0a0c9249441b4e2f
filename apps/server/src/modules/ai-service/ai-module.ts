/** Puts the AI service together: threads, the book of jobs, the watch over lost ones. */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import type { AppContext } from '../../http/context.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { registerTutor } from '../tutor/routes.ts'
import { createRunLimits } from './admit-run.ts'
import { createAiPool } from './ai-pool.ts'
import { createJobBook } from './job-book.ts'
import { watchForLostJobs } from './lost-jobs.ts'
import { registerAi } from './routes.ts'

export async function registerAiService(
  app: FastifyInstance,
  context: AppContext,
  { ledger, registry }: { ledger: Ledger; registry: Registry },
): Promise<void> {
  const pool = createAiPool()
  const book = createJobBook({ ...context, ledger, nodeId: randomUUID() })
  const stopWatching = await watchForLostJobs(context, book)
  app.addHook('onClose', stopWatching)
  app.addHook('preClose', () => pool.close())
  registry.registerMetric(
    new Gauge({
      name: 'ai_jobs_waiting',
      help: 'AI jobs that wait or run on this node.',
      registers: [],
      collect() {
        this.set(pool.waiting())
      },
    }),
  )
  const limits = createRunLimits(context.now)
  registerAi(app, context, { book, pool, limits })
  registerTutor(app, context, { book, limits })
}
