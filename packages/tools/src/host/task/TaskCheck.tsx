/** In a tool's header: a learner asks how a teacher's checks go, a teacher records a solution. */
import type { CheckWish } from '@panya/domain/classroom/check.ts'
import { lazy, Suspense, useState } from 'react'
import type { ToolHost } from '../tool-host.ts'
import type { CheckLine } from './check-line.ts'
import { RecordButton } from './RecordButton.tsx'
import { TaskButton } from './TaskButton.tsx'

/** Only where a teacher has asked for something. */
const TaskPanel = lazy(async () => {
  const { TaskPanel: panel } = await import('./TaskPanel.tsx')
  return { default: panel }
})

export interface TaskCheckProps {
  host: ToolHost
  /** How each of the checks went, in the tool's own words. */
  judge(checks: readonly CheckWish[]): Promise<CheckLine[]>
  /** What a solution did; null when there is nothing that could be checked. Some tools have nothing to record. */
  record?: (() => Promise<readonly CheckWish[] | null>) | undefined
}

export function TaskCheck({ host, judge, record }: TaskCheckProps) {
  const [lines, setLines] = useState<readonly CheckLine[] | null>(null)
  const [checking, setChecking] = useState(false)
  const { task } = host
  if (host.record && record) return <RecordButton host={host} record={record} />
  if (!task) return null

  async function check(): Promise<void> {
    if (!task || checking) return
    setChecking(true)
    setLines((before) => before ?? [])
    const found = await judge(task.checks).finally(() => setChecking(false))
    setLines(found)
    const passed = found.every(({ state }) => state === 'passed')
    host.activity({ kind: passed ? 'check-passed' : 'check-failed', detail: task.id })
  }

  return (
    <>
      <TaskButton host={host} label="check" onPress={() => void check()} />
      {lines && (
        <Suspense>
          <TaskPanel
            host={host}
            lines={lines}
            checking={checking}
            onCheck={() => void check()}
            onClose={() => setLines(null)}
          />
        </Suspense>
      )}
    </>
  )
}
