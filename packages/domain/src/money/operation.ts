/** Everything that can be done to an account, one after the other. */

import { type CoinBook, spendable, type VoidReason } from './book.ts'
import { type ChangeOutcome, changePlan, type PlanChange } from './change-plan.ts'
import { type Grant, grantCoins } from './grant.ts'
import {
  captureHold,
  type EndOutcome,
  type HoldOutcome,
  type HoldWish,
  holdCoins,
  voidHold,
} from './hold.ts'
import { openCalendar, type RenewalFacts, type RenewOutcome, renew } from './renew.ts'
import { settle } from './settle.ts'

export type LedgerOperation =
  | { do: 'grant'; grant: Grant }
  | { do: 'hold'; wish: HoldWish }
  | { do: 'capture'; holdId: string }
  | { do: 'void'; holdId: string; why: VoidReason }
  | { do: 'settle' }
  | { do: 'renew' }
  | { do: 'change-plan'; change: PlanChange }

export type GrantOutcome = { kind: 'granted' | 'granted-before'; balance: number }
export type LedgerOutcome =
  | GrantOutcome
  | HoldOutcome
  | EndOutcome
  | RenewOutcome
  | ChangeOutcome
  | { kind: 'settled' }

export function applyOperation(
  book: CoinBook,
  operation: LedgerOperation,
  facts: RenewalFacts,
  at: number,
): LedgerOutcome {
  if (book.unbooked > 0) openCalendar(book, facts, at)
  settle(book, at)
  switch (operation.do) {
    case 'grant': {
      const lot = grantCoins(book, operation.grant, at)
      return { kind: lot ? 'granted' : 'granted-before', balance: spendable(book) }
    }
    case 'hold':
      return holdCoins(book, operation.wish, at)
    case 'capture':
      return captureHold(book, operation.holdId, at)
    case 'void':
      return voidHold(book, operation.holdId, operation.why, at)
    case 'settle':
      return { kind: 'settled' }
    case 'renew':
      return renew(book, facts, at)
    case 'change-plan':
      return changePlan(book, operation.change, facts, at)
  }
}
