/**
 * What lies outside of the database, as a backup brings it along: as rows of the table that holds such bytes where
 * the database itself is the store. So a restore needs no other store, and knows of none.
 * raw SQL: the transaction of the backup.
 */
import type pg from 'pg'
import type { ObjectPlace } from '../../object-settings.ts'
import type { BackupTable } from './backup-file.ts'

/** As the row said at the moment of the backup; its bytes stay for a day longer. */
export interface OutsideObject {
  hash: string
  bytes: number
  place: ObjectPlace
}

/** A database of an earlier version keeps everything in itself. */
export function knowsPlaces(tables: readonly BackupTable[]): boolean {
  return tables.some(({ name, columns }) => name === 'asset' && columns.includes('place'))
}

export async function outsideOf(
  client: pg.ClientBase,
  tables: readonly BackupTable[],
): Promise<number> {
  if (!knowsPlaces(tables)) return 0
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from asset where place <> 'database'`,
  )
  return rows[0]?.count ?? 0
}

const AT_ONCE = 500
/** Frames as long as those of the other tables. */
const SLICE = 32 * 1024

/** Adds to `lost` what the store did not give. */
export async function* outsideRows(
  client: pg.ClientBase,
  { columns }: BackupTable,
  read: (object: OutsideObject) => Promise<Buffer | null>,
  lost: string[],
): AsyncIterable<Buffer> {
  if (columns.join() !== 'hash,content') throw new Error('asset_content has other columns')
  for (let after = ''; ; ) {
    const { rows } = await client.query<OutsideObject>(
      `select hash, bytes, place from asset where place <> 'database' and hash > $1 order by hash limit $2`,
      [after, AT_ONCE],
    )
    for (const object of rows) {
      const { hash } = object
      after = hash
      const bytes = await read(object)
      if (bytes === null) {
        lost.push(hash)
        continue
      }
      // As COPY writes bytes: a backslash is two.
      yield Buffer.from(`${hash}\t\\\\x`)
      for (let at = 0; at < bytes.length; at += SLICE) {
        yield Buffer.from(bytes.toString('hex', at, Math.min(at + SLICE, bytes.length)))
      }
      yield Buffer.from('\n')
    }
    if (rows.length < AT_ONCE) return
  }
}
