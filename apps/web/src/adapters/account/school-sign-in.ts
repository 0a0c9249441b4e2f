/** Schools whose own sign-in opens accounts here. */
import type { OwnConnection, SchoolChoice } from '@panya/domain/account/school-sign-in.ts'
import { request } from '../http/http.ts'

export async function fetchSchools(): Promise<SchoolChoice[]> {
  return (await request<{ schools: SchoolChoice[] }>('/api/school-sign-in')).schools
}

/** What opens the account of whoever asks. */
export const fetchOwnConnections = () => request<OwnConnection[]>('/api/school-sign-in/own')
