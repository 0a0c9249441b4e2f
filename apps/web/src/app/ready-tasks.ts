/** Ready assignments, from the tools' own `ready-tasks.ts`; the texts of a language are loaded when somebody looks. */
import type { ReadyTasksFile } from '@panya/tools/host/ready-task.ts'
import type { FindReadyTasks } from '../adapters/teach/ready-tasks.ts'
import { toolFile } from './tool-parts.ts'

const files = import.meta.glob<ReadyTasksFile>(
  '../../../../packages/tools/src/{coding,flow,games}/*/ready-tasks.ts',
)

export const readyTasks: FindReadyTasks = async (tool, locale) => {
  const file = await toolFile(files, tool)?.()
  if (!file) return []
  const texts = await file.texts(locale)
  return file.tasks.flatMap((task) => {
    const text = texts[task.id]
    return text ? [{ tool, task, text }] : []
  })
}
