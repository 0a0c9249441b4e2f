/**
 * Packages as the site has them, kept on the device after their first use. Whatever is in a cache, or came over
 * the line, is compared with the interpreter's own list before Python gets it.
 */
import type { PackageFiles, PackagesReason } from './protocol.ts'

type Report = (loaded: number, total: number | null) => void

const CACHE = 'python-packages'

class Refusal extends Error {
  reason: PackagesReason
  constructor(reason: PackagesReason) {
    super(reason)
    this.reason = reason
  }
}

export class PackageSource {
  readonly #lockAddress: string
  readonly #base: string
  #sums: Promise<Map<string, string>> | null = null

  constructor(lockAddress: string, base: string) {
    this.#lockAddress = lockAddress
    this.#base = base
  }

  /** All of them or none: Python cannot begin with some. */
  async fetch(files: string[], report: Report): Promise<PackageFiles> {
    try {
      const sums = await this.#readSums()
      const progress = new Progress(files.length, report)
      const fetched = await Promise.all(
        files.map(async (file): Promise<[string, ArrayBuffer]> => {
          const sum = sums.get(file)
          if (sum === undefined) throw new Refusal('no-source')
          return [file, await this.#one(this.#base + file, sum, progress)]
        }),
      )
      return { files: Object.fromEntries(fetched), reason: null }
    } catch (error) {
      return { files: {}, reason: error instanceof Refusal ? error.reason : 'unreachable' }
    }
  }

  /** The sandbox names files: only those of the list exist. */
  #readSums(): Promise<Map<string, string>> {
    this.#sums ??= readSums(this.#lockAddress).catch((error) => {
      this.#sums = null
      throw error
    })
    return this.#sums
  }

  async #one(address: string, sum: string, progress: Progress): Promise<ArrayBuffer> {
    const cache = await openCache(this.#base)
    const kept = await cache?.match(address)
    if (kept) {
      const bytes = await kept.arrayBuffer()
      if ((await sha256(bytes)) === sum) return progress.whole(bytes)
      await cache?.delete(address)
    }
    const bytes = await download(address, sum, progress)
    // No room on the device: it is fetched the next time too.
    await cache?.put(address, new Response(bytes)).catch(() => undefined)
    return bytes
  }
}

async function readSums(address: string): Promise<Map<string, string>> {
  const response = await fetch(address)
  if (!response.ok) throw new Refusal('unreachable')
  const { packages } = (await response.json()) as {
    packages: Record<string, { file_name: string; sha256: string }>
  }
  return new Map(Object.values(packages).map((one) => [one.file_name, one.sha256]))
}

async function download(address: string, sum: string, progress: Progress): Promise<ArrayBuffer> {
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(address, { cache })
    if (response.status === 404) throw new Refusal('no-source')
    if (response.status === 503) throw new Refusal('on-its-way')
    if (!response.ok) throw new Refusal('unreachable')
    const bytes = await progress.read(response)
    if ((await sha256(bytes)) === sum) return bytes
  }
  throw new Refusal('unreachable')
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

/** Counts the bytes of several files; how many there will be is known when the last has begun. */
class Progress {
  readonly #report: Report
  #unknown: number
  #loaded = 0
  #total = 0

  constructor(files: number, report: Report) {
    this.#unknown = files
    this.#report = report
  }

  whole(bytes: ArrayBuffer): ArrayBuffer {
    this.#begin(bytes.byteLength)
    this.#add(bytes.byteLength)
    return bytes
  }

  async read(response: Response): Promise<ArrayBuffer> {
    this.#begin(Number(response.headers.get('content-length')))
    const parts: Uint8Array<ArrayBuffer>[] = []
    const reader = response.body!.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value)
      this.#add(part.value.length)
    }
    return new Blob(parts).arrayBuffer()
  }

  #begin(bytes: number): void {
    this.#total += bytes
    this.#unknown -= 1
  }

  #add(bytes: number): void {
    this.#loaded += bytes
    this.#report(this.#loaded, this.#unknown > 0 ? null : Math.max(this.#total, this.#loaded))
  }
}
