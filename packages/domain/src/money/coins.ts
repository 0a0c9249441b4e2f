/** What a learner sees of their coins. Moments are RFC 3339. */
import type { LotSource, VoidReason } from './book.ts'

export interface CoinLotView {
  id: string
  source: LotSource
  note: string | null
  granted: number
  available: number
  held: number
  createdAt: string
  expiresAt: string | null
}

export interface CoinsView {
  balance: number
  planName: string
  planSince: string | null
  /** The plan that begins at the next renewal, when another one was asked for. */
  nextPlanName: string | null
  latestCoinsAt: string | null
  nextRenewalAt: string | null
  /** Those with coins left, the ones that are used first in front. */
  lots: CoinLotView[]
}

/** From which lots a use was paid. */
export interface PaidFrom {
  source: LotSource
  note: string | null
  amount: number
}

export type CoinEntry =
  | { kind: 'got'; at: string; amount: number; source: LotSource; note: string | null }
  | { kind: 'ended'; at: string; amount: number; source: LotSource; note: string | null }
  | {
      kind: 'used'
      at: string
      amount: number
      purpose: string
      state: 'running' | 'paid' | 'given-back'
      why: VoidReason | null
      from: PaidFrom[]
    }

export interface CoinHistory {
  entries: CoinEntry[]
  /** Ask with it for what was before; null at the beginning. */
  before: string | null
}
