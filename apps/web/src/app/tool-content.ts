/** What tools bring along by name, from their own `content.ts`; loaded when somebody looks. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ProjectDocument } from '@panya/domain/project/project.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { NamedContent, ToolContent } from '@panya/tools/host/tool-content.ts'
import { toolFile } from './tool-parts.ts'

const contents = import.meta.glob<{ content: ToolContent }>(
  '../../../../packages/tools/src/{coding,flow,games}/*/content.ts',
)

/** Null for a tool that brings nothing along. */
export async function toolContent(
  tool: ToolPath,
  locale: Locale,
  made?: ProjectDocument,
): Promise<NamedContent[] | null> {
  const file = await toolFile(contents, tool)?.()
  return file?.content(locale, made) ?? null
}
