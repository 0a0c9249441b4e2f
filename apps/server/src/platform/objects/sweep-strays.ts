/**
 * Removes bytes that lie outside without a row, a day after that was noted: those of a server that died between bytes
 * and row, of rows that are gone, and of what was moved elsewhere. Until then a reader or a backup may be at them.
 */
import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { assetStray } from '../database/schema/asset.ts'
import type { ObjectPlace } from '../object-settings.ts'
import { StoreAway } from './object-store.ts'
import { lockObject, type Objects } from './objects.ts'

export const STRAY_HOURS = 24
/** The next hour goes on. */
const AT_ONCE = 5000

export async function sweepStrays(
  { database, objects, now }: { database: { orm: Orm }; objects: Objects; now: () => Date },
  stop?: AbortSignal,
): Promise<number> {
  const { orm } = database
  const old = lt(assetStray.since, new Date(now().getTime() - STRAY_HOURS * 3_600_000))
  const { hash, place, since } = assetStray
  const rows = await orm
    .select({ hash, place })
    .from(assetStray)
    // Those of a store that is not set wait, and keep nobody else waiting.
    .where(and(old, inArray(place, [...objects.stores.keys()])))
    .orderBy(asc(since))
    .limit(AT_ONCE)
  let removed = 0
  const away = new Set<ObjectPlace>()
  for (const row of rows) {
    if (stop?.aborted) return removed
    if (away.has(row.place)) continue
    try {
      if (await orm.transaction((tx) => sweep(tx, row.hash, row.place))) removed += 1
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error
      // Its notes stay; the next hour asks it again.
      away.add(row.place)
    }
  }
  for (const store of objects.stores.values()) await store.tidy?.(now())
  return removed

  async function sweep(tx: Orm, stray: string, where: ObjectPlace): Promise<boolean> {
    const store = objects.stores.get(where)
    if (!store) return false
    await lockObject(tx, stray)
    const own = and(eq(hash, stray), eq(place, where))
    // Whoever brings the same bytes again in this moment notes it, and waits for this row.
    const [noted] = await tx.select({ hash }).from(assetStray).where(and(own, old)).for('update')
    if (!noted) return false
    const kept = await objects.find(stray, tx)
    if (kept?.place !== where) await store.remove(stray)
    await tx.delete(assetStray).where(own)
    return kept?.place !== where
  }
}
