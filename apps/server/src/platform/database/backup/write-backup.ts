/**
 * Writes everything in the database into one file, as it was at one moment, while it is being used.
 * raw SQL: COPY, DDL and the catalogue.
 */
import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { connectDirect } from '../direct-connection.ts'
import { BackupError } from './backup-error.ts'
import {
  type BackupHeader,
  type BackupTable,
  END_OF_TABLE,
  FORMAT,
  FORMAT_VERSION,
  framesOf,
  lineOf,
} from './backup-file.ts'
import { migrationsOf, quoted, sequencesOf, tablesOf } from './describe-database.ts'
import { knowsPlaces, type OutsideObject, outsideOf, outsideRows } from './outside-objects.ts'

export interface BackupSummary {
  bytes: number
  tables: number
  rows: number
  /** Large things that lie outside of the database, all in all. */
  outside: number
  /** Those that their store did not give as they were kept. */
  lost: string[]
}

export interface BackupOptions {
  onTable?: (name: string, rows: number) => void
  /**
   * Brings what lies outside of the database into the file, where it stands as if it were in the database. Without it
   * the file holds only that it is there.
   */
  readOutside?: ((object: OutsideObject) => Promise<Buffer | null>) | undefined
}

export async function writeBackup(
  config: pg.ClientConfig,
  file: string,
  options: BackupOptions = {},
): Promise<BackupSummary> {
  if (await exists(file)) throw new BackupError(`${file} is there already: choose another name.`)
  const client = await connectDirect(config)
  const part = `${file}.part`
  try {
    // One moment for all tables, whatever is written meanwhile.
    await client.query('begin isolation level repeatable read read only')
    const header = await describe(client)
    const rows: number[] = []
    const lost: string[] = []
    const outside = await outsideOf(client, header.tables)
    const target = createWriteStream(part, { mode: 0o600 })
    await pipeline(
      Readable.from(contents(client, header, { ...options, rows, lost })),
      createGzip(),
      target,
    )
    await client.query('commit')
    await flush(part)
    await rename(part, file)
    const { size: bytes } = await stat(file)
    const all = rows.reduce((sum, count) => sum + count, 0)
    return { bytes, tables: rows.length, rows: all, outside, lost }
  } catch (error) {
    await rm(part, { force: true })
    throw explain(error, file)
  } finally {
    await client.end()
  }
}

async function describe(client: pg.Client): Promise<BackupHeader> {
  const migrations = await migrationsOf(client)
  if (migrations === null) {
    throw new BackupError('There is nothing to back up: the database has no tables.')
  }
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    madeAt: new Date().toISOString(),
    postgres: rows[0]!.server_version,
    migrations,
    tables: await tablesOf(client),
    sequences: await sequencesOf(client),
  }
}

async function* contents(
  client: pg.Client,
  header: BackupHeader,
  {
    rows: counts,
    lost,
    onTable = () => undefined,
    readOutside,
  }: BackupOptions & Pick<BackupSummary, 'lost'> & { rows: number[] },
): AsyncIterable<Buffer> {
  yield lineOf(header)
  const outside = readOutside !== undefined && knowsPlaces(header.tables)
  for (const table of header.tables) {
    let rows = 0
    const copied: AsyncIterable<Buffer> = client.query(copyTo(copyStatement(table, outside)))
    for await (const chunk of copied) {
      rows += rowsIn(chunk)
      yield* framesOf(chunk)
    }
    if (outside && table.name === 'asset_content') {
      for await (const chunk of outsideRows(client, table, readOutside, lost)) {
        rows += rowsIn(chunk)
        yield* framesOf(chunk)
      }
    }
    yield END_OF_TABLE
    counts.push(rows)
    onTable(table.name, rows)
  }
  yield lineOf({ rows: counts })
}

const NEW_LINE = 10

/**
 * Every row ends with a new line, and those inside of values are written as two letters. The database says the number
 * too, but only after the last row, when nobody listens any more.
 */
function rowsIn(chunk: Buffer): number {
  let rows = 0
  for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1)) rows++
  return rows
}

/** What comes along from outside will be in the database. */
function copyStatement({ name, columns }: BackupTable, outside: boolean): string {
  const values = columns.map((column) =>
    outside && name === 'asset' && column === 'place' ? `'database'` : quoted(column),
  )
  return `copy (select ${values.join(', ')} from public.${quoted(name)}) to stdout`
}

/** A backup that a power cut can take away is none. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}

function explain(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new BackupError(`The folder of ${file} is not there.`)
  if (code === 'ENOSPC') return new BackupError(`There is no room for ${file}.`)
  if (code === 'EACCES') return new BackupError(`This account may not write ${file}.`)
  return error
}
