/** The browser's own database, where unsent work survives a crash or a flat battery: encrypted, per person. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Encrypted } from './encrypt.ts'

/** What stands in the clear: whose it is, by number, which project, what it needs, and what decides who may write. */
export interface EncryptedDraft {
  user: number
  projectId: string
  epoch: number
  /** Hashes of what the work refers to: it stays on the device as long as the draft. */
  assets?: string[]
  /** Enough to list it. */
  about: Encrypted
  work: Encrypted
}

interface EncryptedCopy {
  user: number
  projectId: string
  seenAt: number
  work: Encrypted
}

interface EncryptedProgress {
  user: number
  name: string
  value: Encrypted
}

interface Schema extends DBSchema {
  /** At most one: that of the person who is signed in. */
  keys: { key: 'current'; value: { user: number; key: CryptoKey } }
  drafts: { key: [user: number, project: string]; value: EncryptedDraft }
  copies: {
    key: [user: number, project: string]
    value: EncryptedCopy
    indexes: { seen: number }
  }
  progress: { key: [user: number, name: string]; value: EncryptedProgress }
}

let opening: Promise<IDBPDatabase<Schema>> | null = null

export function encryptedDatabase(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('sealed-work', 1, {
    upgrade(db) {
      db.createObjectStore('keys')
      db.createObjectStore('drafts', { keyPath: ['user', 'projectId'] })
      const copies = db.createObjectStore('copies', { keyPath: ['user', 'projectId'] })
      copies.createIndex('seen', 'seenAt')
      db.createObjectStore('progress', { keyPath: ['user', 'name'] })
    },
    terminated() {
      opening = null
    },
  })
  opening.catch(() => (opening = null))
  return opening
}

/** All rows of one person. */
export function rowsOf(user: number): IDBKeyRange {
  return IDBKeyRange.bound([user], [user, []])
}
