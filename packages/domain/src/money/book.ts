/** One person's coins while they are being worked on: lots, holds, and the movements that changed them. */

/** Where coins are. They only ever move from one place to another, so that all places together hold nothing. */
export const PLACES = ['grants', 'student', 'held', 'spent', 'expired'] as const
export type Place = (typeof PLACES)[number]

export const LOT_SOURCES = ['monthly', 'complimentary', 'present', 'opening'] as const
export type LotSource = (typeof LOT_SOURCES)[number]

/** Why a hold ended without being spent. */
export const VOID_REASONS = ['failed', 'timeout', 'cancelled', 'lost', 'refused'] as const
export type VoidReason = (typeof VOID_REASONS)[number]

/** Coins that came together and end together. Moments are milliseconds since 1970. */
export interface CoinLot {
  id: string
  source: LotSource
  /** The same key never gives twice. */
  grantKey: string
  /** What the giver wrote or which plan it is; shown to the learner. */
  note: string | null
  granted: number
  available: number
  held: number
  createdAt: number
  /** Null for coins that stay. */
  expiresAt: number | null
}

export interface HoldPart {
  lotId: string
  amount: number
}

export interface CoinHold {
  id: string
  key: string
  amount: number
  purpose: string
  parts: HoldPart[]
  status: 'held' | 'captured' | 'voided'
  createdAt: number
  /** When it gives its coins back by itself. */
  endsAt: number
  endedAt: number | null
  why: VoidReason | null
}

export interface CoinMovement {
  lotId: string
  holdId: string | null
  from: Place
  to: Place
  amount: number
  at: number
}

/** Which plan it is and when its coins come. */
export interface CoinCalendar {
  planId: number
  planSince: number
  /** Taken over at the next renewal. */
  pendingPlanId: number | null
  anchorAt: number
  periodStart: number
  nextRenewalAt: number
  latestCoinsAt: number | null
}

export interface CoinBook {
  readonly userId: number
  /** Null until the account is first worked on. */
  calendar: CoinCalendar | null
  planId: number
  /** A balance from before the account had lots. */
  unbooked: number
  lots: Map<string, CoinLot>
  holds: Map<string, CoinHold>
  /** Coins held or spent since midnight; only looked at where there is a daily limit. */
  usedToday: number
  /** What has changed since the book was opened. */
  changes: {
    movements: CoinMovement[]
    lots: Set<CoinLot>
    holds: Set<CoinHold>
    calendar: boolean
  }
}

export function emptyBook(userId: number, planId: number): CoinBook {
  return {
    userId,
    planId,
    calendar: null,
    unbooked: 0,
    lots: new Map(),
    holds: new Map(),
    usedToday: 0,
    changes: { movements: [], lots: new Set(), holds: new Set(), calendar: false },
  }
}

export function spendable({ lots }: Pick<CoinBook, 'lots'>): number {
  let sum = 0
  for (const lot of lots.values()) sum += lot.available
  return sum
}

/** The only way coins move: one lot, two places, one record. */
export function move(
  book: CoinBook,
  lot: CoinLot,
  [from, to]: readonly [Place, Place],
  { amount, at, holdId = null }: { amount: number; at: number; holdId?: string | null },
): void {
  if (amount === 0) return
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`cannot move ${amount} coins`)
  if (from === 'student') lot.available -= amount
  if (from === 'held') lot.held -= amount
  if (to === 'student') lot.available += amount
  if (to === 'held') lot.held += amount
  if (lot.available < 0 || lot.held < 0) throw new Error(`lot ${lot.id} would be overdrawn`)
  book.changes.lots.add(lot)
  book.changes.movements.push({ lotId: lot.id, holdId, from, to, amount, at })
}
