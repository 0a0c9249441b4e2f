/**
 * A page compressed once and sent many times, each time with another nonce.
 *
 * Compressed streams may contain stretches that are not compressed. The page is compressed with a filler of
 * the same length in each nonce's place; the filler's own piece of the stream is then cut out, and every
 * answer gets its nonce there as an uncompressed stretch. Nothing else changes, because no other piece refers
 * to the filler's letters: no page has such. Each page is proved so before it is used.
 */
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import {
  brotliDecompressSync,
  constants,
  crc32,
  createBrotliCompress,
  createDeflateRaw,
  gunzipSync,
} from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** 16 random bytes in base64: 24 letters that end in "==", which the compressors' contexts rely on. */
export function createNonce(): string {
  return randomBytes(16).toString('base64')
}

const NONCE_LENGTH = 24
/** They differ in every letter: what came from a nonce's place into another is wrong with one of them. */
const PROOFS = ['A', 'w'].map((letter) => letter.padEnd(NONCE_LENGTH - 2, letter).concat('=='))

/** Brotli: a meta-block of 24 bytes, not the last, uncompressed. */
const BROTLI_STRETCH = Buffer.from([0xb8, 0x00, 0x08])
/** Deflate: a stored block of 24 bytes: kind, length, and the length again with all bits turned. */
const DEFLATE_STRETCH = Buffer.from([0x00, NONCE_LENGTH, 0x00, 0xff - NONCE_LENGTH, 0xff])
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

export interface PrecompressedPage {
  /** The whole compressed answer with this nonce in its places. */
  open(nonce: string): Buffer
}

export async function precompressPage(
  parts: string[],
  encoding: Encoding,
): Promise<PrecompressedPage> {
  const precompressed = await compressOnce(parts, encoding)
  const expand = encoding === 'br' ? brotliDecompressSync : gunzipSync
  for (const nonce of PROOFS) {
    if (expand(precompressed.open(nonce)).toString() !== parts.join(nonce))
      throw new Error('A page could not be compressed around its nonces.')
  }
  return precompressed
}

/** 41 bytes that no page has: control characters, and what is nowhere in UTF-8. */
const UNUSED = [
  [1, 8],
  [11, 11],
  [14, 31],
  [127, 127],
  [0xc0, 0xc1],
  [0xf5, 0xff],
].flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))

/** With another step for every place (41 is a prime) no two fillers have a pair of letters in common. */
function fillerFor(place: number): Buffer {
  const letters = Array.from(
    { length: NONCE_LENGTH - 2 },
    (_, index) => UNUSED[(index * place) % UNUSED.length] ?? 0,
  )
  return Buffer.from([...letters, ...Buffer.from('==')])
}

async function compressOnce(parts: string[], encoding: Encoding): Promise<PrecompressedPage> {
  const pieces = await compressAround(parts, encoding)
  if (encoding === 'br') {
    return {
      open: (nonce) => joinBuffers(pieces, Buffer.concat([BROTLI_STRETCH, Buffer.from(nonce)])),
    }
  }
  return {
    open(nonce) {
      const page = parts.join(nonce)
      const trailer = Buffer.alloc(8)
      trailer.writeUInt32LE(crc32(page), 0)
      trailer.writeUInt32LE(Buffer.byteLength(page), 4)
      const stretch = Buffer.concat([DEFLATE_STRETCH, Buffer.from(nonce)])
      return Buffer.concat([GZIP_HEADER, joinBuffers(pieces, stretch), trailer])
    },
  }
}

export function joinBuffers(pieces: Buffer[], between: Buffer): Buffer {
  return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece])))
}

/** One piece of the stream for each part; what stood for the nonces is left out. */
async function compressAround(parts: string[], encoding: Encoding): Promise<Buffer[]> {
  const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }
  const stream =
    encoding === 'br' ? createBrotliCompress({ params }) : createDeflateRaw({ level: 9 })
  const kind = encoding === 'br' ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH
  const flush = promisify((done: () => void) => stream.flush(kind, done))
  const taken: Buffer[] = []
  stream.on('data', (chunk: Buffer) => taken.push(chunk))
  const take = () => Buffer.concat(taken.splice(0))
  const pieces: Buffer[] = []
  for (const [index, part] of parts.entries()) {
    if (index > 0) {
      stream.write(fillerFor(index))
      await flush()
      take()
    }
    stream.write(part)
    if (index === parts.length - 1) stream.end()
    else await flush()
    if (index === parts.length - 1) await new Promise((resolve) => stream.once('end', resolve))
    pieces.push(take())
  }
  return pieces
}
