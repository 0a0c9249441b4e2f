/** A server of its own for one test file, on a database of its own, with a clock tests can turn. */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { pino } from 'pino'
import { inject, onTestFinished } from 'vitest'
import { createApp } from '../app/create-app.ts'
import { ensurePlans } from '../app/seed/plans.ts'
import { BRANDS_FOLDER, loadBrand } from '../platform/brand/load-brand.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { type Env, readEnv } from '../platform/env.ts'
import type { AppContext } from '../platform/http/context.ts'
import { createObjects } from '../platform/objects/create-objects.ts'
import { requireObjects } from '../platform/objects/require-objects.ts'
import { TEMPLATE } from './global-setup.ts'
import { QUICK } from './quick-passwords.ts'

export interface TestServer {
  app: FastifyInstance
  database: Database
  context: AppContext
  /** What `now()` says from here on; null lets the real clock run. */
  setNow(now: Date | null): void
  close(): Promise<void>
}

/** A fresh, migrated, empty database, or a copy of another; the caller closes and drops it. */
export async function createTestDatabase(template = TEMPLATE): Promise<{
  config: pg.PoolConfig
  drop(): Promise<void>
}> {
  const server = inject('postgres')
  const name = `test_${randomBytes(8).toString('hex')}`
  await admin(`create database ${name} template ${template}`)
  return {
    config: { ...server, database: name },
    drop: () => admin(`drop database if exists ${name} with (force)`),
  }
  async function admin(statement: string): Promise<void> {
    const client = new pg.Client({ ...server, database: 'postgres' })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
}

/**
 * With a neighbour, a further node on the neighbour's database; with a database, a node on that one.
 * `adjust` sets what the environment cannot.
 */
export async function startTestServer(
  environment: Record<string, string> = {},
  neighbour?: TestServer | { config: pg.PoolConfig },
  adjust: (env: Env) => Env = (env) => env,
): Promise<TestServer> {
  const { config, drop } = neighbour
    ? {
        config: 'config' in neighbour ? neighbour.config : neighbour.database.pool.options,
        drop: async () => undefined,
      }
    : await createTestDatabase()
  const env = adjust(
    readEnv({ SECRET: 's'.repeat(40), SEED: 'none', LOG_LEVEL: 'silent', ...environment }),
  )
  const log = pino({ level: env.logLevel })
  let fixed: Date | null = null
  const { namedStatements, databaseDirectUrl } = env
  const direct = databaseDirectUrl === null ? undefined : { connectionString: databaseDirectUrl }
  const database = openDatabase({ ...config, max: 10 }, log, { direct, namedStatements })
  const { brand, plans } = loadBrand(BRANDS_FOLDER, env.brand)
  await ensurePlans(database, plans, brand.currency)
  const objects = createObjects({ env, database, log, now: () => fixed ?? new Date() })
  await requireObjects(objects, database.orm)
  const context = {
    env,
    secret: env.secret ?? '',
    site: { brand, plans, publicUrl: env.publicUrl },
    database,
    objects,
    log,
    passwordCost: QUICK,
    now: () => fixed ?? new Date(),
  }
  const app = await createApp(context, null)
  await app.ready()
  return {
    app,
    database,
    context,
    setNow: (now) => {
      fixed = now
    },
    async close() {
      await app.close()
      await database.close()
      await drop()
    },
  }
}

/** For a single test: closed when the test ends. */
export async function testServer(
  environment?: Record<string, string>,
  neighbour?: TestServer,
): Promise<TestServer> {
  const server = await startTestServer(environment, neighbour)
  onTestFinished(() => server.close())
  return server
}
