/** Keeps unsaved work in the browser's own database, where a crash or a flat battery leaves it. */
import type { ProjectWithDocument } from '@panya/domain/project/project.ts'
import type { Draft, DraftStore } from '@panya/tools/kit/autosave/ports.ts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

interface Schema extends DBSchema {
  drafts: { key: [user: number, project: string]; value: Draft & { user: number; meta: DraftMeta } }
  copies: { key: [user: number, project: string]; value: ServerCopyOnDevice & { user: number } }
}

/** The server's version as last seen, so that a project opens without a connection. */
export interface ServerCopyOnDevice {
  projectId: string
  seenAt: number
  project: ProjectWithDocument
}

const COPIES_KEPT = 20

/** Enough to list and open a project that never reached the server. */
export interface DraftMeta {
  tool: string
  title: string
}

let opening: Promise<IDBPDatabase<Schema>> | null = null

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('work', 1, {
    upgrade(db) {
      db.createObjectStore('drafts', { keyPath: ['user', 'projectId'] })
      db.createObjectStore('copies', { keyPath: ['user', 'projectId'] })
    },
    terminated() {
      opening = null
    },
  })
  return opening
}

/** Drafts belong to a person: the next child on the same computer does not see them. */
export function draftStore(user: number, meta: () => DraftMeta): DraftStore {
  return {
    async put(draft) {
      const db = await database()
      const tx = db.transaction('drafts', 'readwrite', { durability: 'strict' })
      const known = await tx.store.get([user, draft.projectId])
      if (!known || known.epoch <= draft.epoch) await tx.store.put({ ...draft, user, meta: meta() })
      await tx.done
    },
    async get(projectId) {
      return (await (await database()).get('drafts', [user, projectId])) ?? null
    },
    async remove(projectId, epoch) {
      const db = await database()
      const tx = db.transaction('drafts', 'readwrite')
      const known = await tx.store.get([user, projectId])
      if (known && known.epoch <= epoch) await tx.store.delete([user, projectId])
      await tx.done
    },
  }
}

export async function listDrafts(user: number): Promise<(Draft & { meta: DraftMeta })[]> {
  const all = await (await database()).getAll('drafts')
  return all.filter((draft) => draft.user === user)
}

export async function dropDraft(user: number, projectId: string): Promise<void> {
  await (await database()).delete('drafts', [user, projectId])
}

export async function rememberCopy(user: number, project: ProjectWithDocument): Promise<void> {
  const db = await database()
  await db.put('copies', { user, projectId: project.id, seenAt: Date.now(), project })
  const copies = (await db.getAll('copies')).toSorted((a, b) => b.seenAt - a.seenAt)
  for (const old of copies.slice(COPIES_KEPT)) await db.delete('copies', [old.user, old.projectId])
}

export async function recallCopy(user: number, id: string): Promise<ProjectWithDocument | null> {
  return (await (await database()).get('copies', [user, id]))?.project ?? null
}
