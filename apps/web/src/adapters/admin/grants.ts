/** Complimentary subscriptions for many people, from a table. */
import type { GrantReport, GrantTerms } from '@panya/domain/money/grant-lines.ts'
import { request } from '../http/http.ts'

export interface GrantTableInput extends GrantTerms {
  text: string
}

/** What giving the table would do. */
export function checkGrants(wish: GrantTableInput): Promise<GrantReport> {
  return request('/api/admin/grants/check', { method: 'POST', json: wish })
}

export function giveGrants(wish: GrantTableInput): Promise<GrantReport> {
  return request('/api/admin/grants/give', { method: 'POST', json: wish, timeLimitMs: 60_000 })
}
