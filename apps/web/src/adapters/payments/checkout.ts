/** Paying at a provider's own page: no digit of a card is ever typed here. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { CheckoutView, OrderView } from '@panya/domain/order/purchase.ts'
import { request } from '../http/http.ts'

/** Something may be paid at a provider's page now. */
export const hasCheckout = ({ status, ways }: Pick<OrderView, 'status' | 'ways'>): boolean =>
  status === 'open' && (ways ?? []).some(({ kind }) => kind === 'checkout')

const post = <T>(path: string, json?: object) =>
  request<T>(path, { method: 'POST', timeLimitMs: 30_000, ...(json ? { json } : {}) })

export interface CheckoutWish {
  provider: string
  /** In which the payer comes back. */
  locale: Locale
}

export const beginCheckout = (orderId: number, wish: CheckoutWish) =>
  post<CheckoutView>(`/api/orders/${orderId}/checkout`, wish)

/** With the guardian's own secret: the child's begins nothing. */
export const beginLinkedCheckout = (token: string, wish: CheckoutWish) =>
  post<CheckoutView>('/api/pay/checkout', { token, ...wish })

/** Whoever comes back may be faster than what the provider tells. */
export const readBackCheckout = async (orderId: number) =>
  (await post<{ order: OrderView }>(`/api/orders/${orderId}/checkout/state`)).order

export const readBackLinkedCheckout = async (token: string) =>
  (await post<{ order: OrderView }>('/api/pay/checkout/state', { token })).order
