/** A tool's first project, from its own `start.ts`; loaded when somebody begins. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { ToolStart } from '@panya/tools/host/core/start.ts'
import { toolFile } from './tool-parts.ts'

const starts = import.meta.glob<{ start: ToolStart }>(
  '../../../../packages/tools/src/{coding,flow,games}/*/start.ts',
)

export async function toolStart(tool: ToolPath, locale: Locale) {
  const file = await toolFile(starts, tool)?.()
  if (!file) throw new Error(`${tool} has no first project.`)
  return file.start(locale)
}
