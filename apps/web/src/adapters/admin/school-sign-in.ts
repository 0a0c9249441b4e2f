/** Schools' own sign-ins, as admins set them up. */
import type { SchoolPreset } from '@panya/domain/account/school-identity.ts'
import type { SchoolList, SchoolTrial, SchoolWish } from '@panya/domain/account/school-sign-in.ts'
import { request } from '../http/http.ts'

const BASE = '/api/admin/school-sign-in'

export interface SchoolChange extends SchoolWish {
  /** Left out, the one that is there stays. */
  clientSecret?: string
  enabled: boolean
}

export function fetchSchoolSetups(): Promise<SchoolList> {
  return request(BASE)
}

/** Without an id it is a new one. */
export function saveSchool(id: number | null, json: SchoolChange): Promise<SchoolList> {
  return id === null
    ? request(BASE, { method: 'POST', json })
    : request(`${BASE}/${id}`, { method: 'PUT', json })
}

export function removeSchool(id: number): Promise<SchoolList> {
  return request(`${BASE}/${id}`, { method: 'DELETE' })
}

export function trySchool(json: { preset: SchoolPreset; issuer: string }): Promise<SchoolTrial> {
  return request(`${BASE}/trial`, { method: 'POST', json })
}
