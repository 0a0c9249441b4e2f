/** A server on an embedded PostgreSQL of its own, for benchmarks. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { BRANDS_FOLDER, loadBrand } from '../../apps/server/src/platform/brand/load-brand.ts'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded-postgres.ts'
import { migrateDatabase } from '../../apps/server/src/platform/database/migrate.ts'
import { readEnv } from '../../apps/server/src/platform/env.ts'
import type { AppContext } from '../../apps/server/src/platform/http/context.ts'
import { createObjects } from '../../apps/server/src/platform/objects/create-objects.ts'

/** With `keep`, in that folder, and what was made in it stays. */
export async function benchContext(
  settings: Record<string, string> = {},
  keep?: string,
): Promise<{ context: AppContext; close(): Promise<void> }> {
  const folder = keep ?? mkdtempSync(join(tmpdir(), 'panya-bench-'))
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  const postgres = await startEmbeddedPostgres(folder, settings)
  await migrateDatabase(postgres.connection)
  const log = pino({ level: 'silent' })
  const env = readEnv({ SECRET: 'b'.repeat(40), SEED: 'none', DATA_DIR: folder })
  const { brand, plans } = loadBrand(BRANDS_FOLDER, env.brand)
  const database = openDatabase(postgres.connection, log)
  const site = { brand, plans, publicUrl: env.publicUrl }
  const objects = createObjects({ env, database, log })
  const secret = env.secret ?? ''
  return {
    context: { env, secret, site, database, objects, log, now: () => new Date() },
    async close() {
      await database.close()
      await postgres.stop()
      if (keep === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}
