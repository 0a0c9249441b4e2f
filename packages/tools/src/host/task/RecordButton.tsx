/** For a teacher who came from writing an assignment: what the solution did is sent there, to be ticked. */
import type { CheckWish } from '@panya/domain/classroom/check.ts'
import type { ToolHost } from '../tool-host.ts'
import { TaskButton } from './TaskButton.tsx'
import type { TaskMessages } from './task-messages.ts'

interface RecordButtonProps {
  host: ToolHost
  /** Null when there is nothing that could be checked. */
  record(): Promise<readonly CheckWish[] | null>
  /** The solution as text; without it the tutor is told nothing of it. */
  program?: (() => string) | undefined
}

export function RecordButton({ host, record, program }: RecordButtonProps) {
  const { record: send } = host
  if (!send) return null

  async function press(t: TaskMessages): Promise<void> {
    const checks = await record()
    if (checks === null) return host.toast(t('recordNothing'))
    send?.(checks, program?.() ?? '')
    host.toast(t('recorded'), 'success')
  }

  return <TaskButton host={host} label="record" onPress={(t) => void press(t)} />
}
