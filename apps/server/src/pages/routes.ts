/** Answers every address that is not an interface with a page. */
import type { SiteConfig } from '@panya/domain/brand/brand.ts'
import { splitLocale } from '@panya/domain/locale/locale.ts'
import { NONCE_PLACE, SIGNATURE_HEADER } from '@panya/domain/offline/site-files.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../platform/http/problem.ts'
import { ALWAYS, documentPolicy } from '../platform/http/security-headers.ts'
import { TokenBuckets } from '../platform/limits/token-buckets.ts'
import { canonicalPath } from './canonical-path.ts'
import { compressPage } from './compress-page.ts'
import { registerOldBrowsers } from './old-browser/old-browser.ts'
import type { Page, RenderPage } from './page-renderer.ts'
import { createNonce, type Encoding, joinBuffers } from './precompressed-page.ts'
import { createVisitorLanguage } from './visitor-language.ts'

const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
}

/** How often somebody may ask for a page that is not there and still get one that says so kindly. */
const GUESSES = { capacity: 60, refillMs: 1000 }

export interface DocumentOptions {
  render: RenderPage
  /** Paths of tools that need SharedArrayBuffer, as `family/tool`. */
  isolated: ReadonlySet<string>
}

interface PageVoucher {
  /** What `SIGNATURE_HEADER` holds for a page with these headers, whose nonce is `NONCE_PLACE`. */
  vouchForPage(path: string, page: Page, headers: () => Record<string, string>): string
}

export function registerDocuments(
  app: FastifyInstance,
  { render, isolated }: DocumentOptions,
  { vouchForPage }: PageVoucher,
  { site, now }: { site: Pick<SiteConfig, 'brand' | 'publicUrl'>; now: () => Date },
): void {
  const language = createVisitorLanguage(site.publicUrl)
  const oldBrowsers = registerOldBrowsers(app, site)
  const guesses = new TokenBuckets(GUESSES, now)
  /** Addresses that were pages; there are only as many as the site has. */
  const found = new Set<string>()
  const policy = { 'content-security-policy': documentPolicy(NONCE_PLACE) }
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new Problem('NOT_FOUND', 'not-found')
    if (request.url.startsWith('/api/')) throw new Problem('NOT_FOUND', 'not-found')
    const [asked = '/'] = request.url.split('?', 1)
    const query = request.url.slice(asked.length)
    const path = canonicalPath(asked) ?? '/not-found'
    if (language.redirect(request, reply, path, query)) return reply
    if (path !== asked && path !== '/not-found') return reply.redirect(path + query, 308)
    if (oldBrowsers.answer(request, reply, { path, query })) return reply
    const known = found.has(path)
    if (!known && guesses.take(request.ip) > 0) return tooManyGuesses(reply)
    const page = await render(path)
    if (!known && page.status === 200) {
      found.add(path)
      guesses.giveBack(request.ip)
    }
    const nonce = createNonce()
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      ...(isolated.has(splitLocale(path).path.slice(1)) ? ISOLATED : {}),
    }
    reply
      .code(page.status)
      .headers(headers)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('content-security-policy', documentPolicy(nonce))
    if (page.status === 200) {
      const signature = vouchForPage(path, page, () => ({ ...ALWAYS, ...headers, ...policy }))
      reply.header(SIGNATURE_HEADER, signature)
    }
    const encoding = encodingFor(request)
    if (encoding === null) return reply.send(joinBuffers(page.bytes, Buffer.from(nonce)))
    return reply
      .header('content-encoding', encoding)
      .send(await compressPage(page, encoding, nonce))
  })
}

/** Drawing a page for each would be work without end. */
function tooManyGuesses(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n')
}

function encodingFor(request: FastifyRequest): Encoding | null {
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}
