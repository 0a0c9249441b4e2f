/**
 * Where somebody is in a tool, and what they typed and did not send, on this device: encrypted for them like unsent
 * work. A database of its own, because a tab of an earlier version may have the other one open.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { draftKey } from '../encryption/draft-key.ts'
import { decrypt, type Encrypted, encrypt } from '../encryption/encrypt.ts'

/** What is kept, by name. */
export type KeptThings = Record<string, unknown>

interface SealedPlace {
  user: number
  /** A project, a tool, a form. */
  of: string
  keptAt: number
  things: Encrypted
}

interface Schema extends DBSchema {
  places: { key: [user: number, of: string]; value: SealedPlace; indexes: { kept: number } }
}

/** Of everybody on this device. */
const MOST_PLACES = 60

const placeOf = (user: number, of: string) => `place:${user}:${of}`

let opening: Promise<IDBPDatabase<Schema>> | null = null

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('sealed-places', 1, {
    upgrade(db) {
      const store = db.createObjectStore('places', { keyPath: ['user', 'of'] })
      store.createIndex('kept', 'keptAt')
    },
    terminated() {
      opening = null
    },
  })
  opening.catch(() => (opening = null))
  return opening
}

/** Empty when nothing is there, or nothing that can be read: a place is never worth waiting for. */
export async function recallPlace(user: number, of: string): Promise<KeptThings> {
  try {
    const row = await (await database()).get('places', [user, of])
    return row ? await decrypt(await draftKey(user), placeOf(user, of), row.things) : {}
  } catch {
    return {}
  }
}

export async function rememberPlace(user: number, of: string, things: KeptThings): Promise<void> {
  const sealed = await encrypt(await draftKey(user), placeOf(user, of), things)
  const tx = (await database()).transaction('places', 'readwrite')
  await tx.store.put({ user, of, keptAt: Date.now(), things: sealed })
  const oldestFirst = await tx.store.index('kept').getAllKeys()
  for (const key of oldestFirst.slice(0, -MOST_PLACES)) await tx.store.delete(key)
  await tx.done
}

export async function forgetPlace(user: number, of: string): Promise<void> {
  await (await database()).delete('places', [user, of])
}
