/**
 * `npm run python-packages -- <dir> [package…]`: fills a folder with Python packages (numpy, pandas, matplotlib …
 * and what they need) for a server that cannot reach their public source. Copy the files into the server's
 * DATA_DIR/python-packages/<version>, or serve the folder in its network and name it in PYTHON_PACKAGES_URL.
 */
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { bringFile, sha256Of } from '../apps/server/src/modules/python-packages/bring-file.ts'
import {
  publicSource,
  readLock,
  withDependencies,
} from '../apps/server/src/modules/python-packages/python-lock.ts'
import { readEnv } from '../apps/server/src/platform/env.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { source: { type: 'string' } },
})
const [folder, ...wanted] = positionals
if (folder === undefined) {
  console.error('Usage: npm run python-packages -- <dir> [package…] [--source <address>]')
  process.exit(1)
}
const dir = resolve(folder)
const { lock, version } = readLock()

async function bring(file: string, sha256: string): Promise<string> {
  const target = join(dir, file)
  if ((await sha256Of(target).catch(() => null)) === sha256) return 'there already'
  let bytes = 0
  const brought = await bringFile({
    address: new URL(file, values.source ?? publicSource(version)),
    target,
    sha256,
    reserveBytes: 0,
    stop: new AbortController().signal,
    onProgress: (loaded) => {
      bytes = loaded
    },
  })
  if (brought === 'busy') throw new Error(`${file}: another program is fetching it`)
  return `${(bytes / 1e6).toFixed(1)} MB`
}

try {
  await mkdir(dir, { recursive: true })
  const names = wanted.length > 0 ? wanted : readEnv({}).pythonPackages
  const { packages, unknown } = withDependencies(lock, names)
  if (unknown.length > 0) {
    throw new Error(`There is no package called ${unknown.join(', ')} for this Python.`)
  }
  for (const [index, { name, file_name, sha256 }] of packages.entries()) {
    console.log(`${index + 1}/${packages.length} ${name}: ${await bring(file_name, sha256)}`)
  }
  console.log(`Done. Copy the files into DATA_DIR/python-packages/${version} of the server.`)
} catch (error) {
  const { message, file } = error as Error & { file?: string }
  console.error(file ? `${file}: ${message}` : message)
  process.exit(1)
}
