/** Makes a project: on the server for learners, on this device for guests. */
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { ToolDocument, ToolUser } from '@panya/tools/host/tool-host.ts'
import { draftStore } from './draft-store.ts'
import { createProject } from './projects-api.ts'

export async function makeProject(
  user: ToolUser,
  tool: ToolPath,
  title: string,
  document: ToolDocument,
): Promise<string> {
  const id = crypto.randomUUID()
  if (user.role === 'demo') {
    const drafts = draftStore(user.id, () => ({ tool, title }))
    const changedAt = Date.now()
    await drafts.put({ projectId: id, base: 0, sent: [], document, changedAt, epoch: 1 })
  } else {
    await createProject({ id, saveId: crypto.randomUUID(), tool, title, document })
  }
  return id
}
