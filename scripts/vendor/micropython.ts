import { copyFile, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { MICROPYTHON_VERSION } from '../../packages/engines/src/board/micropython/micropython-location.ts'

/** Copies the virtual board's interpreter to `micropython/<version>/` under the folder served as /vendor. */
export async function prepare(outDir: string): Promise<void> {
  const require = createRequire(join(import.meta.dirname, '../../packages/engines/package.json'))
  const source = dirname(
    require.resolve('@micropython/micropython-webassembly-pyscript/micropython.mjs'),
  )
  const folder = join(outDir, 'micropython', MICROPYTHON_VERSION)
  await mkdir(folder, { recursive: true })
  for (const name of ['micropython.mjs', 'micropython.wasm'])
    await copyFile(join(source, name), join(folder, name))
}
