/** What the services were used for today (Bangkok), on all nodes, and whether more may be asked. */
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { aiUsage } from '../../../platform/database/schema/tutor.ts'
import type { ModelMessage } from '../language-model-port.ts'

export interface Budget {
  dailyTokens: number | null
  isUsedUp(): Promise<boolean>
  /** What came to nothing was paid for all the same. */
  add(service: string, use: { tokens: number; answered: boolean }): Promise<void>
  today(): Promise<Map<string, { answers: number; tokens: number }>>
}

const MOST = 2_147_483_647

export function createBudget(
  { orm }: Pick<Database, 'orm'>,
  now: () => Date,
  dailyTokens: number | null,
): Budget {
  return {
    dailyTokens,
    async isUsedUp() {
      if (dailyTokens === null) return false
      const [row] = await orm
        .select({ tokens: sql<string>`coalesce(sum(${aiUsage.tokens}), 0)` })
        .from(aiUsage)
        .where(eq(aiUsage.day, bangkokDay(now())))
      return Number(row?.tokens ?? 0) >= dailyTokens
    },
    async add(service, { tokens, answered }) {
      const answers = answered ? 1 : 0
      await orm
        .insert(aiUsage)
        .values({ day: bangkokDay(now()), service, answers, tokens })
        .onConflictDoUpdate({
          target: [aiUsage.day, aiUsage.service],
          set: {
            answers: sql`${aiUsage.answers} + ${answers}`,
            tokens: sql`least(${aiUsage.tokens}::bigint + ${tokens}, ${MOST})::int`,
          },
        })
    },
    async today() {
      const rows = await orm
        .select()
        .from(aiUsage)
        .where(eq(aiUsage.day, bangkokDay(now())))
      return new Map(rows.map(({ service, answers, tokens }) => [service, { answers, tokens }]))
    },
  }
}

/** About four Latin letters are a token; of other scripts, one or two. */
export function estimateTokens(messages: ModelMessage[], heard: string): number {
  const all = messages.map(({ content }) => content).join('') + heard
  const other = all.replaceAll(/[ -~\s]/gu, '').length
  return Math.ceil((all.length - other) / 4 + other / 1.5) + 4 * messages.length
}
