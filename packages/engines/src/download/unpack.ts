/** Unpacks what was fetched as it is packed. */
import { PACKINGS, type Packing } from '@panya/domain/download/packed-file.ts'
import type { Bytes } from './transfer.ts'

const FORMATS = { br: 'brotli', gzip: 'gzip' } as const

/** The smallest that this browser can unpack; null when it can none. */
export function bestPacking(): Packing | null {
  return PACKINGS.find((packing) => canUnpack(packing)) ?? null
}

function canUnpack(packing: Packing): boolean {
  try {
    unpacker(packing)
    return true
  } catch {
    return false
  }
}

function unpacker(packing: Packing): DecompressionStream {
  // The browsers' own list of formats is longer than that of their types.
  return new DecompressionStream(FORMATS[packing] as CompressionFormat)
}

export function unpackedStream(
  body: ReadableStream<Bytes>,
  packing: Packing,
): ReadableStream<Bytes> {
  return body.pipeThrough(unpacker(packing))
}

/** Takes a file piece by piece, over many attempts, and gives the whole of it at the end. */
export interface Collector {
  add(bytes: Bytes): Promise<void>
  finish(): Promise<ArrayBuffer>
}

export function collector(packing: Packing | null): Collector {
  return packing === null ? plainCollector() : unpackingCollector(unpacker(packing))
}

function plainCollector(): Collector {
  const parts: Bytes[] = []
  return {
    add: async (bytes) => void parts.push(bytes),
    finish: () => new Blob(parts).arrayBuffer(),
  }
}

/** Unpacks while the rest is still on its way. */
function unpackingCollector({ readable, writable }: DecompressionStream): Collector {
  const writer = writable.getWriter()
  const whole = new Response(readable).arrayBuffer()
  // Told where it is waited for.
  whole.catch(() => undefined)
  return {
    add: (bytes) => writer.write(bytes),
    async finish() {
      await writer.close()
      return whole
    },
  }
}
