import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Executor } from '@panya/engines/flow/executor.ts'
import { Duck, type DuckDatabase } from '@panya/engines/tabular/duck.ts'
import { TabularEngine } from '@panya/engines/tabular/tabular-engine.ts'
import { dataOps } from '../nodes/data-runs.ts'

/** The real engine with the real DuckDB, in this process. */

interface NodeDuckModule {
  createDuckDB(
    bundles: unknown,
    logger: unknown,
    runtime: unknown,
  ): Promise<DuckDatabase & { instantiate(progress: () => void): Promise<unknown> }>
  VoidLogger: new () => unknown
  NODE_RUNTIME: unknown
}

export async function nodeDuckDatabase(): Promise<DuckDatabase> {
  const require = createRequire(import.meta.url)
  const path = require.resolve('@duckdb/duckdb-wasm/dist/duckdb-node-blocking.cjs')
  const duckdb = require(path) as NodeDuckModule
  const wasm = { mainModule: join(dirname(path), 'duckdb-eh.wasm'), mainWorker: '' }
  const database = await duckdb.createDuckDB(
    { mvp: wasm, eh: wasm },
    new duckdb.VoidLogger(),
    duckdb.NODE_RUNTIME,
  )
  await database.instantiate(() => {})
  return database
}

export function nodeTabular(
  loadDuck = async () => new Duck(await nodeDuckDatabase()),
  language = 'en-GB',
  big?: number,
): {
  engine: TabularEngine
  executor: Executor
} {
  const engine = new TabularEngine(dataOps, loadDuck, language, big)
  const executor: Executor = {
    run: (job, { signal, onProgress }) =>
      engine.run(job, { progress: onProgress, cancelled: () => signal.aborted }),
    release: (keys) => engine.release(keys),
    take: async (handle) => engine.take(handle),
    onReset: () => () => {},
  }
  return { engine, executor }
}
