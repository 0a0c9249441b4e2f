/** Prepares what the browser needs to run Python: interpreter, memory image, our modules, linter, type checker. */
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { BROUGHT_ALONG, WHEELS_FOLDER } from '../../packages/engines/src/python/brought-along.ts'
import { makeSnapshot } from '../../packages/engines/src/python/prepare/make-snapshot.ts'
import { readRuntime } from '../../packages/engines/src/python/prepare/runtime-files.ts'
import { PYTHON_VERSION } from '../../packages/engines/src/python/version.ts'

const require = createRequire(join(import.meta.dirname, '../../packages/engines/package.json'))

const INTERPRETER = [
  'pyodide.mjs',
  'pyodide.asm.mjs',
  'pyodide.asm.wasm',
  'python_stdlib.zip',
  'pyodide-lock.json',
]

function folderOf(specifier: string): string {
  return dirname(require.resolve(specifier))
}

async function packageVersion(folder: string): Promise<string> {
  return (JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string })
    .version
}

/** Changes whenever anything under the versioned address would: it is served as immutable. */
export async function pythonVersion(): Promise<string> {
  const hash = createHash('sha256')
  const pyodide = await packageVersion(folderOf('pyodide/package.json'))
  hash.update(JSON.stringify(readRuntime()))
  hash.update(await readFile(join(import.meta.dirname, 'python.ts')))
  for (const name of ['load-python.ts', 'prepare/make-snapshot.ts']) {
    hash.update(
      await readFile(join(import.meta.dirname, '../../packages/engines/src/python', name)),
    )
  }
  hash.update(JSON.stringify(BROUGHT_ALONG))
  hash.update(await packageVersion(folderOf('@astral-sh/ruff-wasm-web/package.json')))
  hash.update(await packageVersion(folderOf('browser-basedpyright/package.json')))
  return `${pyodide}-${hash.digest('hex').slice(0, 10)}`
}

/** Each as it was published, or the build ends here. */
async function copyWheels(target: string): Promise<void> {
  const from = join(import.meta.dirname, '../../packages/engines/src/python/wheels')
  await mkdir(target, { recursive: true })
  for (const { file_name, sha256 } of Object.values(BROUGHT_ALONG)) {
    const bytes = await readFile(join(from, file_name))
    const sum = createHash('sha256').update(bytes).digest('hex')
    if (sum !== sha256) throw new Error(`${file_name} is not the file that was published.`)
    await writeFile(join(target, file_name), bytes)
  }
}

/** Fills `<outDir>/python/<version>/`; quick when it is there already. */
export async function prepare(outDir: string): Promise<void> {
  const target = join(outDir, 'python', PYTHON_VERSION)
  const known = await readFile(join(target, 'runtime.json')).catch(() => null)
  if (known) return
  const draft = `${target}.draft`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  const pyodide = folderOf('pyodide/package.json')
  for (const name of INTERPRETER) await copyFile(join(pyodide, name), join(draft, name))
  const ruff = folderOf('@astral-sh/ruff-wasm-web/package.json')
  await copyFile(join(ruff, 'ruff_wasm_bg.wasm'), join(draft, 'ruff.wasm'))
  const pyright = join(folderOf('browser-basedpyright/package.json'), 'dist', 'pyright.worker.js')
  await copyFile(pyright, join(draft, 'pyright.worker.js'))
  await copyWheels(join(draft, WHEELS_FOLDER))
  const snapshot = await makeSnapshot()
  await writeFile(join(draft, 'snapshot.bin'), snapshot)
  await writeFile(join(draft, 'snapshot.json'), JSON.stringify({ bytes: snapshot.length }))
  await writeFile(join(draft, 'runtime.json'), JSON.stringify(readRuntime()))
  await rm(target, { recursive: true, force: true })
  await rename(draft, target)
}
