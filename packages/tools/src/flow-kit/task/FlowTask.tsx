/** Checks a flow against what a teacher asked for, or records a solution. */
import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import { TaskCheck } from '../../host/task/TaskCheck.tsx'
import type { ToolHost } from '../../host/tool-host.ts'
import type { FlowMessages } from '../flow-messages.ts'

interface FlowTaskProps {
  host: ToolHost
  session: FlowSession
  messages: FlowMessages
}

/** A source that never rests is judged as it stands then. */
const PATIENCE_MS = 20_000

export function FlowTask({ host, session, messages }: FlowTaskProps) {
  const settled = () =>
    Promise.race([
      session.evaluator.idle(),
      new Promise((resolve) => {
        setTimeout(resolve, PATIENCE_MS)
      }),
    ])
  return (
    <TaskCheck
      host={host}
      label="checkWork"
      judge={async (checks) => {
        const [{ judgeFlow }, { flowLines }, { loadFlowTaskMessages }] = await Promise.all([
          import('./judge-flow.ts'),
          import('./flow-lines.ts'),
          import('./task-messages.ts'),
        ])
        const t = await loadFlowTaskMessages(host.locale)
        await settled()
        return flowLines(t, messages, checks, await judgeFlow(session, checks, messages.label))
      }}
      record={async () => {
        const { recordFlow } = await import('./record-flow.ts')
        await settled()
        return recordFlow(session)
      }}
    />
  )
}
