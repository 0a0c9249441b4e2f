/** The learner's projects: the server's, and those that are only on this device. */
import type { ProjectSummary } from '@panya/domain/project/project.ts'
import { isToolPath } from '@panya/domain/tool/tool.ts'
import { useCallback, useEffect, useState } from 'react'
import { HttpError } from '../../adapters/http/http.ts'
import { listDrafts } from '../../adapters/projects/draft-store.ts'
import { listProjects } from '../../adapters/projects/projects-api.ts'

export type ShelfProject = ProjectSummary & { onlyHere: boolean }

export interface Shelf {
  projects: ShelfProject[] | null
  /** The server could not be asked: only what is on this device is shown. */
  offline: boolean
  reload(): void
}

export function useProjects(user: number): Shelf {
  const [projects, setProjects] = useState<ShelfProject[] | null>(null)
  const [offline, setOffline] = useState(false)
  const reload = useCallback(async () => {
    const drafts = await draftProjects(user)
    const known = await listProjects().catch((error: unknown) => {
      // Guests have no place on the server; that is no failure.
      setOffline(!(error instanceof HttpError && error.status === 403))
      return []
    })
    const ids = new Set(known.map((project) => project.id))
    const shown = known.map((project) => ({ ...project, onlyHere: false }))
    setProjects([...shown, ...drafts.filter((draft) => !ids.has(draft.id))])
  }, [user])
  useEffect(() => void reload(), [reload])
  return { projects, offline, reload: () => void reload() }
}

async function draftProjects(user: number): Promise<ShelfProject[]> {
  const drafts = await listDrafts(user).catch(() => [])
  return drafts.flatMap(({ projectId, changedAt, meta }) => {
    if (!isToolPath(meta.tool)) return []
    const at = new Date(changedAt).toISOString()
    const project: ShelfProject = {
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
      onlyHere: true,
    }
    return [project]
  })
}
