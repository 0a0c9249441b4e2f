/** Spending in two steps: coins are held before a job, then spent by its success or given back. */
import {
  type CoinBook,
  type CoinHold,
  type CoinLot,
  type HoldPart,
  move,
  spendable,
  type VoidReason,
} from './book.ts'
import { giveBack, lotOf } from './settle.ts'

export const HOLD_MS = 10 * 60_000

export interface HoldWish {
  id: string
  /** Asking again with the same key gives the same hold. */
  key: string
  amount: number
  purpose: string
  /** Coins that may be used a day, with this one; null for no limit. */
  dailyCap: number | null
}

export type HoldOutcome =
  | { kind: 'held'; hold: CoinHold; balance: number; replayed: boolean }
  | { kind: 'not-enough'; balance: number }
  | { kind: 'over-daily-cap'; left: number }
  | { kind: 'key-reused' }

export function holdCoins(book: CoinBook, wish: HoldWish, at: number): HoldOutcome {
  for (const hold of book.holds.values()) if (hold.key === wish.key) return replay(book, hold, wish)
  const balance = spendable(book)
  if (wish.amount > balance) return { kind: 'not-enough', balance }
  const left = wish.dailyCap === null ? null : Math.max(0, wish.dailyCap - book.usedToday)
  if (left !== null && wish.amount > left) return { kind: 'over-daily-cap', left }
  const { id, key, amount, purpose } = wish
  const parts = takeParts(book, amount)
  for (const part of parts) {
    const lot = lotOf(book, part.lotId)
    move(book, lot, ['student', 'held'], { amount: part.amount, at, holdId: id })
  }
  const open = { status: 'held', createdAt: at, endsAt: at + HOLD_MS } as const
  const hold: CoinHold = { id, key, amount, purpose, parts, ...open, endedAt: null, why: null }
  book.usedToday += amount
  book.holds.set(id, hold)
  book.changes.holds.add(hold)
  return { kind: 'held', hold, balance: balance - amount, replayed: false }
}

function replay(book: CoinBook, hold: CoinHold, { amount, purpose }: HoldWish): HoldOutcome {
  if (hold.amount !== amount || hold.purpose !== purpose) return { kind: 'key-reused' }
  return { kind: 'held', hold, balance: spendable(book), replayed: true }
}

/** The lots that end soonest pay first. */
function takeParts(book: CoinBook, amount: number): HoldPart[] {
  const parts: HoldPart[] = []
  let missing = amount
  for (const lot of [...book.lots.values()].toSorted(soonestFirst)) {
    const taken = Math.min(missing, lot.available)
    if (taken > 0) parts.push({ lotId: lot.id, amount: taken })
    missing -= taken
  }
  return parts
}

function soonestFirst(a: CoinLot, b: CoinLot): number {
  const ends = (lot: CoinLot) => lot.expiresAt ?? Number.POSITIVE_INFINITY
  if (ends(a) !== ends(b)) return ends(a) - ends(b)
  return a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)
}

export type EndOutcome =
  | { kind: 'captured'; balance: number; amount: number }
  | { kind: 'voided'; balance: number; amount: number; why: VoidReason }
  | { kind: 'unknown-hold' }

/** What is over stays as it is: the outcome says how the hold ended, whoever ended it. */
export function captureHold(book: CoinBook, holdId: string, at: number): EndOutcome {
  const hold = book.holds.get(holdId)
  if (hold?.status === 'held') {
    for (const { lotId, amount } of hold.parts) {
      move(book, lotOf(book, lotId), ['held', 'spent'], { amount, at, holdId })
    }
    Object.assign(hold, { status: 'captured', endedAt: at })
    book.changes.holds.add(hold)
  }
  return endOf(book, hold)
}

export function voidHold(book: CoinBook, holdId: string, why: VoidReason, at: number): EndOutcome {
  const hold = book.holds.get(holdId)
  if (hold?.status === 'held') giveBack(book, hold, why, at)
  return endOf(book, hold)
}

function endOf(book: CoinBook, hold: CoinHold | undefined): EndOutcome {
  if (!hold) return { kind: 'unknown-hold' }
  const { amount, why } = hold
  const balance = spendable(book)
  if (hold.status === 'captured') return { kind: 'captured', balance, amount }
  return { kind: 'voided', balance, amount, why: why ?? 'failed' }
}
