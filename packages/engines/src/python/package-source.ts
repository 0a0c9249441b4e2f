/**
 * Packages as the site has them, kept on the device after their first use. Whatever is in a cache, or came over
 * the line, is compared with the interpreter's own list before Python gets it.
 */
import type { PackageIndex } from '@panya/domain/python-packages/packages-status.ts'
import { download } from '../download/download.ts'
import { DownloadFailure } from '../download/download-failure.ts'
import { BROUGHT_SUMS } from './brought-along.ts'
import type { PackageFiles, PackagesReason } from './protocol.ts'

type Report = (loaded: number, total: number) => void
/** By the file's name. */
type Sums = ReadonlyMap<string, string>

const CACHE = 'python-packages'
/** The site says so of a package that it has not got itself yet. */
const COMING = 503

class Refusal extends Error {
  reason: PackagesReason
  constructor(reason: PackagesReason) {
    super(reason)
    this.reason = reason
  }
}

interface Addresses {
  /** The interpreter's own list. */
  lock: string
  /** What the site has got from its source. */
  packages: string
  /** What is part of the product. */
  broughtAlong: string
}

export class PackageSource {
  readonly #addresses: Addresses
  readonly #base: string
  #sums: Promise<Sums> | null = null

  constructor(addresses: Addresses) {
    this.#addresses = addresses
    this.#base = addresses.packages
  }

  /** All of them or none: Python cannot begin with some. */
  async fetch(files: string[], report: Report): Promise<PackageFiles> {
    try {
      const sums = await this.#readSums()
      if (files.some((file) => !sums.has(file))) throw new Refusal('no-source')
      const cache = await openCache(this.#base)
      const kept = await Promise.all(files.map((file) => this.#kept(cache, file, sums)))
      const missing = files.filter((file, index) => kept[index] === null && !BROUGHT_SUMS.has(file))
      const total = missing.length > 0 ? await this.#sizeOf(missing) : 0
      const progress = new Progress(total, report)
      const fetched = await Promise.all(
        files.map(async (file, index): Promise<[string, ArrayBuffer]> => {
          const here = kept[index] ?? null
          return [file, here ?? (await this.#download(cache, file, sums, progress))]
        }),
      )
      return { files: Object.fromEntries(fetched), reason: null }
    } catch (error) {
      return { files: {}, reason: error instanceof Refusal ? error.reason : 'unreachable' }
    }
  }

  /** What the site has, and how large it is, so that nothing is asked for in vain. */
  async #sizeOf(files: string[]): Promise<number> {
    const response = await fetch(this.#base, { cache: 'no-store' })
    if (!response.ok) throw new Refusal('unreachable')
    const index = (await response.json()) as PackageIndex
    const sizes = files.map((file) => index.files[file])
    if (sizes.includes(undefined)) throw new Refusal(index.coming ? 'on-its-way' : 'no-source')
    return sizes.reduce((sum: number, size) => sum + (size ?? 0), 0)
  }

  async #kept(cache: Cache | null, file: string, sums: Sums): Promise<ArrayBuffer | null> {
    const kept = await cache?.match(this.#base + file)
    const bytes = await kept?.arrayBuffer()
    if (bytes && (await sha256(bytes)) === sums.get(file)) return bytes
    if (kept) await cache?.delete(this.#base + file)
    return null
  }

  async #download(
    cache: Cache | null,
    file: string,
    sums: Sums,
    progress: Progress,
  ): Promise<ArrayBuffer> {
    const from = BROUGHT_SUMS.has(file) ? this.#addresses.broughtAlong : this.#base
    for (const bring of [progress.bring, fetchAnew]) {
      const bytes = await bring(from + file)
      if ((await sha256(bytes)) !== sums.get(file)) continue
      // No room on the device: it is fetched the next time too.
      await cache?.put(this.#base + file, new Response(bytes)).catch(() => undefined)
      return bytes
    }
    throw new Refusal('unreachable')
  }

  /** The sandbox names files: only those of the list exist. */
  #readSums(): Promise<Sums> {
    this.#sums ??= readSums(this.#addresses.lock).catch((error) => {
      this.#sums = null
      throw error
    })
    return this.#sums
  }
}

async function readSums(address: string): Promise<Sums> {
  const response = await fetch(address)
  if (!response.ok) throw new Refusal('unreachable')
  const { packages } = (await response.json()) as {
    packages: Record<string, { file_name: string; sha256: string }>
  }
  const theirs = Object.values(packages).map((one): [string, string] => [one.file_name, one.sha256])
  return new Map([...theirs, ...BROUGHT_SUMS])
}

/** Packages of other versions are of no use any more. */
async function openCache(base: string): Promise<Cache | null> {
  try {
    const cache = await caches.open(CACHE)
    for (const { url } of await cache.keys()) if (!url.startsWith(base)) await cache.delete(url)
    return cache
  } catch {
    return null
  }
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What the browser has kept may be wrong. */
async function fetchAnew(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address, { cache: 'reload' })
  if (!response.ok) throw new Refusal('unreachable')
  return response.arrayBuffer()
}

/** Counts the bytes of several files together. */
class Progress {
  readonly #report: Report
  readonly #total: number
  readonly #loaded = new Map<string, number>()

  constructor(total: number, report: Report) {
    this.#report = report
    this.#total = total
  }

  bring = async (address: string): Promise<ArrayBuffer> => {
    try {
      return await download(address, {
        onProgress: (loaded) => this.#count(address, loaded),
        isFinal: (status) => status === COMING,
      })
    } catch (error) {
      const status = error instanceof DownloadFailure ? error.status : null
      throw new Refusal(status === COMING ? 'on-its-way' : 'unreachable')
    }
  }

  #count(address: string, loaded: number): void {
    this.#loaded.set(address, loaded)
    const sum = [...this.#loaded.values()].reduce((all, one) => all + one, 0)
    this.#report(sum, Math.max(this.#total, sum))
  }
}
