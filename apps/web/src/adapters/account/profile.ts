/** One's own profile: reading it, changing it, its picture and its language. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { request } from '../http/http.ts'

export interface ProfileChange {
  displayName: string
  firstName: string
  lastName: string
  grade: string
  affiliation: string
}

export interface Profile extends ProfileChange {
  email: string
  /** An address of ours, or null without a picture. */
  profileImage: string | null
}

export function fetchProfile(): Promise<Profile> {
  return request('/api/profile')
}

export function saveProfile(change: ProfileChange): Promise<Profile> {
  return request('/api/profile', { method: 'PATCH', json: change })
}

/** On this device too. */
export async function saveLocale(locale: Locale): Promise<void> {
  await request('/api/profile/locale', { method: 'PUT', json: { locale } })
}

export async function removeProfileImage(): Promise<void> {
  await request('/api/profile/image', { method: 'DELETE' })
}

/** Gives the new picture's address. */
export async function uploadProfileImage(picture: Blob): Promise<string> {
  const { profileImage } = await request<{ profileImage: string }>('/api/profile/image', {
    method: 'PUT',
    body: picture,
    headers: { 'content-type': picture.type },
  })
  return profileImage
}
