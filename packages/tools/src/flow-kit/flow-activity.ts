import type { FlowContent } from '@panya/engines/flow/flow-content.ts'
import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import type { ToolActivity } from '../host/tool-host.ts'

/** Tells the platform how a flow gets on: a change that was computed is a run, a node that cannot is an error. */

export const QUIET_MS = 2000

/** Names and places do not change what is computed. */
function sameWork(a: FlowContent, b: FlowContent): boolean {
  return (
    a.edges === b.edges &&
    a.subflows === b.subflows &&
    a.nodes.length === b.nodes.length &&
    a.nodes.every((node, at) => {
      const other = b.nodes[at]
      return node === other || (node.id === other?.id && node.params === other.params)
    })
  )
}

function firstError(session: FlowSession): string | undefined {
  for (const { id } of session.content.nodes) {
    const { status, problem } = session.evaluator.stateOf(id)
    if (status === 'error') return problem?.code ?? 'failed'
  }
  return undefined
}

export interface FlowActivity {
  /** Somebody pressed Run. */
  ran(): void
  stop(): void
}

/** Waits until the learner has stopped changing things: a formula half typed is no error yet. */
export function watchFlow(
  session: FlowSession,
  activity: (event: ToolActivity) => void,
): FlowActivity {
  let told = session.content
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const tell = async (): Promise<void> => {
    told = session.content
    await session.evaluator.idle()
    if (stopped || session.content.nodes.length === 0) return
    activity({ kind: 'run' })
    const code = firstError(session)
    if (code) activity({ kind: 'error', detail: code })
  }
  const soon = (delay: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void tell(), delay)
  }
  const unsubscribe = session.subscribe(() => {
    if (sameWork(told, session.content)) clearTimeout(timer)
    else soon(QUIET_MS)
  })
  return {
    ran: () => soon(0),
    stop: () => {
      stopped = true
      clearTimeout(timer)
      unsubscribe()
    },
  }
}
