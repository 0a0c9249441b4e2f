/** Orders of schools, and who sits on the seats they have bought. */
import type { PlanName } from '@panya/domain/money/plan.ts'
import type { AdminOrder } from '@panya/domain/order/purchase.ts'
import type { SeatsView } from '@panya/domain/order/school-seats.ts'
import type { BillingCycle } from '@panya/domain/subscription-life/billing-period.ts'
import type { PaperParty } from '@panya/domain/tax-paper/paper.ts'
import { request } from '../http/http.ts'

export interface SchoolWish {
  /** Names the order: sent twice, it is made once. */
  key: string
  schoolName: string
  plan: PlanName
  cycle: BillingCycle
  seats: number
  /** As it was agreed; null for what the plan costs everybody. */
  seatPriceMinor: number | null
  poNumber: string | null
  buyer: PaperParty | null
}

export function makeSchoolOrder(json: SchoolWish): Promise<AdminOrder> {
  return request('/api/admin/school-orders', { method: 'POST', json })
}

const at = (id: number, rest: string) => `/api/admin/orders/${id}/${rest}`

export function markPurchaseOrder(id: number, poNumber: string): Promise<AdminOrder> {
  return request(at(id, 'po-number'), { method: 'PUT', json: { poNumber } })
}

export const fetchSeats = (id: number) => request<SeatsView>(at(id, 'seats'))

/** A seat for everybody in the class, or for nobody. */
export const giveSeats = (id: number, classId: number) =>
  request<SeatsView>(at(id, `seats/classes/${classId}`), { method: 'PUT', timeLimitMs: 60_000 })

export const takeSeats = (id: number, classId: number) =>
  request<SeatsView>(at(id, `seats/classes/${classId}`), { method: 'DELETE' })
