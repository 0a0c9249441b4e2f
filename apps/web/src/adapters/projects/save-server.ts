/** Sends an autosaved document and says in autosave's words how it went. */
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { SaveOutcome, SaveServer } from '@panya/tools/host/autosave/ports.ts'
import { HttpError } from '../http/http.ts'
import { createProject, saveDocument } from './projects-api.ts'

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
        return outcomeOf(error)
      }
    },
  }
}

function outcomeOf(error: unknown): SaveOutcome {
  if (!(error instanceof HttpError)) return { kind: 'unreachable' }
  const { status, body } = error
  if (body?.message === 'stale-revision') {
    const { revision = 0, saveId = '' } = body
    return { kind: 'stale', revision, saveId }
  }
  if (status === 403) return { kind: 'device-only' }
  if (status === 401) return { kind: 'signed-out' }
  if (status === 413) return { kind: 'full' }
  if (status === 507) return { kind: 'no-space' }
  if (status === 400) return { kind: 'refused' }
  if (status === 404 || status === 409) return { kind: 'gone' }
  return { kind: 'unreachable' }
}
