/** Mails that were not sent, for admins. */
import { request } from '../http/http.ts'

export interface OutboxMail {
  id: string
  at: string
  to: string
  subject: string
  text: string
  /** Why it was not sent; null when there is nothing to send with. */
  failure: string | null
}

export interface Outbox {
  /** False when every mail waits here. */
  sends: boolean
  mails: OutboxMail[]
}

export function fetchOutbox(): Promise<Outbox> {
  return request('/api/admin/outbox')
}
