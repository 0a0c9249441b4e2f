/** Sends what happens in a tool to the class's live board, a few events at a time. */
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { ToolActivity } from '@panya/tools/host/tool-host.ts'
import { request } from '../../adapters/http/http.ts'

const SEND_AFTER_MS = 3000
const MOST = 50
const EDIT_EVERY_MS = 30_000

/** Opening a tool is the page's to tell; everything else the tools say themselves. */
type Reported = ToolActivity | { kind: 'open' }

export interface ActivityReporter {
  report(event: Reported): void
  /** Tells of a change, once between two other events and at most every few seconds. */
  edited(): void
  flush(): void
}

export function activityReporter(tool: ToolPath, projectId: string | null): ActivityReporter {
  let waiting: Reported[] = []
  let toldEdit = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const json = { tool, projectId, events: waiting.slice(-MOST) }
    waiting = []
    // A board that misses an event is no reason to disturb the learner.
    request('/api/activity', { method: 'POST', json, keepalive: true }).catch(() => undefined)
  }
  function report(event: Reported): void {
    if (event.kind !== 'edit') toldEdit = 0
    waiting.push(event)
    timer ??= setTimeout(flush, SEND_AFTER_MS)
  }
  return {
    report,
    edited() {
      const now = Date.now()
      if (now - toldEdit < EDIT_EVERY_MS) return
      toldEdit = now
      report({ kind: 'edit' })
    },
    flush,
  }
}
