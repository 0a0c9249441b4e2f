/** Knows the files of a build by their addresses, and in which ways each is kept. */
import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Coding } from './accepted-coding.ts'

export interface BuiltFile {
  /** Below the root, with `/` between folders. */
  name: string
  /** Where each way of keeping it lies. */
  places: ReadonlyMap<Coding, string>
}

const COPIES = { br: '.br', gzip: '.gz' } as const

export class BuiltFiles {
  readonly #root: string
  #read: { at: string; files: Map<string, BuiltFile> } | null = null

  constructor(root: string) {
    this.#root = root
  }

  /** Only names that were read from the folder exist: no address leads out of it. */
  find(name: string): BuiltFile | null {
    return this.all().get(name) ?? null
  }

  /** Read once, and again when another folder has taken its place: the notebook is built behind the server. */
  all(): ReadonlyMap<string, BuiltFile> {
    const stats = statSync(this.#root, { throwIfNoEntry: false })
    const at = stats ? `${stats.ino} ${stats.mtimeMs}` : ''
    if (this.#read?.at !== at) this.#read = { at, files: stats ? readFiles(this.#root) : new Map() }
    return this.#read.files
  }
}

function readFiles(root: string): Map<string, BuiltFile> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  )
  const files = new Map<string, BuiltFile>()
  for (const name of names) {
    // A smaller copy is no file of its own.
    if (/\.(br|gz)$/.test(name) && names.has(name.replace(/\.(br|gz)$/, ''))) continue
    const places = new Map<Coding, string>([['identity', join(root, name)]])
    for (const [coding, ending] of Object.entries(COPIES) as [Coding, string][]) {
      if (names.has(name + ending)) places.set(coding, join(root, name + ending))
    }
    files.set(name, { name, places })
  }
  return files
}
