/** The learner's projects: the server's, and those that are only on this device. */
import type { ProjectSummary } from '@panya/domain/project/project.ts'
import { useCallback, useEffect, useState } from 'react'
import { HttpError } from '../../adapters/http/http.ts'
import { draftProjects } from '../../adapters/projects/draft-projects.ts'
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
    const onlyHere = drafts.filter((draft) => !ids.has(draft.id))
    setProjects([...shown, ...onlyHere.map((draft) => ({ ...draft, onlyHere: true }))])
  }, [user])
  useEffect(() => void reload(), [reload])
  return { projects, offline, reload: () => void reload() }
}
