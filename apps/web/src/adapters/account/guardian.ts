/** What a guardian does with their code. It travels in bodies, never in an address. */
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

const post = (path: string, json: object) =>
  request<Ward>(`/api/guardian/${path}`, { method: 'POST', json })

export const lookAt = (code: string) => post('look', { code })
export const askForDeletion = (code: string) => post('deletion', { code })
export const undoDeletion = (code: string) => post('deletion/undo', { code })

export interface GuardianAnswer {
  decision: GuardianDecision
  name: string
  email: string
  locale: Locale
}

export const decide = (code: string, answer: GuardianAnswer) =>
  post('decision', { code, ...answer })

export async function downloadData(code: string): Promise<void> {
  const response = await fetch('/api/guardian/export.zip', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  })
  if (!response.ok) throw new HttpError(response.status, null)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  saveFile(name ?? 'data.zip', new Uint8Array(await response.arrayBuffer()))
}
