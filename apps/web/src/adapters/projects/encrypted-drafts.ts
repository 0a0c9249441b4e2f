/** A draft as it lies in the database: encrypted, but for what decides who may write over it. */
import type { Draft } from '@panya/tools/host/autosave/ports.ts'
import { assetMemory } from '../assets/asset-memory.ts'
import { bytesFromBase64 } from '../assets/base64.ts'
import { keepOnDevice } from '../assets/sealed-assets.ts'
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
  whole: Draft,
  meta: DraftMeta,
): Promise<void> {
  const { projectId, epoch, changedAt } = whole
  const { document, hashes: assets } = await assetMemory.pack(whole.document)
  const draft = { ...whole, document }
  // Before the draft that needs them, and once: the next draft finds them here.
  for (const hash of assets) await keepOnDevice(user, hash, () => bytesOf(hash))
  const about = await encrypt(key, aboutPlace(user, projectId), { changedAt, meta })
  const work = await encrypt(key, workPlace(user, projectId), { draft, meta } satisfies Work)
  const row = { user, projectId, epoch, assets, about, work }
  const newer = await putUnlessNewer(row)
  if (!newer) return
  // One that nobody can read any more must not keep work out for ever.
  const readable = await openDraft(key, newer).catch(() => null)
  if (!readable) await (await encryptedDatabase()).put('drafts', row)
}

function bytesOf(hash: string): Uint8Array<ArrayBuffer> | null {
  const base64 = assetMemory.base64Of(hash)
  return base64 === null ? null : bytesFromBase64(base64)
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

/** As it was put, but for large things: `fillDocument` brings those back. */
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
