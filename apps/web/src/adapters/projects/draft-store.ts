/** Keeps unsaved work on this device, encrypted for its owner: nobody who signs in after them can read it. */
import type { ProjectWithDocument } from '@panya/domain/project/project.ts'
import type { DraftStore } from '@panya/tools/host/autosave/ports.ts'
import { encryptedDatabase, rowsOf } from '../encryption/database.ts'
import { draftKey } from '../encryption/draft-key.ts'
import { decrypt, encrypt } from '../encryption/encrypt.ts'
import {
  type DraftMeta,
  type DraftSummary,
  openAbout,
  openDraft,
  putDraft,
} from './encrypted-drafts.ts'
import { migratePlaintextDrafts } from './migrate-plaintext-drafts.ts'

const COPIES_KEPT = 20

const copyPlace = (user: number, projectId: string) => `copy:${user}:${projectId}`

/** Drafts belong to a person. Whoever has it open can write to the end, even while they sign out. */
export function draftStore(user: number, meta: () => DraftMeta): DraftStore {
  const keyOnce = remembered(() => draftKey(user))
  const inOrder = queue()
  return {
    put: (draft) => inOrder(async () => putDraft(await keyOnce(), user, draft, meta())),
    get: (projectId) =>
      inOrder(async () => {
        await migratePlaintextDrafts(user)
        const row = await (await encryptedDatabase()).get('drafts', [user, projectId])
        return row ? openDraft(await keyOnce(), row).catch(() => null) : null
      }),
    remove: (projectId, epoch) =>
      inOrder(async () => {
        const tx = (await encryptedDatabase()).transaction('drafts', 'readwrite')
        const known = await tx.store.get([user, projectId])
        if (known && known.epoch <= epoch) await tx.store.delete([user, projectId])
        await tx.done
      }),
  }
}

/** Those that cannot be read are left out, and left where they are. */
export async function listDrafts(user: number): Promise<DraftSummary[]> {
  await migratePlaintextDrafts(user)
  const rows = await (await encryptedDatabase()).getAll('drafts', rowsOf(user))
  if (rows.length === 0) return []
  const key = await draftKey(user)
  const all = await Promise.all(rows.map((row) => openAbout(key, row).catch(() => null)))
  return all.filter((draft) => draft !== null)
}

export async function dropDraft(user: number, projectId: string): Promise<void> {
  await (await encryptedDatabase()).delete('drafts', [user, projectId])
}

/** The server's version as last seen, so that a project opens without a connection. */
export async function rememberCopy(user: number, project: ProjectWithDocument): Promise<void> {
  const { id: projectId } = project
  const work = await encrypt(await draftKey(user), copyPlace(user, projectId), project)
  const tx = (await encryptedDatabase()).transaction('copies', 'readwrite')
  await tx.store.put({ user, projectId, seenAt: Date.now(), work })
  const oldestFirst = await tx.store.index('seen').getAllKeys()
  for (const key of oldestFirst.slice(0, -COPIES_KEPT)) await tx.store.delete(key)
  await tx.done
}

export async function recallCopy(user: number, id: string): Promise<ProjectWithDocument | null> {
  const row = await (await encryptedDatabase()).get('copies', [user, id])
  return row ? decrypt(await draftKey(user), copyPlace(user, id), row.work) : null
}

/** Encrypting takes different times; what was asked for first is done first. */
function queue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
}

/** Asks once; a failure is asked again. */
function remembered<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null
  return () => {
    answer ??= ask().catch((error: unknown) => {
      answer = null
      throw error
    })
    return answer
  }
}
