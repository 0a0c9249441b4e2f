/** Opens a project for editing: from the server, from this device, or both when they disagree. */
import type { ProjectWithDocument } from '@panya/domain/project/project.ts'
import type { Draft } from '@panya/tools/host/autosave/ports.ts'
import { recover } from '@panya/tools/host/autosave/recover.ts'
import type { ToolDocument } from '@panya/tools/host/tool-host.ts'
import { projectAssets } from '../../adapters/assets/assets-api.ts'
import { type FillProgress, fillDocument } from '../../adapters/assets/fill-document.ts'
import { tidyDevice } from '../../adapters/assets/sealed-assets.ts'
import { NoDraftKey } from '../../adapters/encryption/draft-key.ts'
import { HttpError } from '../../adapters/http/http.ts'
import { draftStore, recallCopy, rememberCopy } from '../../adapters/projects/draft-store.ts'
import type { DraftMeta } from '../../adapters/projects/encrypted-drafts.ts'
import { openProject } from '../../adapters/projects/projects-api.ts'

export interface OpenedProject {
  id: string
  title: string
  originId: string | null
  document: ToolDocument
  /** How many of its pictures, sounds and other large things could not be had. */
  lost: number
  /** The revision the document is based on; 0 when the server does not have the project. */
  base: number
  epoch: number
  /** True when the document has changes that the server does not have. */
  unsaved: boolean
  sent: string[]
  share: ProjectWithDocument['share']
  shareId: string | null
}

/** Still without its large things. */
type PackedProject = Omit<OpenedProject, 'lost'>

export type OpenResult<Project = OpenedProject> =
  | { kind: 'opened'; project: Project }
  | { kind: 'conflict'; mine: ToolDocument; theirs: ProjectWithDocument; epoch: number }
  | { kind: 'in-trash' }
  | { kind: 'not-found' }
  | { kind: 'unreachable' }

export async function openForEditing(
  user: number,
  guest: boolean,
  id: string,
  onProgress: (progress: FillProgress) => void,
): Promise<OpenResult> {
  const result = await findForEditing(user, guest, id)
  if (result.kind !== 'opened') return result
  const place = guest ? null : projectAssets(id)
  const filled = await fillDocument(result.project.document, { user, place, onProgress })
  void tidyDevice().catch(() => undefined)
  return { kind: 'opened', project: { ...result.project, ...filled } }
}

async function findForEditing(
  user: number,
  guest: boolean,
  id: string,
): Promise<OpenResult<PackedProject>> {
  const drafts = draftStore(user, () => ({ tool: '', title: '' }))
  const draft = (await drafts.get(id).catch(giveUp)) as (Draft & { meta: DraftMeta }) | null
  // What guests make is on their device only; the server would refuse to tell.
  if (guest) return withoutServer(draft)
  try {
    const server = await openProject(id)
    void rememberCopy(user, server).catch(() => undefined)
    return reconcile(draft, server)
  } catch (error) {
    const none = error instanceof HttpError && (error.status === 404 || error.status === 403)
    if (none) return withoutServer(draft)
    if (error instanceof HttpError && error.status < 500) throw error
    const copy = await recallCopy(user, id).catch(() => null)
    if (copy) return reconcile(draft, copy)
    // What the server has is not known: the work goes on from the revision it was made on.
    return draft ? withoutServer(draft, draft.base) : { kind: 'unreachable' }
  }
}

/** Without storage there are no drafts. One that is there but closed to us is waited for, not passed over. */
function giveUp(error: unknown): null {
  if (error instanceof NoDraftKey) throw error
  return null
}

function reconcile(draft: Draft | null, server: ProjectWithDocument): OpenResult<PackedProject> {
  const { revision, saveId, document } = server
  if (server.deletedAt !== null) return { kind: 'in-trash' }
  const epoch = (draft?.epoch ?? 0) + 1
  const found = recover(draft, { revision, saveId, document })
  if (found.kind === 'conflict')
    return { kind: 'conflict', mine: found.mine, theirs: server, epoch }
  const { id, title, originId, share, shareId } = server
  const unsaved = found.kind === 'draft'
  const project = { id, title, originId, share, shareId, epoch, unsaved, sent: [] }
  return { kind: 'opened', project: { ...project, document: found.document, base: found.base } }
}

/** Begun without a connection, or deleted elsewhere: what is on this device is all there is. */
function withoutServer(
  draft: (Draft & { meta: DraftMeta }) | null,
  base = 0,
): OpenResult<PackedProject> {
  if (!draft) return { kind: 'not-found' }
  const { projectId: id, document, sent, meta } = draft
  const project = { id, title: meta.title, originId: null, document, sent, base }
  return {
    kind: 'opened',
    project: { ...project, epoch: draft.epoch + 1, unsaved: true, share: 'private', shareId: null },
  }
}
