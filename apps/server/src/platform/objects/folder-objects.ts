/**
 * A folder as a store: `ab/cd/abcd…`, so that no folder grows too long. A file appears under its name only when it is
 * whole and on the disk; several nodes may share the folder.
 */
import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { NotHere, type ObjectStore, type Part, StoreAway } from './object-store.ts'

/** Lies in the folder itself: where it is missing, a disk is not mounted, and what is written there would be lost. */
const MARK = 'panya-objects'
const ABANDONED_MS = 24 * 3_600_000

export class FolderObjects implements ObjectStore {
  readonly #folder: string
  readonly #arriving: string

  constructor(folder: string) {
    this.#folder = folder
    this.#arriving = join(folder, 'arriving')
  }

  async prepare(): Promise<void> {
    await makeFolder(this.#folder)
    const file = await open(join(this.#folder, MARK), 'a', 0o600)
    await file.close()
    await syncFolder(this.#folder)
  }

  async put(hash: string, bytes: Buffer): Promise<void> {
    const target = this.#path(hash)
    await this.#requireMounted()
    await makeFolder(this.#arriving)
    await makeFolder(dirname(target))
    const part = join(this.#arriving, `${hash}.${randomBytes(6).toString('hex')}`)
    try {
      const file = await open(part, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(part, target)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
    await syncFolder(dirname(target))
  }

  async size(hash: string): Promise<number | null> {
    const facts = await stat(this.#path(hash)).catch(orNone)
    return facts?.size ?? null
  }

  async *read(hash: string, { first, last }: Part): AsyncIterable<Buffer> {
    const pieces: AsyncIterable<Buffer> = createReadStream(this.#path(hash), {
      start: first,
      end: last,
      highWaterMark: 256 * 1024,
    })
    try {
      yield* pieces
    } catch (error) {
      if (!isMissing(error)) throw error
      await this.#requireMounted()
      throw new NotHere(hash)
    }
  }

  async remove(hash: string): Promise<void> {
    await this.#requireMounted()
    await rm(this.#path(hash), { force: true })
  }

  async tidy(now: Date): Promise<void> {
    for (const name of (await readdir(this.#arriving).catch(orNone)) ?? []) {
      const part = join(this.#arriving, name)
      const facts = await stat(part).catch(orNone)
      if (facts && now.getTime() - facts.mtimeMs > ABANDONED_MS) await rm(part, { force: true })
    }
  }

  async #requireMounted(): Promise<void> {
    if ((await stat(join(this.#folder, MARK)).catch(orNone)) !== null) return
    throw new StoreAway(`${this.#folder} is not the folder it was: is its disk mounted?`)
  }

  #path(hash: string): string {
    return join(this.#folder, hash.slice(0, 2), hash.slice(2, 4), hash)
  }
}

/** A new folder is only there for good when the one above it is written too. */
async function makeFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (made === undefined) return
  for (let at = folder; at !== dirname(made); at = dirname(at)) await syncFolder(dirname(at))
}

async function syncFolder(folder: string): Promise<void> {
  // Windows writes its folders itself and lets nobody open one.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

function orNone(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}
