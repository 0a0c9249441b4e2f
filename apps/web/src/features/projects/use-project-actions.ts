/** What can be done with a project on the shelf; each action says when it did not work. */
import { useLingui } from '@lingui/react/macro'
import { toast } from 'react-toastify/unstyled'
import { HttpError } from '../../adapters/http/http.ts'
import { dropDraft } from '../../adapters/projects/draft-store.ts'
import {
  deleteForGood,
  duplicateProject,
  renameProject,
  restoreProject,
  trashProject,
} from '../../adapters/projects/projects-api.ts'
import type { ShelfProject } from './use-projects.ts'

export interface ProjectActions {
  /** What is not right, in words; null when it worked. */
  rename(project: ShelfProject, title: string): Promise<string | null>
  duplicate(project: ShelfProject): Promise<void>
  trash(project: ShelfProject): Promise<void>
  restore(project: ShelfProject): Promise<void>
  forever(project: ShelfProject): Promise<void>
}

export function useProjectActions(user: number, reload: () => void): ProjectActions {
  const { t } = useLingui()

  function messageOf(error: unknown): string {
    const message = error instanceof HttpError ? error.body?.message : null
    if (message === 'too-many-projects') {
      return t`You have as many projects as fit. Delete some for good first: what lies in the trash counts too.`
    }
    if (message === 'storage-full' || message === 'asset-storage-full') {
      return t`Your storage is full. Delete the largest projects you no longer need, and empty the trash.`
    }
    if (message === 'disk-full') {
      return t`The site has no room left for new things. Tell your teacher, and try again later.`
    }
    return t`That did not work. Check your connection and try again.`
  }

  async function attempt(work: () => Promise<unknown>): Promise<string | null> {
    try {
      await work()
      reload()
      return null
    } catch (error) {
      return messageOf(error)
    }
  }

  async function act(work: () => Promise<unknown>): Promise<void> {
    const problem = await attempt(work)
    if (problem !== null) toast(problem, { type: 'error' })
  }

  return {
    rename: (project, title) => attempt(() => renameProject(project.id, title)),
    duplicate: (project) => {
      const { title } = project
      return act(() => duplicateProject(project.id, t`${title} (copy)`))
    },
    trash: (project) =>
      act(() => (project.onlyHere ? dropDraft(user, project.id) : trashProject(project.id))),
    restore: (project) => act(() => restoreProject(project.id)),
    forever: (project) => act(() => deleteForGood(project.id)),
  }
}
