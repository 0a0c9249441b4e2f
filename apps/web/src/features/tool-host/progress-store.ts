/** A tool's small state: on the server for learners, in the browser for guests. */
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { ToolHost } from '@panya/tools/kit/tool-host.ts'
import { request } from '../../adapters/http/http.ts'

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

export function deviceProgress(tool: ToolPath): ToolHost['progress'] {
  const name = (key: string) => `progress:${tool}:${key}`
  return {
    async load<T>(key: string) {
      const stored = localStorage.getItem(name(key))
      return stored === null ? null : (JSON.parse(stored) as T)
    },
    async save(key, value) {
      localStorage.setItem(name(key), JSON.stringify(value))
    },
  }
}
