/** What a guardian does with the link a child gave them. Its secret travels in bodies, never in an address. */
import type { OrderView } from '@panya/domain/order/purchase.ts'
import type { PaperParty, TaxPaper } from '@panya/domain/tax-paper/paper.ts'
import { request } from '../http/http.ts'

export interface LinkedOrder {
  order: OrderView
  /** What the child is called; null when their account is gone. */
  displayName: string | null
}

const post = <T>(path: string, json: object) =>
  request<T>(`/api/pay/${path}`, { method: 'POST', json })

export const fetchLinkedOrder = (token: string) => post<LinkedOrder>('look', { token })

export interface Agreement {
  token: string
  name: string
  buyer: PaperParty | null
}

/** The answer has a secret that is the guardian's own. */
export const agreeToPay = (json: Agreement) => post<LinkedOrder & { token: string }>('agree', json)

export const fetchLinkedPaper = async (token: string, number: string) =>
  (await post<{ paper: TaxPaper }>('paper', { token, number })).paper
