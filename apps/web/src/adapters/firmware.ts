/** Firmware for boards, as tools offer it to learners. */
import type { FirmwareFile } from '@panya/domain/admin/settings.ts'
import type { FirmwareClient } from '@panya/tools/host/tool-host.ts'
import { HttpError, request } from './http/http.ts'

/** A few megabytes over a school's connection. */
const DOWNLOAD_MS = 120_000

export const firmwareClient: FirmwareClient = {
  async list() {
    return (await request<{ files: FirmwareFile[] }>('/api/firmware')).files
  },
  async download({ url }) {
    const response = await fetch(url, { signal: AbortSignal.timeout(DOWNLOAD_MS) })
    if (!response.ok) throw new HttpError(response.status, null)
    return new Uint8Array(await response.arrayBuffer())
  },
}
