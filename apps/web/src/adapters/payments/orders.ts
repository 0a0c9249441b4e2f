/** One's own purchases: what a plan costs, ordering it, and the papers that came of it. */
import type { PlanName } from '@panya/domain/money/plan.ts'
import type { OrderView, QuoteView } from '@panya/domain/order/purchase.ts'
import type { BillingCycle } from '@panya/domain/subscription-life/billing-period.ts'
import type { PaperParty, TaxPaper } from '@panya/domain/tax-paper/paper.ts'
import { request } from '../http/http.ts'

export interface PlanWish {
  plan: PlanName
  cycle: BillingCycle
}

/** What it costs today, and who would have to pay. */
export function fetchQuote(json: PlanWish): Promise<QuoteView> {
  return request('/api/quotes', { method: 'POST', json })
}

interface Orders {
  orders: OrderView[]
}

/** Newest first. */
export async function fetchOrders(): Promise<OrderView[]> {
  return (await request<Orders>('/api/orders')).orders
}

export interface OrderWish extends PlanWish {
  buyer: PaperParty | null
}

export interface MadeOrder {
  order: OrderView
  /** For a child: the secret of the link for a guardian, told this once. */
  token: string | null
}

export function makeOrder(json: OrderWish): Promise<MadeOrder> {
  return request('/api/orders', { method: 'POST', json })
}

/** The link before it ends. */
export async function renewPayLink(id: number): Promise<string> {
  const path = `/api/orders/${id}/link`
  return (await request<{ token: string }>(path, { method: 'POST' })).token
}

export async function cancelOrder(id: number): Promise<OrderView[]> {
  return (await request<Orders>(`/api/orders/${id}/cancel`, { method: 'POST' })).orders
}

export async function fetchPaper(id: number, number: string): Promise<TaxPaper> {
  return (await request<{ paper: TaxPaper }>(`/api/orders/${id}/papers/${number}`)).paper
}
