/** What a proof of the coin ledger says. */
import type { Place } from './book.ts'

/** Everything but the totals must be nought. */
export interface ProofFigures {
  totals: Record<Place, number>
  /** All places together. */
  sum: number
  negativePlaces: number
  wrongLots: number
  wrongBalances: number
  wrongHolds: number
}

export interface CoinProof {
  at: string
  ok: boolean
  figures: ProofFigures
}
