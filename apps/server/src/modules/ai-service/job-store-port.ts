/** A job's money and its record, always changed together: held and begun, spent and finished, given back and failed. */
import type { AiKind } from '@panya/domain/ai/ai-kind.ts'
import type { VoidReason } from '@panya/domain/money/book.ts'
import { and, eq } from 'drizzle-orm'
import type { Database, Orm } from '../../platform/database/database.ts'
import { aiJob } from '../../platform/database/schema/ai.ts'
import { coinHold } from '../../platform/database/schema/money.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Ledger } from '../ledger/ledger-port.ts'
import { classRules, keepLeftForClasses } from './class-rules-port.ts'
import { readPrices } from './prices-port.ts'

export interface StartedJob {
  id: string
  userId: number
  coins: number
  /** Set when the same key was used before: what became of that job. */
  earlier: { status: string; result: unknown; problem: string | null; balance: number } | null
}

export interface JobWish {
  userId: number
  kind: AiKind
  /** The client's own name for this run: sent twice, it runs and costs once. */
  key: string
  /** What the learner saw before they pressed the button; another price by now is refused. */
  seenPrice: number
}

/** What must happen in the same transaction; what it throws undoes all of it. */
type Together = (tx: Orm) => Promise<void>

export interface JobStore {
  nodeId: string
  /** `together` runs for a new job alone, not when the same key is sent again. */
  begin(wish: JobWish, together?: (tx: Orm, jobId: string) => Promise<void>): Promise<StartedJob>
  finish(job: StartedJob, result: unknown, together?: Together): Promise<{ balance: number }>
  /** `together` runs only where the job was still open; says what can be spent now. */
  giveBack(
    job: { id: string; userId: number },
    why: VoidReason,
    problem: string,
    together?: Together,
  ): Promise<{ balance: number }>
}

export function createJobStore({
  database,
  ledger,
  now,
  nodeId,
}: {
  database: Database
  ledger: Ledger
  now: () => Date
  nodeId: string
}): JobStore {
  return {
    nodeId,
    async begin({ userId, kind, key, seenPrice }, together) {
      const coins = (await readPrices(database))[kind]
      if (coins !== seenPrice) throw new Problem('CONFLICT', 'price-changed')
      const { dailyCap } = await classRules(database, userId)
      const wish = { key: `ai:${key}`, amount: coins, purpose: kind, dailyCap }
      const outcome = await ledger.holdWith(userId, wish, {
        async before(tx) {
          const left = await keepLeftForClasses(tx, userId, now())
          if (left === null || coins <= left) return
          // Asked before under the same name: it was counted then.
          const asked = and(eq(coinHold.userId, userId), eq(coinHold.key, wish.key))
          if ((await tx.$count(coinHold, asked)) === 0)
            throw new Problem('RATE_LIMITED', 'class-limit')
        },
        async after(tx, [held]) {
          if (held?.kind !== 'held' || !('hold' in held) || held.replayed) return
          const { id } = held.hold
          await tx.insert(aiJob).values({ id, userId, kind, holdId: id, nodeId, createdAt: now() })
          await together?.(tx, id)
        },
      })
      if (outcome.kind === 'not-enough') throw new Problem('CONFLICT', 'not-enough-coins')
      if (outcome.kind === 'over-daily-cap') throw new Problem('RATE_LIMITED', 'daily-limit')
      if (outcome.kind === 'key-reused') throw new Problem('CONFLICT', 'key-reused')
      const { id } = outcome.hold
      const earlier = outcome.replayed ? await earlierJob(database, id, outcome.balance) : null
      return { id, userId, coins, earlier }
    },
    async finish({ id, userId }, result, together) {
      const end = await ledger.captureWith(userId, id, {
        async after(tx, [captured]) {
          if (captured?.kind !== 'captured') return
          await tx
            .update(aiJob)
            .set({ status: 'finished', result, endedAt: now() })
            .where(eq(aiJob.id, id))
          await together?.(tx)
        },
      })
      if (end.kind === 'captured') return { balance: end.balance }
      throw new Problem('UNAVAILABLE', 'ai-too-slow')
    },
    async giveBack({ id, userId }, why, problem, together) {
      const end = await ledger.voidWith(userId, id, why, {
        async after(tx) {
          const { rowCount } = await tx
            .update(aiJob)
            .set({ status: 'failed', problem, endedAt: now() })
            .where(and(eq(aiJob.id, id), eq(aiJob.status, 'open')))
          if (rowCount === 1) await together?.(tx)
        },
      })
      return { balance: 'balance' in end ? end.balance : 0 }
    },
  }
}

async function earlierJob({ orm }: Database, id: string, balance: number) {
  const { status, result, problem } = aiJob
  const [job] = await orm.select({ status, result, problem }).from(aiJob).where(eq(aiJob.id, id))
  return { ...(job ?? { status: 'failed', result: null, problem: 'gone' }), balance }
}
