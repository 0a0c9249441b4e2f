/** Taking one's data along, deleting the account, and undoing that. */
import type { Deletion as AnyDeletion } from '@panya/domain/account/deletion.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import { request } from '../http/http.ts'

export interface Deletion extends AnyDeletion {
  /** Whether who asks here may undo it. */
  mayUndo: boolean
}

/** A link to it downloads the file. */
export const EXPORT_ADDRESS = '/api/personal-data/export.zip'

interface PersonalData {
  deletion: Deletion | null
}

export async function fetchDeletion(): Promise<Deletion | null> {
  return (await request<PersonalData>('/api/personal-data')).deletion
}

export async function deleteAccount(password: string, locale: Locale): Promise<Deletion | null> {
  const json = { password, locale }
  const path = '/api/personal-data/deletion'
  return (await request<PersonalData>(path, { method: 'POST', json })).deletion
}

export async function keepAccount(): Promise<void> {
  await request('/api/personal-data/deletion', { method: 'DELETE' })
}
