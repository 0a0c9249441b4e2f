/** Settings of the whole site, board firmware, and how the place is: for admins. */
import type { BrandPreview, FirmwareFile, HealthReport } from '@panya/domain/admin/settings.ts'
import type { BoardId } from '@panya/domain/board/board-id.ts'
import type { SiteSettings, SwitchableFlag } from '@panya/domain/brand/site-settings.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { request } from '../http/http.ts'

export function fetchSettings(): Promise<SiteSettings> {
  return request('/api/admin/settings')
}

export function saveFlag(flag: SwitchableFlag, on: boolean): Promise<SiteSettings> {
  return request('/api/admin/settings/flags', { method: 'PUT', json: { flag, on } })
}

export function saveToolOpen(tool: ToolPath, open: boolean): Promise<SiteSettings> {
  return request('/api/admin/settings/tools', { method: 'PUT', json: { tool, open } })
}

export function saveContentOpen(json: {
  tool: ToolPath
  id: string
  open: boolean
}): Promise<SiteSettings> {
  return request('/api/admin/settings/content', { method: 'PUT', json })
}

export async function fetchBrands(): Promise<BrandPreview[]> {
  return (await request<{ brands: BrandPreview[] }>('/api/admin/brands')).brands
}

export async function fetchFirmware(): Promise<FirmwareFile[]> {
  return (await request<{ files: FirmwareFile[] }>('/api/admin/firmware')).files
}

export function uploadFirmware(board: BoardId, version: string, file: Blob): Promise<FirmwareFile> {
  const query = new URLSearchParams({ board, version })
  return request(`/api/admin/firmware?${query}`, {
    method: 'POST',
    body: file,
    headers: { 'content-type': 'application/octet-stream' },
    timeLimitMs: 120_000,
  })
}

export function removeFirmware(id: number): Promise<unknown> {
  return request(`/api/admin/firmware/${id}`, { method: 'DELETE' })
}

export function fetchHealth(): Promise<HealthReport> {
  return request('/api/admin/health')
}
