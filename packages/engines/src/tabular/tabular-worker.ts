import { serveEngine } from '../flow/worker-serve.ts'
import { Duck, type DuckDatabase } from './duck.ts'
import { DUCKDB_PATH } from './duckdb-location.ts'
import { TabularEngine } from './tabular-engine.ts'
import { TABULAR_OPS } from './tabular-ops.ts'

/** The worker that owns tables; DuckDB is loaded only when a big table or SQL asks for it. */

/** What is used of DuckDB's own module, which is served beside its WebAssembly. */
interface DuckModule {
  createDuckDB(
    bundles: unknown,
    logger: unknown,
    runtime: unknown,
  ): Promise<DuckDatabase & { instantiate(progress: () => void): Promise<unknown> }>
  VoidLogger: new () => unknown
  BROWSER_RUNTIME: unknown
}

async function loadDuck(): Promise<Duck> {
  const duckdb = (await import(/* @vite-ignore */ `${DUCKDB_PATH}duckdb.js`)) as DuckModule
  const module = {
    mainModule: `${self.location.origin}${DUCKDB_PATH}duckdb-eh.wasm`,
    mainWorker: '',
  }
  const database = await duckdb.createDuckDB(
    { mvp: module, eh: module },
    new duckdb.VoidLogger(),
    duckdb.BROWSER_RUNTIME,
  )
  await database.instantiate(() => {})
  return new Duck(database)
}

serveEngine(() => Promise.resolve(new TabularEngine(TABULAR_OPS, loadDuck)))
