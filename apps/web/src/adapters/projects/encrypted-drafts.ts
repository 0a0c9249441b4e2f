/** A draft as it lies in the database: encrypted, but for what decides who may write over it. */
import type { Draft } from '@panya/tools/host/autosave/ports.ts'
import { type EncryptedDraft, encryptedDatabase } from '../encryption/database.ts'
import { decrypt, encrypt } from '../encryption/encrypt.ts'

/** Enough to list and open a project that never reached the server. */
export interface DraftMeta {
  tool: string
  title: string
}

export interface DraftSummary {
  projectId: string
  changedAt: number
  meta: DraftMeta
}

interface Work {
  draft: Draft
  meta: DraftMeta
}

const aboutPlace = (user: number, projectId: string) => `about:${user}:${projectId}`
const workPlace = (user: number, projectId: string) => `draft:${user}:${projectId}`

export async function putDraft(
  key: CryptoKey,
  user: number,
  draft: Draft,
  meta: DraftMeta,
): Promise<void> {
  const { projectId, epoch, changedAt } = draft
  const about = await encrypt(key, aboutPlace(user, projectId), { changedAt, meta })
  const work = await encrypt(key, workPlace(user, projectId), { draft, meta } satisfies Work)
  const row = { user, projectId, epoch, about, work }
  const newer = await putUnlessNewer(row)
  if (!newer) return
  // One that nobody can read any more must not keep work out for ever.
  const readable = await openDraft(key, newer).catch(() => null)
  if (!readable) await (await encryptedDatabase()).put('drafts', row)
}

/** Gives back the later epoch's row that was in the way. */
async function putUnlessNewer(row: EncryptedDraft): Promise<EncryptedDraft | null> {
  const db = await encryptedDatabase()
  const tx = db.transaction('drafts', 'readwrite', { durability: 'strict' })
  const known = await tx.store.get([row.user, row.projectId])
  const inTheWay = known !== undefined && known.epoch > row.epoch
  if (!inTheWay) await tx.store.put(row)
  await tx.done
  return inTheWay ? known : null
}

export async function openDraft(
  key: CryptoKey,
  row: EncryptedDraft,
): Promise<Draft & { meta: DraftMeta }> {
  const place = workPlace(row.user, row.projectId)
  const { draft, meta } = await decrypt<Work>(key, place, row.work)
  return { ...draft, meta }
}

export async function openAbout(key: CryptoKey, row: EncryptedDraft): Promise<DraftSummary> {
  const { user, projectId, about } = row
  const place = aboutPlace(user, projectId)
  return { projectId, ...(await decrypt<Omit<DraftSummary, 'projectId'>>(key, place, about)) }
}
