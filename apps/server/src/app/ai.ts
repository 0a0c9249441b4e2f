/** Puts the AI service together: threads, the store of jobs, the watch over lost ones, and the tutor on top of them. */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import { createRunLimits } from '../modules/ai-service/admit-run-port.ts'
import { createAiPool } from '../modules/ai-service/ai-pool.ts'
import { createJobStore } from '../modules/ai-service/job-store-port.ts'
import type { LanguageModel } from '../modules/ai-service/language-model-port.ts'
import { createLostJobsWatch } from '../modules/ai-service/lost-jobs.ts'
import { createLanguageModel } from '../modules/ai-service/model/language-model.ts'
import { createBudget } from '../modules/ai-service/model/usage.ts'
import { registerAi } from '../modules/ai-service/routes.ts'
import type { Ledger } from '../modules/ledger/ledger-port.ts'
import { registerTutorAdmin } from '../modules/tutor/admin-routes.ts'
import { createCare } from '../modules/tutor/care.ts'
import { createOutcomeCounter } from '../modules/tutor/outcome-counter.ts'
import { registerTutor } from '../modules/tutor/routes.ts'
import { registerWatching } from '../modules/tutor/teach-routes.ts'
import type { AppContext } from '../platform/http/context.ts'
import type { Mailer } from '../platform/mail/mailer.ts'

/** Gives what looks for jobs that a lost node left behind. */
export function registerAiService(
  app: FastifyInstance,
  context: AppContext,
  { ledger, mailer, registry }: { ledger: Ledger; mailer: Mailer; registry: Registry },
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
  const model = languageModel(context)
  registerAi(app, context, { jobs, pool, limits, model })
  const care = createCare(context, mailer)
  app.addHook('onClose', () => care.told())
  const count = createOutcomeCounter(registry)
  registerTutor(app, context, { jobs, limits, model, care, count })
  registerWatching(app, context)
  registerTutorAdmin(app, context, model)
  return createLostJobsWatch(context, jobs)
}

/** Null when the operator has none. */
function languageModel({ env: { ai }, database, log, now }: AppContext): LanguageModel | null {
  if (ai === null) return null
  const { services, moderation, dailyTokens, seconds } = ai
  const budget = createBudget(database, now, dailyTokens)
  const patience = { wholeMs: seconds * 1000 }
  return createLanguageModel({ services, moderation, budget, log, now, patience })
}
