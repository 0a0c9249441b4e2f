/**
 * Fills a database from a backup file, in one transaction: either everything is as it was, or
 * nothing has changed. It needs no rights beyond owning the database.
 * raw SQL: COPY, DDL and the catalogue.
 */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { connectDirect } from '../direct-connection.ts'
import { MIGRATIONS_FOLDER, migrateDatabase } from '../migrate.ts'
import { BackupError } from './backup-error.ts'
import { type BackupHeader, BackupReader, type BackupTable } from './backup-file.ts'
import { foreignKeysOf, quoted, tablesOf } from './describe-database.ts'

export interface RestoreOptions {
  /** What is in the database goes away; without it only an empty one is filled. */
  replace?: boolean
  onTable?: (name: string, rows: number) => void
}

export interface RestoreSummary {
  madeAt: string
  tables: number
  rows: number
}

export async function restoreBackup(
  config: pg.ClientConfig,
  file: string,
  options: RestoreOptions = {},
): Promise<RestoreSummary> {
  const reader = new BackupReader(file)
  let client: pg.Client | null = null
  try {
    const header = await reader.header()
    const migrations = migrationsFor(header)
    client = await connectDirect(config)
    await client.query('begin')
    await clear(client, options.replace ?? false)
    await applyMigrations(client, migrations)
    const rows = await fill(client, reader, header, options).catch(explain)
    await client.query('commit')
    await client.query('analyze')
    // What this version has that the backup's did not.
    await migrateDatabase(config)
    return { madeAt: header.madeAt, tables: header.tables.length, rows }
  } finally {
    // Ends the transaction too when it was not finished.
    await client?.end()
    await reader.close()
  }
}

/** The migrations that made the backup's tables; those that came later run afterwards, on the data. */
function migrationsFor({ migrations }: BackupHeader): MigrationMeta[] {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
  const same = migrations.every((hash, index) => known[index]?.hash === hash)
  if (!same) {
    throw new BackupError(
      'The backup was made by a newer or another version. Restore it with the version that made it.',
    )
  }
  return known.slice(0, migrations.length)
}

async function clear(client: pg.Client, replace: boolean): Promise<void> {
  const tables = await tablesOf(client)
  if (tables.length > 0 && !replace) {
    throw new BackupError(
      `The database is not empty (it has ${tables.length} tables). Restore into an empty one, or add --replace to throw away what it holds.`,
    )
  }
  await client.query('drop schema if exists drizzle cascade')
  if (replace) {
    await client.query('drop schema if exists public cascade')
    await client.query('create schema public')
  }
}

/** As the migrator does it, but inside this transaction. */
async function applyMigrations(client: pg.Client, migrations: MigrationMeta[]): Promise<void> {
  await client.query('create schema drizzle')
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement)
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    )
  }
}

async function fill(
  client: pg.Client,
  reader: BackupReader,
  header: BackupHeader,
  { onTable = () => undefined }: RestoreOptions,
): Promise<number> {
  await requireTables(client, header.tables)
  const attach = await detach(client, header.tables)
  const counts: number[] = []
  for (const { name, columns } of header.tables) {
    const statement = `copy public.${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`
    const target = client.query(copyFrom(statement))
    await pipeline(Readable.from(reader.table()), target)
    counts.push(target.rowCount)
    onTable(name, target.rowCount)
  }
  const { rows } = await reader.end()
  if (JSON.stringify(rows) !== JSON.stringify(counts)) {
    throw new BackupError('The backup does not hold the rows it says it holds.')
  }
  for (const { name, last, called } of header.sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      `public.${quoted(name)}`,
      last,
      called,
    ])
  }
  await attach()
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Values and references the tables refuse (classes 22 and 23) were not written by a backup. */
function explain(error: unknown): never {
  if (error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '')) {
    throw new BackupError(`The backup was damaged: ${error.message}.`)
  }
  throw error
}

async function requireTables(client: pg.Client, tables: BackupTable[]): Promise<void> {
  const here = new Map((await tablesOf(client)).map(({ name, columns }) => [name, columns]))
  for (const { name, columns } of tables) {
    const missing = columns.filter((column) => !here.get(name)?.includes(column))
    if (missing.length > 0) {
      throw new BackupError(
        `The backup has ${name}.${missing.join(', ')}, which this version lacks.`,
      )
    }
  }
}

/**
 * Takes foreign keys and triggers off, so that tables can be filled in any order and nothing reacts;
 * putting the keys back proves that every reference is whole.
 */
async function detach(client: pg.Client, tables: BackupTable[]): Promise<() => Promise<void>> {
  const names = tables.map(({ name }) => `public.${quoted(name)}`)
  const keys = await foreignKeysOf(client)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  }
  // Migrations may have put rows of their own in.
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`)
  return async () => {
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
    }
    for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  }
}
