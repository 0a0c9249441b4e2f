/** A job's money and its record, always changed together: held and begun, spent and finished, given back and failed. */
import type { AiKind } from '@panya/domain/ai/ai-kind.ts'
import type { VoidReason } from '@panya/domain/money/book.ts'
import type { Database } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Ledger } from '../ledger/ledger-port.ts'
import { classRules, keepLeftForClasses } from './class-rules.ts'
import { readPrices } from './prices.ts'

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

export interface JobStore {
  nodeId: string
  begin(wish: JobWish): Promise<StartedJob>
  finish(job: StartedJob, result: unknown): Promise<{ balance: number }>
  giveBack(job: { id: string; userId: number }, why: VoidReason, problem: string): Promise<void>
}

const BEGIN = `insert into ai_job (id, user_id, kind, hold_id, node_id, created_at)
  values ($1, $2, $3, $1, $4, $5)`
const ASKED = 'select 1 from coin_hold where user_id = $1 and key = $2'
const FINISH = `update ai_job set status = 'finished', result = $2, ended_at = $3 where id = $1`
const FAIL = `update ai_job set status = 'failed', problem = $2, ended_at = $3
  where id = $1 and status = 'open'`

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
    async begin({ userId, kind, key, seenPrice }) {
      const coins = (await readPrices(database))[kind]
      if (coins !== seenPrice) throw new Problem('CONFLICT', 'price-changed')
      const { dailyCap } = await classRules(database, userId)
      const wish = { key: `ai:${key}`, amount: coins, purpose: kind, dailyCap }
      const outcome = await ledger.holdWith(userId, wish, {
        async before(client) {
          const left = await keepLeftForClasses(client, userId, now())
          if (left === null || coins <= left) return
          // Asked before under the same name: it was counted then.
          const { rows } = await client.query(ASKED, [userId, wish.key])
          if (rows.length === 0) throw new Problem('RATE_LIMITED', 'class-limit')
        },
        async after(client, [held]) {
          if (held?.kind !== 'held' || !('hold' in held) || held.replayed) return
          await client.query(BEGIN, [held.hold.id, userId, kind, nodeId, now()])
        },
      })
      if (outcome.kind === 'not-enough') throw new Problem('CONFLICT', 'not-enough-coins')
      if (outcome.kind === 'over-daily-cap') throw new Problem('RATE_LIMITED', 'daily-limit')
      if (outcome.kind === 'key-reused') throw new Problem('CONFLICT', 'key-reused')
      const { id } = outcome.hold
      const earlier = outcome.replayed ? await earlierJob(database, id, outcome.balance) : null
      return { id, userId, coins, earlier }
    },
    async finish({ id, userId }, result) {
      const end = await ledger.captureWith(userId, id, {
        async after(client, [captured]) {
          if (captured?.kind !== 'captured') return
          await client.query(FINISH, [id, JSON.stringify(result), now()])
        },
      })
      if (end.kind === 'captured') return { balance: end.balance }
      throw new Problem('UNAVAILABLE', 'ai-too-slow')
    },
    async giveBack({ id, userId }, why, problem) {
      await ledger.voidWith(userId, id, why, {
        after: async (client) => void (await client.query(FAIL, [id, problem, now()])),
      })
    },
  }
}

async function earlierJob({ pool }: Database, id: string, balance: number) {
  const { rows } = await pool.query<{ status: string; result: unknown; problem: string | null }>(
    'select status, result, problem from ai_job where id = $1',
    [id],
  )
  return { ...(rows[0] ?? { status: 'failed', result: null, problem: 'gone' }), balance }
}
