/** What each kind of job costs now, and how admins change it. */
import { AI_KINDS, type AiKind, type AiOffer, DEFAULT_PRICES } from '@panya/domain/ai/ai-kind.ts'
import { sql } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database } from '../../platform/database/database.ts'
import { aiPrice } from '../../platform/database/schema/ai.ts'

const PRICES = { name: 'ai_prices', text: 'select kind, coins from ai_price' }

export async function readPrices({ pool }: Database): Promise<Record<AiKind, number>> {
  // raw: prepared, asked before every run
  const { rows } = await pool.query<AiOffer>(PRICES)
  const prices = { ...DEFAULT_PRICES }
  for (const { kind, coins } of rows) if (AI_KINDS.includes(kind)) prices[kind] = coins
  return prices
}

export async function changePrice(
  database: Database,
  actor: Actor,
  kind: AiKind,
  coins: number,
): Promise<void> {
  const before = (await readPrices(database))[kind]
  await database.orm.transaction(async (tx) => {
    await tx
      .insert(aiPrice)
      .values({ kind, coins })
      .onConflictDoUpdate({ target: aiPrice.kind, set: { coins, changedAt: sql`now()` } })
    await recordAct(tx, actor, {
      act: 'ai-price.change',
      target: `ai-price:${kind}`,
      before: { coins: before },
      after: { coins },
    })
  })
}
