/** Learning platforms, as an admin registers them. */
import type { PlatformList, PlatformTrial, PlatformWish } from '@panya/domain/lti/lti.ts'
import { request } from '../http/http.ts'

const at = (id: number) => `/api/admin/lti/${id}`

export const fetchPlatforms = () => request<PlatformList>('/api/admin/lti')

/** Whose platform it is never changes. */
export const savePlatform = (id: number | null, wish: PlatformWish) => {
  const { issuer: _issuer, clientId: _client, ...change } = wish
  return id === null
    ? request('/api/admin/lti', { method: 'POST', json: wish })
    : request(at(id), { method: 'PUT', json: change })
}

export const tryPlatform = (addresses: Pick<PlatformWish, 'tokenUrl' | 'keysUrl'>) =>
  request<PlatformTrial>('/api/admin/lti/trial', {
    method: 'POST',
    json: addresses,
    timeLimitMs: 30_000,
  })

export const removePlatform = (id: number) => request(at(id), { method: 'DELETE' })
