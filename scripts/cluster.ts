/**
 * `npm run cluster -- [--nodes 3] [--pooler]`: several nodes over one PostgreSQL behind nginx, all on this machine,
 * for trying out and for tests. Ctrl-C ends everything.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { seedPassword } from '../apps/server/src/app/seed/seed-password.ts'
import { connectionUrl } from '../apps/server/src/platform/database/connection-url.ts'
import { startSupervisedPostgres } from '../apps/server/src/platform/database/supervised-postgres.ts'
import type { Env } from '../apps/server/src/platform/env.ts'
import { createLog } from '../apps/server/src/platform/log.ts'
import { loadSecret } from '../apps/server/src/platform/secret.ts'
import { findProgram } from '../apps/server/src/testing/find-program.ts'
import { findPooler, startPooler } from '../apps/server/src/testing/pooler.ts'
import { poolerKnowsNames } from '../apps/server/src/testing/pooler-config.ts'
import { build } from './build.ts'
import { keepNode } from './cluster/keep-node.ts'
import { endLeftOver } from './cluster/left-over.ts'
import { type ClusterPlan, planNodes } from './cluster/plan.ts'
import { startNginx } from './cluster/start-nginx.ts'
import { operatorCommand, readCommandLine, UsageError } from './operator-command.ts'

const USAGE = 'Usage: npm run cluster -- [--nodes 3] [--pooler]'
const MOST_NODES = 9
const POOLER_PORT = 6432
/** More than the usual time for an answer of a language model, and the proof of the books. */
const LONG_SECONDS = 930

const { positionals, values } = readCommandLine(USAGE, {
  nodes: { type: 'string', default: '3' },
  pooler: { type: 'boolean', default: false },
})

// Its own database, whatever the environment says of another one.
delete process.env['DATABASE_URL']
delete process.env['DATABASE_DIRECT_URL']
process.env['NODE_ENV'] ??= 'production'

const undo: (() => Promise<unknown>)[] = []
let ending: Promise<void> | null = null

function end(code: number): Promise<void> {
  ending ??= (async () => {
    for (const step of undo.toReversed()) await step().catch((error) => console.error(error))
    process.exit(code)
  })()
  return ending
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    console.log('\nEnding …')
    void end(0)
  })
}

await operatorCommand(async (env) => {
  const nodes = Number(values.nodes)
  if (positionals.length > 0) throw new UsageError(USAGE)
  if (!Number.isInteger(nodes) || nodes < 1 || nodes > MOST_NODES)
    throw new UsageError(`--nodes must be a number from 1 to ${MOST_NODES}.\n${USAGE}`)
  const nginx = need('nginx', findProgram('nginx'))
  const pooler = values.pooler ? need('pgbouncer', findPooler()) : null
  await build()
  try {
    await start({ env, nodes, nginx, pooler })
  } catch (error) {
    if (ending !== null) return
    console.error(error instanceof Error ? error.message : error)
    await end(1)
  }
})

function need<Program>(name: string, program: Program | null): Program {
  if (program !== null) return program
  throw new UsageError(
    `${name} is not installed. Debian and Ubuntu: apt-get install ${name}; macOS: brew install ${name}.`,
  )
}

interface Start {
  env: Env
  nodes: number
  nginx: string
  pooler: ReturnType<typeof findPooler>
}

async function start({ env, nodes, nginx, pooler }: Start): Promise<void> {
  const folder = join(env.dataDir, 'cluster')
  mkdirSync(folder, { recursive: true })
  const own = { ...env, dataDir: folder }
  const postgres = await startSupervisedPostgres(folder, createLog({ logLevel: 'warn' }))
  undo.push(() => postgres.stop())
  const database: ClusterPlan['database'] = {
    url: connectionUrl(postgres.connection),
    pooler: null,
  }
  if (pooler !== null) {
    const place = postgres.connection.host
    await endLeftOver(join(place, 'pgbouncer.pid'), place)
    const wish = { folder: place, port: POOLER_PORT, server: postgres.connection }
    const running = await startPooler(pooler, wish)
    undo.push(() => running.stop())
    database.pooler = { url: running.url, knowsNames: poolerKnowsNames(pooler.version) }
  }
  const secrets = { secret: loadSecret(own), seed: env.seed, seedPassword: seedPassword(own) }
  const plan = planNodes({ nodes, port: env.port, folder, ...secrets, database })
  console.log(`… ${nodes} nodes`)
  const kept = plan.map((node) => keepNode(node, console.log))
  undo.push(() => Promise.all(kept.map((node) => node.stop())))
  await Promise.all(kept.map((node) => node.started))
  const proxy = join(folder, 'nginx')
  await endLeftOver(join(proxy, 'nginx.pid'), proxy)
  const front = await startNginx(nginx, env.port, {
    folder: proxy,
    user: process.getuid?.() === 0 ? 'root' : null,
    site: {
      listen: [`127.0.0.1:${env.port}`],
      name: null,
      tls: null,
      nodes: plan.map((node) => node.address),
      longSeconds: LONG_SECONDS,
      accessLog: join(proxy, 'access.log'),
    },
  })
  undo.push(() => front.stop())
  void front.ended.then(() => {
    if (ending === null) console.error('nginx has ended.')
    return end(1)
  })
  console.log(`\nhttp://localhost:${env.port}  (nginx)`)
  for (const [index, { name, address: place, logFile }] of plan.entries())
    console.log(`  ${name}  http://${place}  process ${kept[index]?.pid()}  ${logFile}`)
  if (database.pooler) console.log(`  pgbouncer  ${database.pooler.url}`)
  console.log(`  PostgreSQL  ${database.url}`)
  if (env.seed === 'demo') console.log(`\nPassword of the demo school: ${secrets.seedPassword}`)
  console.log('Ctrl-C ends everything. A node that is killed comes back by itself.')
}
