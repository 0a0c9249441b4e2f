/** What is only on this device so far: begun without a connection, or a guest's. */
import type { ProjectSummary } from '@panya/domain/project/project.ts'
import { isToolPath } from '@panya/domain/tool/tool.ts'
import { listDrafts } from './draft-store.ts'

export async function draftProjects(user: number): Promise<ProjectSummary[]> {
  const drafts = await listDrafts(user).catch(() => [])
  return drafts.flatMap(({ projectId, changedAt, meta }) => {
    if (!isToolPath(meta.tool)) return []
    const at = new Date(changedAt).toISOString()
    const project: ProjectSummary = {
      id: projectId,
      tool: meta.tool,
      title: meta.title,
      revision: 0,
      bytes: 0,
      updatedAt: at,
      createdAt: at,
      deletedAt: null,
      share: 'private',
      shareId: null,
      originId: null,
      hasThumbnail: false,
    }
    return [project]
  })
}
