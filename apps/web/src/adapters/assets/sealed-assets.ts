/**
 * Large things of documents on this device, encrypted for their owner like the drafts that refer to them: those of
 * work the server does not have yet, and those it gave, so that they need not come twice.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { encryptedDatabase } from '../encryption/database.ts'
import { draftKey } from '../encryption/draft-key.ts'
import { decryptBytes, type Encrypted, encryptBytes } from '../encryption/encrypt.ts'

interface SealedAsset {
  user: number
  hash: string
  bytes: number
  keptAt: number
  sealed: Encrypted
}

interface Schema extends DBSchema {
  assets: {
    key: [user: number, hash: string]
    value: SealedAsset
    indexes: { kept: number }
  }
}

/** Of everybody on this device, besides what drafts need. */
const MOST_BYTES = 256 * 1024 * 1024
/** Work of another tab may be on its way into a draft. */
const AT_LEAST_MS = 3_600_000

const placeOf = (user: number, hash: string) => `asset:${user}:${hash}`

let opening: Promise<IDBPDatabase<Schema>> | null = null

/** A database of its own: a tab of an earlier version may have the other one open, and could not be upgraded. */
function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('sealed-assets', 1, {
    upgrade(db) {
      const store = db.createObjectStore('assets', { keyPath: ['user', 'hash'] })
      store.createIndex('kept', 'keptAt')
    },
    terminated() {
      opening = null
    },
  })
  opening.catch(() => (opening = null))
  return opening
}

/** Known to be on the device since this page was opened. */
const here = new Set<string>()

/** `read` is asked only for what is not here yet. */
export async function keepOnDevice(
  user: number,
  hash: string,
  read: () => Uint8Array<ArrayBuffer> | null,
): Promise<void> {
  const place = placeOf(user, hash)
  if (here.has(place)) return
  const db = await database()
  if ((await db.count('assets', [user, hash])) === 0) {
    const bytes = read()
    if (!bytes) return
    const sealed = await encryptBytes(await draftKey(user), place, bytes)
    await db.put('assets', { user, hash, bytes: bytes.length, keptAt: Date.now(), sealed })
  }
  here.add(place)
}

/** Null when it is not here, or cannot be read. */
export async function recallFromDevice(
  user: number,
  hash: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await (await database()).get('assets', [user, hash])
  if (!row) return null
  return decryptBytes(await draftKey(user), placeOf(user, hash), row.sealed)
}

/** Lets go what was kept longest ago and no draft needs, beyond what a device should keep. */
export async function tidyDevice(now = Date.now()): Promise<void> {
  const drafts = await (await encryptedDatabase()).getAll('drafts')
  const needed = new Set(
    drafts.flatMap(({ user, assets = [] }) => assets.map((hash) => placeOf(user, hash))),
  )
  const db = await database()
  let bytes = 0
  const tooOld: [number, string][] = []
  let cursor = await db.transaction('assets').store.index('kept').openCursor(null, 'prev')
  while (cursor) {
    const { user, hash, bytes: size, keptAt } = cursor.value
    bytes += size
    const free = !needed.has(placeOf(user, hash)) && keptAt < now - AT_LEAST_MS
    if (free && bytes > MOST_BYTES) tooOld.push([user, hash])
    cursor = await cursor.continue()
  }
  for (const key of tooOld) {
    here.delete(placeOf(...key))
    await db.delete('assets', key)
  }
}
