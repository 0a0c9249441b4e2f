/** The inbox, the mail of a day and the calendar's address, as functions. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { DigestChoice, DigestRefusal } from '@panya/domain/notice/digest.ts'
import type { Inbox, Notice } from '@panya/domain/notice/notice.ts'
import { request } from '../http/http.ts'

interface Unread {
  unread: number
}

export const fetchNotices = (page: number) => request<Inbox>(`/api/notices?page=${page}`)

export const fetchUnread = async () => (await request<Unread>('/api/notices/unread')).unread

/** Outlives the page: whoever opens a notice is on the way to another one. */
export const readNotice = async ({ kind, subject, at }: Notice) =>
  (
    await request<Unread>('/api/notices/read', {
      method: 'POST',
      json: { kind, subject, at },
      keepalive: true,
    })
  ).unread

export const readAllNotices = async (until: string) =>
  (await request<Unread>('/api/notices/read-all', { method: 'POST', json: { until } })).unread

export interface NoticeMail {
  digest: DigestChoice
  /** Why there can be none; null where there can. */
  refusal: DigestRefusal | null
}

export const fetchNoticeMail = () => request<NoticeMail>('/api/notices/mail')

export const chooseNoticeMail = (digest: DigestChoice, locale: Locale) =>
  request<NoticeMail>('/api/notices/mail', { method: 'PUT', json: { digest, locale } })

export async function stopNoticeMail(token: string): Promise<void> {
  await request('/api/notices/mail/stop', { method: 'POST', json: { token } })
}

export interface CalendarState {
  /** Null while there is no address. */
  madeAt: string | null
  may: boolean
}

export const fetchCalendar = () => request<CalendarState>('/api/calendar')

/** Shown once: only its hash is kept. */
export const makeCalendar = async () =>
  (await request<{ address: string }>('/api/calendar', { method: 'POST' })).address

export async function endCalendar(): Promise<void> {
  await request('/api/calendar', { method: 'DELETE' })
}
