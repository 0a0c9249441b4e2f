/** Compresses pages: quickly the first time, and once and for all in the background for the times after. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Page } from './page-renderer.ts'
import { type Encoding, type PrecompressedPage, precompressPage } from './precompressed-page.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

type Encodings = Partial<Record<Encoding, PrecompressedPage | 'under way'>>

const precompressed = new WeakMap<Page, Encodings>()

export async function compressPage(page: Page, encoding: Encoding, nonce: string): Promise<Buffer> {
  const known = encodingsOf(page)[encoding]
  if (known !== undefined && known !== 'under way') return known.open(nonce)
  if (known === undefined && page.kept) void precompressInBackground(page, encoding)
  const html = page.parts.join(nonce)
  return encoding === 'br' ? compressBrotli(html, QUICK_BROTLI) : compressGzip(html, { level: 4 })
}

function encodingsOf(page: Page): Encodings {
  const known = precompressed.get(page) ?? {}
  precompressed.set(page, known)
  return known
}

/** A page that cannot be precompressed goes on being compressed each time. */
async function precompressInBackground(page: Page, encoding: Encoding): Promise<void> {
  const own = encodingsOf(page)
  own[encoding] = 'under way'
  try {
    own[encoding] = await precompressPage(page.parts, encoding)
  } catch {
    page.kept = false
  }
}
