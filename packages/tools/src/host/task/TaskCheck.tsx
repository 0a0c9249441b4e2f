/** In a tool's header: a learner asks how a teacher's checks go, a teacher records a solution. */
import type { CheckWish } from '@panya/domain/classroom/check.ts'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ToolHost } from '../tool-host.ts'
import type { CheckLine } from './check-line.ts'
import { rememberCheck } from './last-check.ts'
import { RecordButton } from './RecordButton.tsx'
import { TaskButton } from './TaskButton.tsx'
import { loadTaskMessages } from './task-messages.ts'

/** Only where a teacher has asked for something. */
const TaskPanel = lazy(async () => {
  const { TaskPanel: panel } = await import('./TaskPanel.tsx')
  return { default: panel }
})

interface TaskCheckProps {
  host: ToolHost
  label: 'check' | 'checkWork'
  /** On a phone the button stands where the tool has it, not in the header. */
  below?: boolean
  /** Checked anew, without opening anything, whenever this is another one; null as long as nothing is known. */
  again?: unknown
  /** How each of the checks went, in the tool's own words. */
  judge(checks: readonly CheckWish[]): Promise<CheckLine[]>
  /** What a solution did; null when there is nothing that could be checked. Some tools have nothing to record. */
  record?: (() => Promise<readonly CheckWish[] | null>) | undefined
  /** What is recorded, as text. */
  program?: () => string
}

export function TaskCheck({
  host,
  label,
  below = false,
  again = null,
  judge,
  record,
  program,
}: TaskCheckProps) {
  const [lines, setLines] = useState<readonly CheckLine[] | null>(null)
  const [checking, setChecking] = useState(false)
  const { task } = host

  async function look(asked: boolean): Promise<CheckLine[]> {
    if (!task) return []
    const found = await judge(task.checks)
    rememberCheck(task.id, found)
    const passed = found.every(({ state }) => state === 'passed')
    // Who has not asked and is not there yet is no failure.
    if (passed) host.activity({ kind: 'check-passed', detail: task.id })
    else if (asked) host.activity({ kind: 'check-failed', detail: task.id })
    if (passed && !asked) host.toast((await loadTaskMessages(host.locale))('allPassed'), 'success')
    return found
  }

  const before = useRef<unknown>(null)
  useEffect(() => {
    const isNew = before.current !== null && again !== null && before.current !== again
    before.current = again
    if (isNew) void look(false).then((found) => setLines((shown) => shown && found))
    // oxlint-disable-next-line react/exhaustive-deps -- only what was reached makes it look again
  }, [again])

  if (host.record && record) return <RecordButton {...{ host, record, program }} />
  if (!task) return null

  async function check(): Promise<void> {
    if (!task || checking) return
    setChecking(true)
    setLines((shown) => shown ?? [])
    setLines(await look(true).finally(() => setChecking(false)))
  }

  return (
    <>
      <TaskButton host={host} label={label} below={below} onPress={() => void check()} />
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
