/** Cards are typed on a page of the provider's: no digit of one comes here. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { PayWay } from '@panya/domain/order/purchase.ts'
import { request } from '../http/http.ts'

export interface CardWay {
  kind: 'card'
}

export type OfferedWay = PayWay | CardWay

/** Where the provider's page is. From there the payer comes back to the order, in their language. */
async function pageFor(path: string, json: object): Promise<string> {
  return (await request<{ url: string }>(path, { method: 'POST', json })).url
}

export const cardPage = (orderId: number, locale: Locale) =>
  pageFor(`/api/orders/${orderId}/card`, { locale })

export const linkedCardPage = (token: string, locale: Locale) =>
  pageFor('/api/pay/card', { token, locale })
