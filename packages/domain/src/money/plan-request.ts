/** Asking for another plan, and what comes of it. */

import type { ChangeTime } from './change-plan.ts'
import type { PlanName } from './plan.ts'

export const REQUEST_NOTE_MAX = 300
export const REQUEST_STATES = ['open', 'approved', 'refused', 'withdrawn'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

export interface PlanRequestView {
  id: number
  plan: PlanName
  when: ChangeTime
  note: string
  status: RequestState
  askedAt: string
  decidedAt: string | null
  /** What the one who decided wrote. */
  answer: string | null
}

/** The same for the one who decides. */
export interface PlanRequestRow extends PlanRequestView {
  userId: number
  email: string
  displayName: string
  currentPlan: PlanName
}

/** Newest first; `after` asks for the next page. */
export interface PlanRequestPage {
  requests: PlanRequestRow[]
  after: number | null
}
