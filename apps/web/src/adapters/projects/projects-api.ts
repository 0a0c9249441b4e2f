/** The server's projects, as functions. Documents come without their large things: `fillDocument` brings those. */
import type {
  ProjectDocument,
  ProjectSummary,
  ProjectWithDocument,
  RevisionSummary,
  SaveAnswer,
  SaveRequest,
  SharedProject,
  ShareLevel,
} from '@panya/domain/project/project.ts'
import { saveAddress } from '@panya/domain/project/save-address.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { sendDocument } from '../assets/send-document.ts'
import { bytesAt } from '../http/bytes-at.ts'
import { request } from '../http/http.ts'
import { timeFor } from '../http/time-for.ts'

/** Documents can have megabytes, and school connections are slow. */
const DOCUMENT_TIME_MS = 60_000

/** Browsers let a page that is being left send at most 64 KiB. */
const KEEPALIVE_BYTES = 60_000

const at = (id: string, rest = '') => `/api/projects/${encodeURIComponent(id)}${rest}`
const shared = (shareId: string, rest = '') => `/api/shared/${encodeURIComponent(shareId)}${rest}`

export const listProjects = async () =>
  (await request<{ projects: ProjectSummary[] }>('/api/projects')).projects

export const openProject = (id: string) =>
  request<ProjectWithDocument>(at(id), { timeLimitMs: DOCUMENT_TIME_MS })

export interface NewProject {
  id: string
  saveId: string
  tool: ToolPath
  title: string
  document: ProjectDocument
}

export function saveDocument(id: string, save: SaveRequest, { leaving = false } = {}) {
  const send = (document: ProjectDocument) => {
    const content = JSON.stringify(document.content ?? null)
    const body = new Blob([content], { type: 'application/json' })
    return request<SaveAnswer>(saveAddress(id, { ...save, document }), {
      method: 'PUT',
      body,
      keepalive: leaving && body.size < KEEPALIVE_BYTES,
      timeLimitMs: timeFor(body.size),
    })
  }
  return sendDocument(save.document, send, { leaving })
}

export const createProject = (made: NewProject) =>
  sendDocument(made.document, (document) => {
    const body = new Blob([JSON.stringify({ ...made, document })], { type: 'application/json' })
    return request<ProjectSummary>('/api/projects', {
      method: 'POST',
      body,
      timeLimitMs: timeFor(body.size),
    })
  })

export const renameProject = (id: string, title: string) =>
  request<ProjectSummary>(at(id), { method: 'PATCH', json: { title } })

export const duplicateProject = (id: string, title: string) =>
  request<ProjectSummary>(at(id, '/duplicate'), { method: 'POST', json: { title } })

export const trashProject = (id: string) => request<ProjectSummary>(at(id), { method: 'DELETE' })

export const restoreProject = (id: string) =>
  request<ProjectSummary>(at(id, '/restore'), { method: 'POST' })

export const deleteForGood = (id: string) => request<null>(at(id, '/forever'), { method: 'DELETE' })

export const listRevisions = async (id: string) =>
  (await request<{ revisions: RevisionSummary[] }>(at(id, '/revisions'))).revisions

export const readRevision = (id: string, number: number) =>
  request<ProjectDocument>(at(id, `/revisions/${number}`), { timeLimitMs: DOCUMENT_TIME_MS })

export const restoreRevision = (id: string, number: number) =>
  request<SaveAnswer>(at(id, `/revisions/${number}/restore`), { method: 'POST' })

export const readOrigin = (id: string) => request<ProjectDocument>(at(id, '/origin'))

export const setSharing = (id: string, level: ShareLevel) =>
  request<ProjectSummary>(at(id, '/share'), { method: 'PUT', json: { level } })

export const thumbnailUrl = (id: string, revision: number) => at(id, `/thumbnail?r=${revision}`)

export const putThumbnail = (id: string, image: Blob) =>
  request<null>(at(id, '/thumbnail'), {
    method: 'PUT',
    body: image,
    headers: { 'content-type': image.type },
  })

export const putSource = (id: string, file: File) =>
  request<null>(at(id, `/source?name=${encodeURIComponent(file.name.slice(-200))}`), {
    method: 'PUT',
    body: file,
    headers: { 'content-type': 'application/octet-stream' },
    timeLimitMs: timeFor(file.size),
  })

/** Null when there is none. */
export async function getSource(id: string): Promise<Blob | null> {
  const bytes = await bytesAt(at(id, '/source'))
  return bytes && new Blob([bytes])
}

export interface ClassProject {
  shareId: string
  tool: ToolPath
  title: string
  authorDisplayName: string
  updatedAt: string
}

export const listClassProjects = async () =>
  (await request<{ projects: ClassProject[] }>('/api/class-projects')).projects

export const openShared = (shareId: string) =>
  request<SharedProject>(shared(shareId), { timeLimitMs: DOCUMENT_TIME_MS })

export const sharedThumbnailUrl = (shareId: string) => shared(shareId, '/thumbnail')

export const remixShared = (shareId: string) =>
  request<ProjectSummary>(shared(shareId, '/remix'), {
    method: 'POST',
    json: { id: crypto.randomUUID(), saveId: crypto.randomUUID() },
  })

export const reportShared = (shareId: string, reason: string) =>
  request<null>(shared(shareId, '/report'), { method: 'POST', json: { reason } })
