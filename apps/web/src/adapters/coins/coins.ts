/** One's own coins, and asking for another plan. */

import type { ChangeTime } from '@panya/domain/money/change-plan.ts'
import type { CoinHistory, CoinsView } from '@panya/domain/money/coins.ts'
import type { Plan, PlanName } from '@panya/domain/money/plan.ts'
import type { PlanRequestView } from '@panya/domain/money/plan-request.ts'
import { request } from '../http/http.ts'

export function fetchCoins(): Promise<CoinsView> {
  return request('/api/coins')
}

export function fetchHistory(before: string | null): Promise<CoinHistory> {
  const query = before === null ? '' : `?${new URLSearchParams({ before })}`
  return request(`/api/coins/history${query}`)
}

/** What the plans cost and give now: admins may have changed it since the page was made. */
export async function fetchPlans(): Promise<Plan[]> {
  const { plans } = await request<{ plans: Plan[] }>('/api/plans')
  return plans
}

interface Requests {
  requests: PlanRequestView[]
}

export async function fetchPlanRequests(): Promise<PlanRequestView[]> {
  return (await request<Requests>('/api/plan-requests')).requests
}

export interface PlanRequestSummary {
  plan: PlanName
  when: ChangeTime
  note: string
}

export async function askForPlan(wish: PlanRequestSummary): Promise<PlanRequestView[]> {
  return (await request<Requests>('/api/plan-requests', { method: 'POST', json: wish })).requests
}

export async function takeBackRequest(): Promise<PlanRequestView[]> {
  return (await request<Requests>('/api/plan-requests/open', { method: 'DELETE' })).requests
}
