/**
 * Moves what lies elsewhere into one store, while servers go on: the bytes are read and compared with their hash, put,
 * read again from where they are now, and only then does their row say so. It can be stopped at any moment and begun
 * again, on several machines at once too: what is left to do stands in the rows.
 */
import { hash as digest } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { and, asc, count, eq, gt, ne, sum } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { asset } from '../database/schema/asset.ts'
import type { ObjectPlace } from '../object-settings.ts'
import { DatabaseObjects } from './database-objects.ts'
import { NotHere } from './object-store.ts'
import { type KeptObject, lockObject, type Objects } from './objects.ts'

export interface Moved {
  moved: number
  bytes: number
  /** Nobody has them any more, or another command was quicker. */
  gone: number
  /** What is not in its store as it was kept: left where it is. */
  damaged: string[]
}

export interface MoveOptions {
  /** How many are read before anything is said. */
  batch?: number
  /** So many at once, each whole in memory. */
  atOnce?: number
  stop?: AbortSignal
  onBatch?: (soFar: Moved) => void
}

export async function moveObjects(
  objects: Objects,
  orm: Orm,
  to: ObjectPlace,
  { batch = 100, atOnce = 4, stop, onBatch }: MoveOptions = {},
): Promise<Moved> {
  const done: Moved = { moved: 0, bytes: 0, gone: 0, damaged: [] }
  let after = ''
  for (;;) {
    const rows = await nextElsewhere(orm, to, after, batch)
    const last = rows.at(-1)
    if (!last || stop?.aborted) return done
    after = last.hash
    const waiting = rows.values()
    await Promise.all(Array.from({ length: atOnce }, () => work(waiting)))
    onBatch?.(done)
  }

  async function work(waiting: Iterable<KeptObject>): Promise<void> {
    for (const object of waiting) {
      if (stop?.aborted) return
      const outcome = await moveOne(objects, orm, object, to)
      if (outcome === 'damaged') done.damaged.push(object.hash)
      else done[outcome] += 1
      if (outcome === 'moved') done.bytes += object.bytes
    }
  }
}

/** What is elsewhere: how many, and how many bytes; for who wants to know before or after. */
export async function countElsewhere(
  orm: Orm,
  to: ObjectPlace,
): Promise<{ objects: number; bytes: number }> {
  const [row] = await orm
    .select({ objects: count(), bytes: sum(asset.bytes).mapWith(Number) })
    .from(asset)
    .where(ne(asset.place, to))
  return { objects: row?.objects ?? 0, bytes: row?.bytes ?? 0 }
}

function nextElsewhere(
  orm: Orm,
  to: ObjectPlace,
  after: string,
  limit: number,
): Promise<KeptObject[]> {
  const { hash, bytes, mediaType, place } = asset
  return orm
    .select({ hash, bytes, mediaType, place })
    .from(asset)
    .where(and(ne(place, to), gt(hash, after)))
    .orderBy(asc(hash))
    .limit(limit)
}

async function moveOne(
  objects: Objects,
  orm: Orm,
  object: KeptObject,
  to: ObjectPlace,
): Promise<'moved' | 'gone' | 'damaged'> {
  const content = await objects.readWhole(object)
  if (content === null) return (await isStill(objects, object)) ? 'damaged' : 'gone'
  if (to !== 'database') {
    await objects.noteStray(orm, object.hash, to)
    await objects.storeOf(to).put(object.hash, content)
    await requireArrived(objects, object, to)
  }
  return orm.transaction(async (tx) => {
    await lockObject(tx, object.hash)
    const now = await objects.find(object.hash, tx)
    if (now?.place !== object.place) return 'gone'
    if (to === 'database') await new DatabaseObjects(tx).put(object.hash, content)
    // Swept since it came: the next run brings it again.
    else if (!(await objects.claimStray(tx, object.hash, to))) return 'gone'
    await tx.update(asset).set({ place: to }).where(eq(asset.hash, object.hash))
    await objects.rowGone(tx, object)
    return 'moved'
  })
}

async function isStill(objects: Objects, { hash, place }: KeptObject): Promise<boolean> {
  return (await objects.find(hash))?.place === place
}

async function requireArrived(
  objects: Objects,
  { hash, bytes }: KeptObject,
  to: ObjectPlace,
): Promise<void> {
  const back = await buffer(objects.storeOf(to).read(hash, { first: 0, last: bytes - 1 })).catch(
    (error: unknown) => {
      if (error instanceof NotHere) return Buffer.alloc(0)
      throw error
    },
  )
  if (digest('sha256', back) === hash) return
  throw new Error(`${to} did not give back what was put into it (${hash}); nothing was changed`)
}
