/**
 * Says what is in a database: tables with their columns, sequences, foreign keys, migrations.
 * raw SQL: COPY, DDL and the catalogue.
 */
import type pg from 'pg'
import type { BackupSequence, BackupTable } from './backup-file.ts'

const TABLES = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    and not a.attisdropped and a.attgenerated = ''
  where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
  group by c.relname order by c.relname`

export async function tablesOf(client: pg.ClientBase): Promise<BackupTable[]> {
  return (await client.query<BackupTable>(TABLES)).rows
}

export async function sequencesOf(client: pg.ClientBase): Promise<BackupSequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  )
  const sequences: BackupSequence[] = []
  for (const { name } of rows) {
    const { rows: state } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from public.${quoted(name)}`,
    )
    sequences.push({ name, ...state[0]! })
  }
  return sequences
}

export interface ForeignKey {
  table: string
  name: string
  definition: string
}

export async function foreignKeysOf(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select c.conrelid::regclass::text as table, c.conname as name,
      pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where n.nspname = 'public' and c.contype = 'f' and c.conparentid = 0 order by 1, 2`)
  return rows
}

/** Hashes of what has been applied, oldest first; null for a database that has no schema yet. */
export async function migrationsOf(client: pg.ClientBase): Promise<string[] | null> {
  const { rows: found } = await client.query(
    `select 1 from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`,
  )
  if (found.length === 0) return null
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map((row) => row.hash)
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
