/** The packages that lie on this server, each compared with its checksum before it is given to anybody. */
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { sha256Of } from './bring-file.ts'
import type { LockedPackage } from './python-lock.ts'

/** Nodes of the version before may still serve theirs. */
const OLD_MS = 86_400_000

export class PackageStore {
  readonly folder: string
  readonly wanted: readonly LockedPackage[]
  /** By the file's name: its size. */
  readonly #there = new Map<string, number>()
  /** Those that were not right, as they were then. */
  readonly #wrong = new Map<string, string>()

  constructor(folder: string, wanted: readonly LockedPackage[]) {
    this.folder = folder
    this.wanted = wanted
  }

  get missing(): LockedPackage[] {
    return this.wanted.filter((one) => !this.#there.has(one.file_name))
  }

  get bytes(): number {
    return [...this.#there.values()].reduce((sum, size) => sum + size, 0)
  }

  /** By the file's name, those that are there. */
  get sizes(): Record<string, number> {
    return Object.fromEntries(this.#there)
  }

  pathOf(file: string): string {
    return join(this.folder, file)
  }

  /** The size of a file that is right; null for all others. */
  sizeOf(file: string): number | null {
    return this.#there.get(file) ?? null
  }

  /** Somebody has taken it away. */
  forget(file: string): void {
    this.#there.delete(file)
  }

  /** Finds what somebody put there: an earlier start, another node, an operator with a stick. */
  async look(): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    for (const one of this.missing) await this.check(one)
  }

  async check({ file_name, sha256 }: LockedPackage): Promise<void> {
    const path = this.pathOf(file_name)
    const facts = await stat(path).catch(() => null)
    const seen = facts && `${facts.size} ${facts.mtimeMs}`
    if (facts === null || this.#wrong.get(file_name) === seen) return
    // One that is wrong may still be being copied: it stays until the right one takes its place.
    if ((await sha256Of(path)) === sha256) this.#there.set(file_name, facts.size)
    else this.#wrong.set(file_name, seen ?? '')
  }

  /** Packages of other versions go a day after these have come. */
  async forgetOld(now: Date): Promise<void> {
    if (this.wanted.length === 0 || this.missing.length > 0) return
    const times = await Promise.all(
      this.wanted.map(async (one) => (await stat(this.pathOf(one.file_name))).mtimeMs),
    )
    if (now.getTime() - Math.max(...times) < OLD_MS) return
    const all = dirname(this.folder)
    for (const name of await readdir(all)) {
      if (name !== basename(this.folder)) await rm(join(all, name), { recursive: true })
    }
  }
}
