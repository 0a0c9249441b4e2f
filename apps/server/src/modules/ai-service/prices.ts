/** What each kind of job costs now, and how admins change it. */
import { AI_KINDS, type AiKind, type AiOffer, DEFAULT_PRICES } from '@panya/domain/ai/ai-kind.ts'
import { sql } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database } from '../../platform/database/database.ts'

const PRICES = { name: 'ai_prices', text: 'select kind, coins from ai_price' }

export async function readPrices({ pool }: Database): Promise<Record<AiKind, number>> {
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
    await tx.execute(sql`insert into ai_price (kind, coins) values (${kind}, ${coins})
      on conflict (kind) do update set coins = excluded.coins, changed_at = now()`)
    await recordAct(tx, actor, {
      act: 'ai-price.change',
      target: `ai-price:${kind}`,
      before: { coins: before },
      after: { coins },
    })
  })
}
