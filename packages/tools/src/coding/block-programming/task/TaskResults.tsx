/** What became of a teacher's checks of these blocks. */
import { use } from 'react'
import { lazyMessages } from '../../../host/lazy-messages.ts'
import { TaskPanel } from '../../../host/task/TaskPanel.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import { loadBlockWords } from './block-names.ts'
import type { BlocksResult } from './judge-blocks.ts'
import type en from './messages/en.ts'
import { taskLines } from './task-lines.ts'

const useTaskMessages = lazyMessages<keyof typeof en>({
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
})

interface TaskResultsProps {
  host: ToolHost
  results: readonly BlocksResult[]
  onCheck(): void
  onClose(): void
}

export function TaskResults({ host, results, onCheck, onClose }: TaskResultsProps) {
  const t = useTaskMessages(host.locale)
  const words = use(loadBlockWords(host.locale))
  const lines = taskLines(t, words, host.task?.checks ?? [], results)
  return (
    <TaskPanel host={host} lines={lines} checking={false} onCheck={onCheck} onClose={onClose} />
  )
}
