/** Python's packages on the server, for admins. */
import type { PackagesStatus } from '@panya/domain/python-packages/packages-status.ts'
import { request } from '../http/http.ts'

export function fetchPackagesStatus(): Promise<PackagesStatus> {
  return request('/api/admin/python-packages')
}

/** Ends the pause after a failure. */
export function tryPackagesNow(): Promise<PackagesStatus> {
  return request('/api/admin/python-packages/try', { method: 'POST' })
}
