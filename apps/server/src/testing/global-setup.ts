/** Starts one PostgreSQL for all integration tests, with a migrated template to copy databases from. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'

export const TEMPLATE = 'template_migrated'

// Tests may lose their database in a power cut; they must not wait for the disk.
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string }
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'panya-test-'))
  chmodSync(folder, 0o755)
  const postgres = await startEmbeddedPostgres(folder, FAST)
  const client = new pg.Client(postgres.connection)
  await client.connect()
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  await migrateDatabase({ ...postgres.connection, database: TEMPLATE })
  const { host, port, user } = postgres.connection
  project.provide('postgres', { host, port, user })
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
