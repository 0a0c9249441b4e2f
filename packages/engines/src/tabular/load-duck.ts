import { download } from '../download/download.ts'
import { Duck, type DuckDatabase } from './duck.ts'
import { DUCKDB_PATH } from './duckdb-location.ts'

/** Starts DuckDB in a worker of the site, from where its files are served. */

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

export async function loadDuck(): Promise<Duck> {
  const duckdb = (await import(/* @vite-ignore */ `${DUCKDB_PATH}duckdb.js`)) as DuckModule
  const wasm = await download(`${DUCKDB_PATH}duckdb-eh.wasm`, { isBuilt: true })
  // It wants an address to fetch it from by itself.
  const mainModule = URL.createObjectURL(new Blob([wasm], { type: 'application/wasm' }))
  const module = { mainModule, mainWorker: '' }
  try {
    const database = await duckdb.createDuckDB(
      { mvp: module, eh: module },
      new duckdb.VoidLogger(),
      duckdb.BROWSER_RUNTIME,
    )
    await database.instantiate(() => {})
    return new Duck(database)
  } finally {
    URL.revokeObjectURL(mainModule)
  }
}
