/** Writes the documents in which learners' code runs to `sandbox/` under the folder served as /vendor. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleSandbox } from '../../packages/engines/src/sandbox/prepare/bundle-sandbox.ts'
import {
  SANDBOX_FOLDER,
  SANDBOX_KINDS,
  type SandboxKind,
} from '../../packages/engines/src/sandbox/sandbox-kind.ts'
import { sourceStamp } from '../source-stamp.ts'

const SOURCES = [
  'packages/engines/src/{sandbox,python,blocks-runtime,board}/**/*.ts',
  'packages/domain/src/**/*.ts',
  'package-lock.json',
]

export type SandboxFiles = Record<SandboxKind, string>

/** Makes them anew when a source has changed; tells their names, which pages are built with. */
export async function prepareSandbox(outDir: string): Promise<SandboxFiles> {
  const folder = join(outDir, SANDBOX_FOLDER)
  const list = join(outDir, 'sandbox.json')
  const stamp = await sourceStamp(SOURCES)
  const known = existsSync(list)
    ? (JSON.parse(await readFile(list, 'utf8')) as { stamp: string; files: SandboxFiles })
    : null
  if (known?.stamp === stamp) return known.files
  const documents = await Promise.all(
    SANDBOX_KINDS.map(async (kind) => ({ kind, ...(await bundleSandbox(kind)) })),
  )
  await mkdir(folder, { recursive: true })
  const names = new Set(documents.map(({ name }) => name))
  for (const old of await readdir(folder)) {
    if (!names.has(old.replace(/\.(br|gz)$/, ''))) await rm(join(folder, old))
  }
  for (const { name, html } of documents) await writeFile(join(folder, name), html)
  const files = Object.fromEntries(documents.map(({ kind, name }) => [kind, name])) as SandboxFiles
  await writeFile(list, JSON.stringify({ stamp, files }))
  return files
}

export async function prepare(outDir: string): Promise<void> {
  await prepareSandbox(outDir)
}
