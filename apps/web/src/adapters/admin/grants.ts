/** Complimentary subscriptions for many people, from a table. */
import type { GrantReport, GrantTerms } from '@panya/domain/money/grant-lines.ts'
import { request } from '../http/http.ts'

export interface GrantTableWish extends GrantTerms {
  text: string
}

/** What giving the table would do. */
export function checkGrants(wish: GrantTableWish): Promise<GrantReport> {
  return request('/api/admin/grants/check', { method: 'POST', json: wish })
}

export function giveGrants(wish: GrantTableWish): Promise<GrantReport> {
  return request('/api/admin/grants/give', { method: 'POST', json: wish, timeLimitMs: 60_000 })
}
