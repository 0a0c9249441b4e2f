/** Compresses pages: quickly the first time, and once and for all in the background for the times after. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Page } from './page-renderer.ts'
import { type Encoding, type SealedPage, sealPage } from './precompressed-page.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const sealed = new WeakMap<Page, Partial<Record<Encoding, SealedPage | 'under way'>>>()

export async function compressPage(page: Page, encoding: Encoding, nonce: string): Promise<Buffer> {
  const known = sealedOf(page)[encoding]
  if (known !== undefined && known !== 'under way') return known.open(nonce)
  if (known === undefined && page.kept) void sealInBackground(page, encoding)
  const html = page.parts.join(nonce)
  return encoding === 'br' ? compressBrotli(html, QUICK_BROTLI) : compressGzip(html, { level: 4 })
}

function sealedOf(page: Page): Partial<Record<Encoding, SealedPage | 'under way'>> {
  const known = sealed.get(page) ?? {}
  sealed.set(page, known)
  return known
}

/** A page that cannot be sealed goes on being compressed each time. */
async function sealInBackground(page: Page, encoding: Encoding): Promise<void> {
  const own = sealedOf(page)
  own[encoding] = 'under way'
  try {
    own[encoding] = await sealPage(page.parts, encoding)
  } catch {
    page.kept = false
  }
}
