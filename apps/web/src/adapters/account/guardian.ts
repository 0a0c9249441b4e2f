/** What a guardian does with the token of their link. It travels in bodies, never in an address. */
import type { GuardianProgress } from '@panya/domain/classroom/guardian-progress.ts'
import type { ConsentState, GuardianDecision } from '@panya/domain/consent/consent-state.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import { HttpError, request } from '../http/http.ts'
import { saveFile } from '../save-file.ts'
import type { Deletion } from './personal-data.ts'

export interface Ward {
  displayName: string
  state: ConsentState
  deletion: Deletion | null
}

const post = <T = Ward>(path: string, json: object) =>
  request<T>(`/api/guardian/${path}`, { method: 'POST', json })

export const fetchWard = (token: string) => post('look', { token })
export const askForDeletion = (token: string) => post('deletion', { token })
export const undoDeletion = (token: string) => post('deletion/undo', { token })
export const reportWrongRecipient = (token: string) => post<null>('not-me', { token })

/** With the link that shows only. */
export const fetchProgress = (token: string) => post<GuardianProgress>('progress', { token })
export const endProgressLink = (token: string) => post<null>('progress/end', { token })

/** With the link that may do everything; the one before ends. */
export const newProgressLink = async (token: string) =>
  (await post<{ token: string }>('progress-link', { token })).token

export interface GuardianAnswer {
  decision: GuardianDecision
  name: string
  locale: Locale
}

export const decide = (token: string, answer: GuardianAnswer) =>
  post('decision', { token, ...answer })

export async function downloadData(token: string): Promise<void> {
  const response = await fetch('/api/guardian/export.zip', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  if (!response.ok) throw new HttpError(response.status, null)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  saveFile(name ?? 'data.zip', new Uint8Array(await response.arrayBuffer()))
}
