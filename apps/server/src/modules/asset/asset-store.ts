/**
 * Where the bytes of assets lie. What is known about them is in the table `asset`; a store knows hashes and bytes
 * alone, so a folder or a bucket can take the database's place. Bytes are put before their row is written and
 * removed with it, under a lock on the hash (keep-asset.ts, housekeeping.ts): a store needs no lists and no locks.
 */
import { eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { assetContent } from '../../platform/database/schema/asset.ts'

export interface AssetStore {
  /** Putting the same bytes again changes nothing. `orm` is the transaction of the row, for who can use it. */
  put(orm: Orm, hash: string, bytes: Buffer): Promise<void>
  read(orm: Orm, hash: string): Promise<Buffer | null>
  remove(orm: Orm, hash: string): Promise<void>
}

export const assetStore: AssetStore = {
  async put(orm, hash, content) {
    await orm.insert(assetContent).values({ hash, content }).onConflictDoNothing()
  },
  async read(orm, hash) {
    const { content } = assetContent
    const [row] = await orm
      .select({ content })
      .from(assetContent)
      .where(eq(assetContent.hash, hash))
    return row?.content ?? null
  },
  async remove(orm, hash) {
    await orm.delete(assetContent).where(eq(assetContent.hash, hash))
  },
}
