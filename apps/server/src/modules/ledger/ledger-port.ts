/** The ledger as the rest of the server uses it. */
import { randomUUID } from 'node:crypto'
import type { LotSource, VoidReason } from '@panya/domain/money/book.ts'
import type { PlanChange } from '@panya/domain/money/change-plan.ts'
import type { EndOutcome, HoldOutcome, HoldWish } from '@panya/domain/money/hold.ts'
import type { GrantOutcome, LedgerOperation, LedgerOutcome } from '@panya/domain/money/operation.ts'
import type { Database } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { createLedgerBatcher } from './ledger-batcher.ts'
import { type Also, type CallOutcome, type LedgerCall, runBatch } from './run-batch-port.ts'

export interface PresentWish {
  key: string
  source: LotSource
  amount: number
  note: string | null
  expiresAt: number | null
}

export interface Ledger {
  grant(userId: number, wish: PresentWish): Promise<GrantOutcome>
  hold(userId: number, wish: Omit<HoldWish, 'id'>): Promise<HoldOutcome>
  capture(userId: number, holdId: string): Promise<EndOutcome>
  void(userId: number, holdId: string, why: VoidReason): Promise<EndOutcome>
  /** Generates what is due; what is not due stays. */
  renew(userIds: readonly number[]): Promise<void>
  settle(userIds: readonly number[]): Promise<void>
  /** In a transaction of its own, together with what goes with it. */
  holdWith(userId: number, wish: Omit<HoldWish, 'id'>, also: Also): Promise<HoldOutcome>
  captureWith(userId: number, holdId: string, also: Also): Promise<EndOutcome>
  voidWith(userId: number, holdId: string, why: VoidReason, also: Also): Promise<EndOutcome>
  changePlan(userId: number, change: PlanChange, also: Also): Promise<CallOutcome>
  /** Only what goes with it: the same kind of transaction without a change of coins. */
  alongside(also: Also): Promise<void>
  grantWith(userId: number, wish: PresentWish, also: Also): Promise<CallOutcome>
  drained(): Promise<void>
}

export function createLedger({ database, now }: { database: Database; now: () => Date }): Ledger {
  const at = () => now().getTime()
  const batcher = createLedgerBatcher((calls) => runBatch(database, calls, at()))

  /** The rules answer each operation with its own kind of outcome. */
  async function run<Outcome>(userId: number, operation: LedgerOperation): Promise<Outcome> {
    return known(await batcher.add({ userId, operation })) as Outcome
  }

  async function all(userIds: readonly number[], operation: LedgerOperation): Promise<void> {
    if (userIds.length === 0) return
    await runBatch(
      database,
      userIds.map((userId) => ({ userId, operation })),
      at(),
    )
  }

  async function alone(call: LedgerCall, also: Also): Promise<CallOutcome> {
    const [outcome = null] = await runBatch(database, [call], at(), also)
    return outcome
  }

  return {
    grant: (userId, wish) => run(userId, { do: 'grant', grant: { ...wish, lotId: randomUUID() } }),
    hold: (userId, wish) => run(userId, { do: 'hold', wish: { ...wish, id: randomUUID() } }),
    capture: (userId, holdId) => run(userId, { do: 'capture', holdId }),
    void: (userId, holdId, why) => run(userId, { do: 'void', holdId, why }),
    renew: (userIds) => all(userIds, { do: 'renew' }),
    settle: (userIds) => all(userIds, { do: 'settle' }),
    async holdWith(userId, wish, also) {
      const operation = { do: 'hold', wish: { ...wish, id: randomUUID() } } as const
      return known(await alone({ userId, operation }, also)) as HoldOutcome
    },
    async captureWith(userId, holdId, also) {
      const operation = { do: 'capture', holdId } as const
      return known(await alone({ userId, operation }, also)) as EndOutcome
    },
    async voidWith(userId, holdId, why, also) {
      const operation = { do: 'void', holdId, why } as const
      return known(await alone({ userId, operation }, also)) as EndOutcome
    },
    changePlan: (userId, change, also) =>
      alone({ userId, operation: { do: 'change-plan', change } }, also),
    async alongside(also) {
      await runBatch(database, [], at(), also)
    },
    grantWith: (userId, wish, also) =>
      alone({ userId, operation: { do: 'grant', grant: { ...wish, lotId: randomUUID() } } }, also),
    drained: () => batcher.drained(),
  }
}

function known(outcome: CallOutcome): LedgerOutcome {
  if (outcome === null) throw new Problem('NOT_FOUND', 'not-found')
  return outcome
}
