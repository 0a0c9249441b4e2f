/** Orders and their money, for admins. */
import type { OrderStatus } from '@panya/domain/order/order-status.ts'
import type { AdminOrder, AdminOrderPage } from '@panya/domain/order/purchase.ts'
import type { TaxPaper } from '@panya/domain/tax-paper/paper.ts'
import { request } from '../http/http.ts'

export interface OrderQuery {
  /** A reference or an address, whole. */
  search: string
  status: OrderStatus | null
  /** Only what needs a person. */
  needsLook: boolean
  after: number | null
}

export function searchOrders({
  search,
  status,
  needsLook,
  after,
}: OrderQuery): Promise<AdminOrderPage> {
  const query = new URLSearchParams({ search, needsLook: `${needsLook}` })
  if (status !== null) query.set('status', status)
  if (after !== null) query.set('after', `${after}`)
  return request(`/api/admin/orders?${query}`)
}

export function fetchOrder(id: number): Promise<AdminOrder> {
  return request(`/api/admin/orders/${id}`)
}

export interface SeenMoney {
  /** Names the payment: sent twice, it is told once. */
  key: string
  /** `bank`: seen on the account; `manual`: it came by some other way. */
  provider: 'bank' | 'manual'
  amountMinor: number
  day: string
  note: string
}

const post = (id: number, path: string, json: object) =>
  request<AdminOrder>(`/api/admin/orders/${id}/${path}`, { method: 'POST', json })

export const confirmPayment = (id: number, json: SeenMoney) => post(id, 'payments', json)

/** Money that was late counts all the same. */
export const acceptPayment = (id: number, paymentId: string) => post(id, 'accept', { paymentId })

export interface SentBack {
  key: string
  paymentId: string
  amountMinor: number
  /** Stands on the credit note. */
  reason: string
}

export const refundPayment = (id: number, json: SentBack) => post(id, 'refunds', json)

export async function fetchOrderPaper(id: number, number: string): Promise<TaxPaper> {
  const path = `/api/admin/orders/${id}/papers/${number}`
  return (await request<{ paper: TaxPaper }>(path)).paper
}
