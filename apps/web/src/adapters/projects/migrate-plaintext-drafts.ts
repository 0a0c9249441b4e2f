/**
 * Work that earlier versions of the site left on this device in the clear. Its owner's is encrypted when they
 * are here; other people's drafts wait for them, for nobody else has their key.
 */
import type { Draft } from '@panya/tools/host/autosave/ports.ts'
import { openDB } from 'idb'
import { draftKey } from '../encryption/draft-key.ts'
import { type DraftMeta, putDraft } from './encrypted-drafts.ts'

const NAME = 'work'

type OldDraft = Draft & { user: number; meta: DraftMeta }

const encrypted = new Map<number, Promise<void>>()

/** Once for each person on each page; whoever reads drafts waits for it. */
export function migratePlaintextDrafts(user: number): Promise<void> {
  const underWay = encrypted.get(user) ?? migrateAll(user)
  encrypted.set(user, underWay)
  underWay.catch(() => encrypted.delete(user))
  return underWay
}

async function migrateAll(user: number): Promise<void> {
  // Browsers that cannot tell get an empty one, which does no harm.
  const all = (await indexedDB.databases?.()) ?? [{ name: NAME }]
  if (!all.some(({ name }) => name === NAME)) return
  // Without a version: a tab of the earlier site may have it open still.
  const db = await openDB(NAME)
  try {
    const stores = new Set(db.objectStoreNames)
    // The server has them, so nothing is lost.
    if (stores.has('copies')) await db.clear('copies')
    if (!stores.has('drafts')) return
    const drafts = (await db.getAll('drafts')) as OldDraft[]
    for (const { user: owner, meta, ...draft } of drafts) {
      if (owner !== user) continue
      await putDraft(await draftKey(user), user, draft, meta)
      await removeUnchanged([user, draft.projectId], draft.changedAt)
    }
  } finally {
    db.close()
  }

  /** That other tab may have written meanwhile. */
  async function removeUnchanged(key: [number, string], changedAt: number): Promise<void> {
    const tx = db.transaction('drafts', 'readwrite')
    const now = (await tx.store.get(key)) as OldDraft | undefined
    if (now?.changedAt === changedAt) await tx.store.delete(key)
    await tx.done
  }
}
