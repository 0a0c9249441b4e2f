/** A tool's small state: on the server for learners, on the device for guests. */
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { ToolHost } from '@panya/tools/host/tool-host.ts'
import { request } from '../../adapters/http/http.ts'
import { loadGuestProgress, saveGuestProgress } from '../../adapters/projects/guest-progress.ts'

export function serverProgress(tool: ToolPath): ToolHost['progress'] {
  const address = (key: string) => `/api/progress?${new URLSearchParams({ tool, key })}`
  return {
    async load<T>(key: string) {
      return (await request<{ value: T | null }>(address(key))).value
    },
    async save(key, value) {
      await request<null>(address(key), { method: 'PUT', json: { value } })
    },
  }
}

export function guestProgress(user: number, tool: ToolPath): ToolHost['progress'] {
  const name = (key: string) => `${tool}:${key}`
  return {
    load: (key) => loadGuestProgress(user, name(key)),
    save: (key, value) => saveGuestProgress(user, name(key), value),
  }
}

/** For who only looks at somebody's work: it lasts as long as the page. */
export function pageProgress(): ToolHost['progress'] {
  const kept = new Map<string, unknown>()
  return {
    load: async <T>(key: string) => (kept.get(key) as T | undefined) ?? null,
    async save(key, value) {
      kept.set(key, value)
    },
  }
}
