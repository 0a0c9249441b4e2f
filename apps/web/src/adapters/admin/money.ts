/** The bank's statement and the books, for admins. */
import type {
  StatementChoice,
  StatementReport,
} from '@panya/domain/bank-statement/statement-report.ts'
import type { Balance } from '@panya/domain/payment-ledger/payment-book.ts'
import { request } from '../http/http.ts'
import type { Span } from './figures.ts'

/** What the statement would do. */
export function checkStatement(text: string): Promise<StatementReport> {
  return request('/api/admin/statements/check', {
    method: 'POST',
    json: { text },
    timeLimitMs: 60_000,
  })
}

export interface StatementWish {
  text: string
  choices: StatementChoice[]
}

/** Does it; stopped in its middle, the same again goes on. */
export function bringStatement(json: StatementWish): Promise<StatementReport> {
  return request('/api/admin/statements/bring', { method: 'POST', json, timeLimitMs: 300_000 })
}

export interface MoneyBooks {
  balances: Balance[]
  /** Everything here must be nought. */
  wrong: { unbalanced: number; grantedNotSold: number; soldNotGranted: number }
}

export function fetchBooks(): Promise<MoneyBooks> {
  return request('/api/admin/money')
}

export function moneyCsvAddress(table: 'postings' | 'papers', span: Span): string {
  return `/api/admin/money/${table}.csv?${new URLSearchParams({ ...span })}`
}
