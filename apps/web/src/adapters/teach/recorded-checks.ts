/** What a teacher's solution did, on its way from the tool's page to the form that asked for it. */
import type { CheckWish } from '@panya/domain/classroom/check.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'

const CHANNEL = 'panya.recorded-checks'
export const RECORD_PARAMETER = 'record'

/** The page of the solution; it answers to this form and to no other that is open. */
export const recordAddress = (tool: ToolPath, projectId: string, form: string): string =>
  `/${tool}?project=${projectId}&${RECORD_PARAMETER}=${form}`

interface Recorded {
  form: string
  checks: readonly CheckWish[]
  /** The solution as text; empty where the tool has none. */
  program: string
}

export function sendRecorded(recorded: Recorded): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(recorded)
  channel.close()
}

export function listenToRecorded(
  form: string,
  listener: (checks: readonly CheckWish[], program: string) => void,
): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<Recorded>) => {
    if (data.form === form) listener(data.checks, data.program)
  })
  return () => channel.close()
}
