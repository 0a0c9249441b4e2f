/** What time alone does to an account: forgotten holds give back, old lots end. */
import { type CoinBook, type CoinHold, move, type VoidReason } from './book.ts'

/** Called before anything else looks at the account, so that nobody spends what is over. */
export function settle(book: CoinBook, at: number): void {
  for (const hold of book.holds.values()) {
    if (hold.status === 'held' && hold.endsAt <= at) giveBack(book, hold, 'timeout', at)
  }
  expireLots(book, at)
}

export function giveBack(book: CoinBook, hold: CoinHold, why: VoidReason, at: number): void {
  for (const { lotId, amount } of hold.parts) {
    move(book, lotOf(book, lotId), ['held', 'student'], { amount, at, holdId: hold.id })
  }
  book.usedToday -= hold.amount
  Object.assign(hold, { status: 'voided', why, endedAt: at })
  book.changes.holds.add(hold)
  // A lot may have ended while its coins were held.
  expireLots(book, at)
}

function expireLots(book: CoinBook, at: number): void {
  for (const lot of book.lots.values()) {
    if (lot.expiresAt !== null && lot.expiresAt <= at) {
      move(book, lot, ['student', 'expired'], { amount: lot.available, at })
    }
  }
}

export function lotOf(book: CoinBook, id: string) {
  const lot = book.lots.get(id)
  if (!lot) throw new Error(`lot ${id} is not in the book`)
  return lot
}
