/** A tool's small state: on the server for learners, on the device for guests. */
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { ToolHost } from '@panya/tools/host/tool-host.ts'
import { HttpError, request, requestWithHeaders } from '../../adapters/http/http.ts'
import { loadGuestProgress, saveGuestProgress } from '../../adapters/projects/guest-progress.ts'

type Progress = ToolHost['progress']

/** Whoever keeps something again and again elsewhere is not waited for. */
const MOST_ATTEMPTS = 3
const CONFLICT = 409

/** As the server said last, and what was made of it here. */
interface Known {
  value: unknown
  tag: string | null
}

export function serverProgress(tool: ToolPath): Progress {
  const address = (key: string) => `/api/progress?${new URLSearchParams({ tool, key })}`
  const known = new Map<string, Known>()
  async function ask(key: string): Promise<Known> {
    const { body, headers } = await requestWithHeaders(address(key))
    const answer = { value: (body as { value: unknown }).value, tag: headers.get('etag') }
    known.set(key, answer)
    return answer
  }
  async function changeOnce(key: string, next: (stored: unknown) => unknown): Promise<void> {
    const { value, tag } = known.get(key) ?? (await ask(key))
    const changed = next(value)
    // Also if it does not arrive: the next change goes on from it.
    known.set(key, { value: changed, tag })
    const headers: Record<string, string> = tag === null ? {} : { 'if-match': tag }
    const answer = await requestWithHeaders(address(key), {
      method: 'PUT',
      json: { value: changed },
      headers,
    })
    known.set(key, { value: changed, tag: answer.headers.get('etag') })
  }
  return {
    load: async <T>(key: string) => (await ask(key)).value as T | null,
    async save(key, value) {
      known.delete(key)
      await request<null>(address(key), { method: 'PUT', json: { value } })
    },
    async change(key, next) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await changeOnce(key, next)
        } catch (error) {
          const hasChanged = error instanceof HttpError && error.status === CONFLICT
          if (hasChanged) known.delete(key)
          if (!hasChanged || attempt === MOST_ATTEMPTS) throw error
        }
      }
    },
  }
}

export function guestProgress(user: number, tool: ToolPath): Progress {
  const name = (key: string) => `${tool}:${key}`
  return withChange({
    load: (key) => loadGuestProgress(user, name(key)),
    save: (key, value) => saveGuestProgress(user, name(key), value),
  })
}

/** For who only looks at somebody's work: it lasts as long as the page. */
export function pageProgress(): Progress {
  const kept = new Map<string, unknown>()
  return withChange({
    load: async <T>(key: string) => (kept.get(key) as T | undefined) ?? null,
    async save(key, value) {
      kept.set(key, value)
    },
  })
}

function withChange(place: Pick<Progress, 'load' | 'save'>): Progress {
  return {
    ...place,
    change: async (key, next) => place.save(key, next(await place.load(key))),
  }
}
