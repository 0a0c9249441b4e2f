/** The usual store: a table of the database itself, so that nothing else need be looked after. */
import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { assetContent } from '../database/schema/asset.ts'
import { NotHere, type ObjectStore, type Part } from './object-store.ts'

/** The column is kept as it is (storage external): a slice costs what it is long. */
const SLICE = 1024 * 1024

export class DatabaseObjects implements ObjectStore {
  readonly #orm: Orm

  /** Inside a transaction bytes and row come and go together. */
  constructor(orm: Orm) {
    this.#orm = orm
  }

  async put(hash: string, content: Buffer): Promise<void> {
    await this.#orm.insert(assetContent).values({ hash, content }).onConflictDoNothing()
  }

  async size(hash: string): Promise<number | null> {
    const size = sql<number>`octet_length(${assetContent.content})`
    const [row] = await this.#orm.select({ size }).from(assetContent).where(isNamed(hash))
    return row?.size ?? null
  }

  async *read(hash: string, { first, last }: Part): AsyncIterable<Buffer> {
    for (let at = first; at <= last; at += SLICE) {
      const length = Math.min(SLICE, last - at + 1)
      const piece = sql<Buffer>`substring(${assetContent.content} from ${at + 1}::int for ${length}::int)`
      const [row] = await this.#orm.select({ piece }).from(assetContent).where(isNamed(hash))
      if (!row) throw new NotHere(hash)
      yield row.piece
    }
  }

  async remove(hash: string): Promise<void> {
    await this.#orm.delete(assetContent).where(isNamed(hash))
  }
}

const isNamed = (hash: string) => eq(assetContent.hash, hash)
