/** Sends an autosaved document and says in autosave's words how it went. */
import type { SaveAnswer } from '@panya/domain/project/project.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { SaveOutcome, SaveServer } from '@panya/tools/kit/autosave/ports.ts'
import { HttpError, request } from '../http/http.ts'
import { createProject, openProject } from './projects-api.ts'

// Browsers let a page that is being left send at most 64 KiB.
const KEEPALIVE_BYTES = 60_000
const TIME_LIMIT_MS = 60_000

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
        const json = { base, saveId, document }
        const keepalive = leaving && JSON.stringify(json).length < KEEPALIVE_BYTES
        const { revision } = await request<SaveAnswer>(`/api/projects/${projectId}/document`, {
          method: 'PUT',
          json,
          keepalive,
          timeLimitMs: TIME_LIMIT_MS,
        })
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
