/** What a start finds out about the stores before anybody's work depends on them. */
import { hash as digest, randomBytes } from 'node:crypto'
import { asc, eq, notInArray } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { asset } from '../database/schema/asset.ts'
import type { ObjectPlace } from '../object-settings.ts'
import type { ObjectStore } from './object-store.ts'
import type { Objects } from './objects.ts'

export class ObjectsProblem extends Error {}

const SETTINGS: Record<ObjectPlace, string> = {
  database: 'DATABASE_URL',
  folder: 'OBJECTS_FOLDER',
  s3: 'S3_ENDPOINT and S3_BUCKET',
}

export async function requireObjects(objects: Objects, orm: Orm): Promise<void> {
  await requireKnownPlaces(objects, orm)
  for (const [place, store] of objects.stores) {
    if (place !== 'database') await requireWhatLies(place, store, orm)
  }
  await requireStore(objects, objects.place)
}

/** Nobody's work is the first to find out that nothing can be written. */
export async function requireStore(objects: Objects, place: ObjectPlace): Promise<void> {
  if (place === 'database') return
  const store = objects.stores.get(place)
  if (!store) throw new ObjectsProblem(`Set ${SETTINGS[place]} (docs/operating.md).`)
  await tryOut(place, store)
}

/** Things of another version, or of settings that are gone. */
async function requireKnownPlaces({ stores }: Objects, orm: Orm): Promise<void> {
  const { place } = asset
  const [one] = await orm
    .select({ place })
    .from(asset)
    .where(notInArray(place, [...stores.keys()]))
    .limit(1)
  if (!one) return
  throw new ObjectsProblem(
    `Pictures and sounds of this site lie in a store that is not set: ${one.place} (docs/operating.md).`,
  )
}

/** A folder that was not mounted, or another bucket, has nothing of what the rows say: one that is looked at shows it. */
async function requireWhatLies(place: ObjectPlace, store: ObjectStore, orm: Orm): Promise<void> {
  const { hash, bytes } = asset
  const [one] = await orm
    .select({ hash, bytes })
    .from(asset)
    .where(eq(asset.place, place))
    .orderBy(asc(hash))
    .limit(1)
  if (!one) return
  const size = await store.size(one.hash).catch((error: Error) => refuse(place, error))
  if (size === one.bytes) return
  throw new ObjectsProblem(
    `${SETTINGS[place]} leads to a place without the pictures and sounds of this site: ${one.hash} is not there. Is the folder mounted, is it the right one (docs/operating.md)?`,
  )
}

async function tryOut(place: ObjectPlace, store: ObjectStore): Promise<void> {
  const bytes = randomBytes(32)
  const hash = digest('sha256', bytes)
  try {
    await store.prepare?.()
    await store.put(hash, bytes)
    const pieces: Buffer[] = []
    for await (const piece of store.read(hash, { first: 0, last: 31 })) pieces.push(piece)
    if (!Buffer.concat(pieces).equals(bytes)) throw new Error('it gives back other bytes')
    await store.remove(hash)
  } catch (error) {
    refuse(place, error as Error)
  }
}

function refuse(place: ObjectPlace, { message }: Error): never {
  throw new ObjectsProblem(`The store of ${SETTINGS[place]} cannot be used: ${message}`)
}
