/** Somebody's first project: the tool's own beginning, and in the address that the tool goes along. */
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { ToolDocument, ToolUser } from '@panya/tools/host/tool-host.ts'
import { makeProject } from './make-project.ts'

export const FIRST_PARAMETER = 'first'

/** Where it is. */
export async function makeFirstProject(
  user: ToolUser,
  tool: ToolPath,
  { title, document }: { title: string; document: ToolDocument },
): Promise<string> {
  const id = await makeProject(user, tool, title, document)
  return `/${tool}?project=${id}&${FIRST_PARAMETER}=1`
}
