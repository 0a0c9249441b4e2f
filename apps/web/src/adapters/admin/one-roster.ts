/** A school's list of people and classes (OneRoster): looked at, imported, and its teachers invited. */
import type {
  InvitedTeachers,
  RosterPreview,
  RosterProgress,
  RosterSource,
} from '@panya/domain/school-roster/roster-preview.ts'
import { HttpError, request } from '../http/http.ts'

const PATIENCE_MS = 180_000
const ZIP = { 'content-type': 'application/zip' }

export interface ListWish {
  zip: Blob
  source: string
}

export async function fetchRosterSources(): Promise<RosterSource[]> {
  return (await request<{ sources: RosterSource[] }>('/api/admin/one-roster')).sources
}

export function previewRoster({ zip, source }: ListWish): Promise<RosterPreview> {
  const query = new URLSearchParams({ source })
  return request(`/api/admin/one-roster/preview?${query}`, {
    method: 'POST',
    body: zip,
    headers: ZIP,
    timeLimitMs: PATIENCE_MS,
  })
}

/** `key` stands for what was shown; says how far it is, and throws when it does not come to its end. */
export async function importRoster(
  { zip, source, key }: ListWish & { key: string },
  onProgress: (progress: { done: number; total: number }) => void,
): Promise<void> {
  const query = new URLSearchParams({ source, key })
  const path = `/api/admin/one-roster/import?${query}`
  const response = await fetch(path, { method: 'POST', headers: ZIP, body: zip })
  if (!response.ok || !response.body) {
    throw new HttpError(response.status, await response.json().catch(() => null))
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let buffer = ''
  let last = { done: 0, total: 1 }
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (buffer + part.value).split('\n')
    buffer = lines.pop() ?? ''
    for (const line of lines) {
      const progress = JSON.parse(line) as RosterProgress
      if ('problem' in progress) throw new Error(progress.problem)
      last = progress
      onProgress(progress)
    }
  }
  if (last.done < last.total) throw new Error('interrupted')
}

export function inviteTeachers(emails: string[]): Promise<InvitedTeachers> {
  return request('/api/admin/one-roster/teachers', {
    method: 'POST',
    json: { emails },
    timeLimitMs: PATIENCE_MS,
  })
}
