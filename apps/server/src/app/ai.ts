/** Puts the AI service together: threads, the store of jobs, the watch over lost ones. */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import { createRunLimits } from '../modules/ai-service/admit-run-port.ts'
import { createAiPool } from '../modules/ai-service/ai-pool.ts'
import { createJobStore } from '../modules/ai-service/job-store-port.ts'
import { createLostJobsWatch } from '../modules/ai-service/lost-jobs.ts'
import { registerAi } from '../modules/ai-service/routes.ts'
import { registerTutor } from '../modules/ai-service/tutor-routes.ts'
import type { Ledger } from '../modules/ledger/ledger-port.ts'
import type { AppContext } from '../platform/http/context.ts'

/** Gives what looks for jobs that a lost node left behind. */
export function registerAiService(
  app: FastifyInstance,
  context: AppContext,
  { ledger, registry }: { ledger: Ledger; registry: Registry },
): () => Promise<void> {
  const pool = createAiPool()
  const jobs = createJobStore({ ...context, ledger, nodeId: randomUUID() })
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
  registerAi(app, context, { jobs, pool, limits })
  registerTutor(app, context, { jobs, limits })
  return createLostJobsWatch(context, jobs)
}
