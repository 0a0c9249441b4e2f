/** Sends an autosaved document and says in autosave's words how it went. */
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { SaveOutcome, SaveServer } from '@panya/tools/host/autosave/ports.ts'
import { HttpError } from '../http/http.ts'
import { createProject, openProject, saveDocument } from './projects-api.ts'

export interface NewProjectInfo {
  tool: ToolPath
  title(): string
}

/** For guests, who share an account: nothing of theirs leaves the device. */
export const DEVICE_ONLY: SaveServer = { save: async () => ({ kind: 'device-only' }) }

export function saveServer(projectId: string, made: NewProjectInfo): SaveServer {
  return {
    async save({ base, saveId, document }, { leaving }) {
      try {
        if (base === 0) {
          const { tool } = made
          const project = { id: projectId, saveId, tool, title: made.title(), document }
          const { revision } = await createProject(project)
          return { kind: 'saved', revision }
        }
        const { revision } = await saveDocument(projectId, { base, saveId, document }, { leaving })
        return { kind: 'saved', revision }
      } catch (error) {
        return outcomeOf(error, projectId)
      }
    },
  }
}

async function outcomeOf(error: unknown, projectId: string): Promise<SaveOutcome> {
  if (!(error instanceof HttpError)) return { kind: 'unreachable' }
  if (error.body?.message === 'stale-revision') return current(projectId)
  if (error.status === 403) return { kind: 'device-only' }
  if (error.status === 401) return { kind: 'signed-out' }
  if (error.status === 413) return { kind: 'full' }
  if (error.status === 507) return { kind: 'no-space' }
  if (error.status === 400) return { kind: 'refused' }
  if (error.status === 404 || error.status === 409) return { kind: 'gone' }
  return { kind: 'unreachable' }
}

async function current(projectId: string): Promise<SaveOutcome> {
  try {
    const { revision, saveId } = await openProject(projectId)
    return { kind: 'stale', revision, saveId }
  } catch {
    return { kind: 'unreachable' }
  }
}
