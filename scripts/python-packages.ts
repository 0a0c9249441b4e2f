/**
 * `npm run python-packages -- <dir> [package…]`: fills a folder with Python packages (numpy, pandas,
 * matplotlib, scikit-learn, OpenCV and what they need) for a school whose learners cannot reach the internet.
 * Serve the folder with CORS and set PYTHON_PACKAGES_URL to its address.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Lock, withDependencies } from './python-lock.ts'
import { ROOT } from './run-command.ts'

const USUAL = [
  'numpy',
  'pandas',
  'matplotlib',
  'scikit-learn',
  'opencv-python',
  'pillow',
  'sqlite3',
  'sympy',
]
const require = createRequire(join(ROOT, 'packages/engines/package.json'))

async function readLock(): Promise<Lock> {
  return JSON.parse(await readFile(require.resolve('pyodide/pyodide-lock.json'), 'utf8')) as Lock
}

function publicSource(): string {
  const { version } = require('pyodide/package.json') as { version: string }
  return `https://cdn.jsdelivr.net/pyodide/v${version}/full/`
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Fetches one file, unless the folder has it already; a wrong checksum keeps nothing. */
async function bring(source: string, dir: string, name: string, sum: string): Promise<string> {
  const target = join(dir, name)
  const known = await readFile(target).catch(() => null)
  if (known && sha256(known) === sum) return 'there already'
  const response = await fetch(new URL(name, source))
  if (!response.ok) throw new Error(`${name}: the source answered ${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (sha256(bytes) !== sum) throw new Error(`${name}: the file is not the one that was asked for`)
  await writeFile(`${target}.part`, bytes)
  await rename(`${target}.part`, target)
  return `${(bytes.length / 1e6).toFixed(1)} MB`
}

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
await mkdir(dir, { recursive: true })
try {
  const lock = await readLock()
  const packages = withDependencies(lock, wanted.length > 0 ? wanted : USUAL)
  for (const [index, { name, file_name, sha256: sum }] of packages.entries()) {
    const got = await bring(values.source ?? publicSource(), dir, file_name, sum)
    console.log(`${index + 1}/${packages.length} ${name}: ${got}`)
  }
  console.log(`Done. Serve ${dir} with CORS and set PYTHON_PACKAGES_URL to its address.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
