/** Coins come in, as a lot of their own. */
import { type CoinBook, type CoinLot, type LotSource, move } from './book.ts'

export interface Grant {
  lotId: string
  key: string
  source: LotSource
  amount: number
  note: string | null
  expiresAt: number | null
}

/** Gives each key once; null when it was given before. */
export function grantCoins(book: CoinBook, grant: Grant, at: number): CoinLot | null {
  for (const lot of book.lots.values()) if (lot.grantKey === grant.key) return null
  const { lotId: id, key: grantKey, source, amount, note, expiresAt } = grant
  const counts = { granted: amount, available: 0, held: 0 }
  const lot = { id, grantKey, source, note, ...counts, createdAt: at, expiresAt }
  book.lots.set(id, lot)
  book.changes.lots.add(lot)
  move(book, lot, ['grants', 'student'], { amount, at })
  return lot
}
