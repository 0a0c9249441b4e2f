/** What a bank's statement came to, line by line. */
import type { OrderStatus } from '../order/order-status.ts'
import type { Doubt } from './match-lines.ts'
import type { StatementProblem } from './read-statement.ts'

export interface StatementOrder {
  id: number
  reference: string
  amountMinor: number
  status: OrderStatus
  displayName: string | null
}

export interface StatementVerdict {
  line: number
  day: string
  time: string | null
  minor: number
  text: string
  /**
   * `pays`: certain. `there`: it was told before. `unsure`: a person decides among `orders`. `none`: it has
   * nothing to do with orders.
   */
  kind: 'pays' | 'there' | 'unsure' | 'none'
  why: Doubt | null
  orders: readonly StatementOrder[]
}

export interface StatementReport {
  lines: StatementVerdict[]
  outgoing: number
  wrong: { line: number; problem: StatementProblem; written: string }[]
}

/** Which order a person said that a line pays. */
export interface StatementChoice {
  line: number
  orderId: number
}

export const STATEMENT_CHOICES_MAX = 500
