/** Assignments that are ready to be given; the app finds them in the tools' own files. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { ReadyTask, ReadyTaskText } from '@panya/tools/host/ready-task.ts'

export interface FoundTask {
  tool: ToolPath
  task: ReadyTask
  text: ReadyTaskText
}

/** Found when somebody looks: those of one tool, in one language. */
export type FindReadyTasks = (tool: ToolPath, locale: Locale) => Promise<FoundTask[]>

/** How an address names one: the tool's path and the task in it. */
export const taskName = ({ tool, task }: Pick<FoundTask, 'tool' | 'task'>): string =>
  `${tool}/${task.id}`

export async function findReadyTask(
  find: FindReadyTasks,
  name: string,
  locale: Locale,
): Promise<FoundTask | null> {
  const tool = name.slice(0, name.lastIndexOf('/')) as ToolPath
  return (await find(tool, locale)).find((found) => taskName(found) === name) ?? null
}
