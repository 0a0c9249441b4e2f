/** The log of privileged acts, as an admin reads it. */
export interface AuditQuery {
  /** The email or program that acted. */
  actor?: string | undefined
  act?: string | undefined
  /** What it was done to: `student:12`, or the email of somebody. */
  about?: string | undefined
  /** Days in Bangkok, both included. */
  from?: string | undefined
  to?: string | undefined
  after?: string | undefined
}

export interface AuditEntry {
  id: number
  at: string
  actor: string
  /** The address they have now, when it is another. */
  actorNow: string | null
  act: string
  target: string
  before: unknown
  after: unknown
  fromAddress: string | null
  requestId: string | null
}

export interface AuditPage {
  entries: AuditEntry[]
  next: string | null
}
