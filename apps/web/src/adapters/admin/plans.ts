/** Plans, plan requests and the proof of the coin ledger, for admins. */
import type { AiKind } from '@panya/domain/ai/ai-kind.ts'
import type { Plan, PlanName } from '@panya/domain/money/plan.ts'
import type { PlanRequestPage, RequestState } from '@panya/domain/money/plan-request.ts'
import type { CoinProof } from '@panya/domain/money/proof.ts'
import { request } from '../http/http.ts'

export function fetchPlanRequestPage(
  status: RequestState,
  after: number | null,
): Promise<PlanRequestPage> {
  const query = new URLSearchParams({ status, ...(after === null ? {} : { after: `${after}` }) })
  return request(`/api/admin/plan-requests?${query}`)
}

export interface PlanDecision {
  id: number
  approve: boolean
  answer: string
}

export function decideRequest({ id, ...json }: PlanDecision): Promise<unknown> {
  return request(`/api/admin/plan-requests/${id}/decision`, { method: 'POST', json })
}

export interface PlanPolicy {
  teachersMayApprove: boolean
}

export function fetchPlanPolicy(): Promise<PlanPolicy> {
  return request('/api/admin/plan-policy')
}

export function savePlanPolicy(json: PlanPolicy): Promise<PlanPolicy> {
  return request('/api/admin/plan-policy', { method: 'PUT', json })
}

export interface PlanTerms {
  name: PlanName
  coinsPerMonth: number
  priceMinor: number | null
}

export function savePlanTerms({ name, ...json }: PlanTerms): Promise<{ plans: Plan[] }> {
  return request(`/api/admin/plans/${name}`, { method: 'PUT', json })
}

export async function fetchProof(): Promise<CoinProof | null> {
  return (await request<{ proof: CoinProof | null }>('/api/admin/coins/proof')).proof
}

export async function proveNow(): Promise<CoinProof | null> {
  const options = { method: 'POST', timeLimitMs: 900_000 } as const
  return (await request<{ proof: CoinProof | null }>('/api/admin/coins/proof', options)).proof
}

type AiPriceList = Record<AiKind, number>

export async function fetchAiPrices(): Promise<AiPriceList> {
  return (await request<{ prices: AiPriceList }>('/api/admin/ai-prices')).prices
}

export function saveAiPrice(wish: { kind: AiKind; coins: number }): Promise<unknown> {
  const { kind, coins } = wish
  return request(`/api/admin/ai-prices/${kind}`, { method: 'PUT', json: { coins } })
}
