import { copyFile, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { DUCKDB_VERSION } from '../../packages/engines/src/tabular/duckdb-location.ts'

/** Writes `duckdb.js` (one file, with Arrow inside) and its WebAssembly to `tabular/<version>/` under /vendor. */
export async function prepare(outDir: string): Promise<void> {
  const require = createRequire(join(import.meta.dirname, '../../packages/engines/package.json'))
  const dist = dirname(require.resolve('@duckdb/duckdb-wasm/dist/duckdb-eh.wasm'))
  const folder = join(outDir, 'tabular', DUCKDB_VERSION)
  await mkdir(folder, { recursive: true })
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: join(dist, 'duckdb-browser-blocking.mjs'),
        formats: ['es'],
        fileName: () => 'duckdb.js',
      },
    },
  })
  await copyFile(join(dist, 'duckdb-eh.wasm'), join(folder, 'duckdb-eh.wasm'))
}
