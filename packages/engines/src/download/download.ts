/**
 * Fetches a whole file: in one piece where the line holds, and over as many breaks as it takes where it does not. What
 * came before it was given up is kept, so that asking again goes on there.
 */
import { isPacking, packedAddress } from '@panya/domain/download/packed-file.ts'
import { DownloadFailure } from './download-failure.ts'
import { type Line, siteLine } from './line.ts'
import { Transfer } from './transfer.ts'
import { bestPacking, type Collector, collector } from './unpack.ts'

export type Report = (loaded: number, total: number | null) => void

export interface DownloadOptions {
  onProgress?: Report
  /** Built files have smaller copies that the browser can be left to unpack, but not to go on with. */
  isBuilt?: boolean
  /** Answers after which there is no use in asking again. */
  isFinal?(status: number): boolean
}

/** A server that changes its mind again and again is not waited for. */
const MOST_BEGINNINGS = 3

interface Begun {
  transfer: Transfer
  collector: Collector | null
  reports: Set<Report>
  running: Promise<ArrayBuffer> | null
  /** What was told last: it never becomes less. */
  told: number
}

export class Downloads {
  readonly #line: Line
  /** By address: under way, or given up and kept. */
  readonly #begun = new Map<string, Begun>()

  constructor(line: Line) {
    this.#line = line
  }

  /** Two who want the same at once share one way, and each gets bytes of their own. */
  async get(address: string, options: DownloadOptions = {}): Promise<ArrayBuffer> {
    const { onProgress } = options
    const begun = this.#begun.get(address) ?? this.#begin(address, options)
    this.#begun.set(address, begun)
    if (onProgress) begun.reports.add(onProgress)
    const isShared = begun.running !== null
    begun.running ??= this.#run(address, begun, options).finally(() => {
      begun.running = null
    })
    try {
      const bytes = await begun.running
      return isShared ? bytes.slice(0) : bytes
    } finally {
      if (onProgress) begun.reports.delete(onProgress)
    }
  }

  #begin(address: string, { isBuilt = false, isFinal }: DownloadOptions): Begun {
    const packing = isBuilt ? bestPacking() : null
    const asked = packing === null ? address : packedAddress(address, packing)
    const transfer = new Transfer(asked, this.#line, isFinal ? { isFinal } : {})
    return { transfer, collector: null, reports: new Set(), running: null, told: 0 }
  }

  async #run(address: string, begun: Begun, options: DownloadOptions): Promise<ArrayBuffer> {
    for (let beginnings = 1; ; beginnings++) {
      try {
        const bytes = await this.#bring(begun)
        this.#begun.delete(address)
        return bytes
      } catch (error) {
        const problem = error instanceof DownloadFailure ? error.problem : null
        if (problem !== 'broken') this.#begun.delete(address)
        if (problem !== 'changed' || beginnings === MOST_BEGINNINGS) throw error
        this.#begun.set(address, begun)
        const { transfer } = this.#begin(address, options)
        Object.assign(begun, { transfer, collector: null })
      }
    }
  }

  async #bring(begun: Begun): Promise<ArrayBuffer> {
    const { transfer } = begun
    for await (const chunk of transfer.chunks()) {
      begun.collector ??= collectorOf(transfer)
      await begun.collector.add(chunk)
      begun.told = Math.max(begun.told, transfer.received)
      for (const report of begun.reports) report(begun.told, transfer.total)
    }
    return (begun.collector ?? collector(null)).finish()
  }
}

function collectorOf({ packing }: Transfer): Collector {
  return collector(isPacking(packing) ? packing : null)
}

const downloads = new Downloads(siteLine)

/** Fails with a `DownloadFailure`. */
export function download(address: string, options?: DownloadOptions): Promise<ArrayBuffer> {
  return downloads.get(address, options)
}
