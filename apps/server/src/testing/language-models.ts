/** Language models on servers of a test, with the budget in a database of its own, a clock and a log that can be read. */
import { pino } from 'pino'
import type { LanguageModel } from '../modules/ai-service/language-model-port.ts'
import { createLanguageModel } from '../modules/ai-service/model/language-model.ts'
import { createBudget } from '../modules/ai-service/model/usage.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { createTestDatabase } from './test-server.ts'

interface Wish {
  moderation?: string
  dailyTokens?: number | null
  patience?: Parameters<typeof createLanguageModel>[0]['patience']
}

export interface LanguageModels {
  database: Database
  /** Everything that was written. */
  log: string[]
  clock: { now: Date }
  /** On servers in their order; each call is a node of its own. */
  on(servers: { url: string; key?: string }[], wish?: Wish): LanguageModel
  close(): Promise<void>
}

export async function startLanguageModels(): Promise<LanguageModels> {
  const { config, drop } = await createTestDatabase()
  const log: string[] = []
  const logger = pino({ level: 'trace' }, { write: (line: string) => void log.push(line) })
  const database = openDatabase({ ...config, max: 5 }, logger)
  const clock = { now: new Date('2026-11-19T03:00:00Z') }
  const now = () => clock.now
  return {
    database,
    log,
    clock,
    on(servers, { moderation = 'auto', dailyTokens = null, patience } = {}) {
      const services = servers.map(({ url, key = null }, index) => ({
        name: `service-${index + 1}`,
        prefix: index === 0 ? 'AI' : `AI_${index + 1}`,
        baseUrl: url,
        apiKey: key,
        model: `owl-${index + 1}`,
      }))
      const budget = createBudget(database, now, dailyTokens)
      return createLanguageModel({ services, moderation, budget, log: logger, now, patience })
    },
    async close() {
      await database.close()
      await drop()
    },
  }
}

export const QUESTION = [
  { role: 'system' as const, content: 'You speak with a learner.' },
  { role: 'user' as const, content: 'My loop never ends.' },
]
