/** The tutor's services, a trial of them, what was reported, and whom learners can turn to: for admins. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { CareContact, ReportReason, WatchedTurn } from '@panya/domain/tutor/turn.ts'
import { eventsOf } from '../http/events.ts'
import { HttpError, request } from '../http/http.ts'

export interface TutorService {
  name: string
  model: string
  state: 'ok' | 'failing' | 'untried'
  lastProblem: string | null
  /** In words, for whoever runs the place. */
  lastDetail: string | null
  answersToday: number
  tokensToday: number
}

export interface TutorServices {
  services: TutorService[]
  dailyTokens: number | null
  moderation: boolean
}

export function fetchServices(): Promise<TutorServices> {
  return request('/api/admin/tutor/services')
}

export type ReportState = 'open' | 'closed'

export interface TutorReport {
  turn: WatchedTurn
  reason: ReportReason
  words: string
  student: { id: number; name: string }
  tool: string
  createdAt: string
  closedAt: string | null
}

export function fetchReports(
  state: ReportState,
  before: string | null,
): Promise<{ reports: TutorReport[]; next: string | null }> {
  const query = new URLSearchParams({ state, ...(before !== null && { before }) })
  return request(`/api/admin/tutor/reports?${query}`)
}

export function closeReport(turnId: string): Promise<unknown> {
  return request(`/api/admin/tutor/reports/${turnId}/close`, { method: 'POST' })
}

export interface CareCase {
  id: string
  student: { id: number; name: string }
  /** Of the classes they are in now. */
  teachers: string[]
  createdAt: string
}

export function fetchCareCases(
  before: string | null,
): Promise<{ cases: CareCase[]; next: string | null }> {
  const query = new URLSearchParams(before === null ? {} : { before })
  return request(`/api/admin/tutor/care?${query}`)
}

export function fetchContact(): Promise<CareContact> {
  return request('/api/admin/tutor/contact')
}

export function saveContact(json: CareContact): Promise<CareContact> {
  return request('/api/admin/tutor/contact', { method: 'PUT', json })
}

export interface TriedQuestion {
  index: number
  of: number
  tool: string
  question: string
  faults: string[]
  ms: number
}

export type TrialEvent =
  | ({ kind: 'question' } & TriedQuestion)
  | { kind: 'score'; right: number; of: number }
  | { kind: 'problem'; problem: string }

/** Question by question, until the score; a refusal is an HttpError. */
export async function* tryTutor(locale: Locale, signal: AbortSignal): AsyncGenerator<TrialEvent> {
  const response = await fetch('/api/admin/tutor/trial', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ locale }),
    signal,
  })
  if (!response.ok || !response.body) {
    throw new HttpError(response.status, await response.json().catch(() => null))
  }
  yield* eventsOf<TrialEvent>(response.body)
}
