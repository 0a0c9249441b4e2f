/** What became of a teacher's checks of this program. */
import { lazyMessages } from '../../../host/lazy-messages.ts'
import { rememberCheck } from '../../../host/task/last-check.ts'
import { TaskPanel } from '../../../host/task/TaskPanel.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import type en from './messages/en.ts'
import type { TaskCheck } from './task-hooks.ts'
import { taskLines } from './task-lines.ts'

const useTaskMessages = lazyMessages<keyof typeof en>({
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
})

export function TaskResults({ host, task }: { host: ToolHost; task: TaskCheck }) {
  const t = useTaskMessages(host.locale)
  const { results, checking, check, close } = task
  if (!results) return null
  const lines = taskLines(t, host.task?.checks ?? [], results)
  if (host.task && !checking) rememberCheck(host.task.id, lines)
  return <TaskPanel host={host} lines={lines} checking={checking} onCheck={check} onClose={close} />
}
