/** After a restore: whether what the rows say lies outside is there, by its size. */
import { and, asc, gt, ne } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { asset } from '../database/schema/asset.ts'
import type { Objects } from './objects.ts'

const BATCH = 1000
const AT_ONCE = 16

export async function findMissing(
  objects: Objects,
  orm: Orm,
): Promise<{ lying: number; missing: string[] }> {
  const { hash, bytes, place } = asset
  const missing: string[] = []
  let lying = 0
  for (let after = ''; ; ) {
    const rows = await orm
      .select({ hash, bytes, place })
      .from(asset)
      .where(and(ne(place, 'database'), gt(hash, after)))
      .orderBy(asc(hash))
      .limit(BATCH)
    lying += rows.length
    after = rows.at(-1)?.hash ?? after
    const waiting = rows.values()
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const row of waiting) {
          const size = (await objects.stores.get(row.place)?.size(row.hash)) ?? null
          if (size !== row.bytes) missing.push(row.hash)
        }
      }),
    )
    if (rows.length < BATCH) return { lying, missing: missing.toSorted() }
  }
}
