/** Sends what happens in a tool to the class's live board, a few events at a time. */
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { ToolActivity } from '@panya/tools/kit/tool-host.ts'
import { request } from '../../adapters/http/http.ts'

const SEND_AFTER_MS = 3000
const MOST = 50

export interface ActivityReporter {
  report(event: ToolActivity): void
  flush(): void
}

export function activityReporter(tool: ToolPath, projectId: string | null): ActivityReporter {
  let waiting: ToolActivity[] = []
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
  return {
    report(event) {
      waiting.push(event)
      timer ??= setTimeout(flush, SEND_AFTER_MS)
    },
    flush,
  }
}
