/** Firmware for boards, as tools offer it to learners. */
import type { FirmwareFile } from '@panya/domain/admin/settings.ts'
import { download } from '@panya/engines/download/download.ts'
import type { FirmwareClient } from '@panya/tools/host/tool-host.ts'
import { request } from './http/http.ts'

export const firmwareClient: FirmwareClient = {
  async list() {
    return (await request<{ files: FirmwareFile[] }>('/api/firmware')).files
  },
  download: async ({ url }) => new Uint8Array(await download(url)),
}
