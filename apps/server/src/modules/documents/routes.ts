/** Answers every address that is not an interface with a page. */
import { splitLocale } from '@panya/domain/locale/locale.ts'
import { NONCE_PLACE, SIGNATURE_HEADER } from '@panya/domain/offline/site-files.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../../http/problem.ts'
import { ALWAYS, documentPolicy } from '../../http/security-headers.ts'
import type { SiteVoucher } from '../offline/site-voucher.ts'
import { canonicalPath } from './canonical-path.ts'
import { compressPage } from './compress-page.ts'
import type { RenderPage } from './page-renderer.ts'
import { createNonce, type Encoding, joinBuffers } from './sealed-page.ts'

const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
}

export interface DocumentOptions {
  render: RenderPage
  /** Paths of tools that need SharedArrayBuffer, such as `coding/python-programming`. */
  isolated: ReadonlySet<string>
}

export function registerDocuments(
  app: FastifyInstance,
  { render, isolated }: DocumentOptions,
  { vouchForPage }: Pick<SiteVoucher, 'vouchForPage'>,
): void {
  const policy = { 'content-security-policy': documentPolicy(NONCE_PLACE) }
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new Problem('NOT_FOUND', 'not-found')
    if (request.url.startsWith('/api/')) throw new Problem('NOT_FOUND', 'not-found')
    const [asked = '/', query] = request.url.split(/(?=\?)/, 2)
    const path = canonicalPath(asked) ?? '/not-found'
    if (path !== asked && path !== '/not-found') return reply.redirect(path + (query ?? ''), 308)
    const page = await render(path)
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

function encodingFor(request: FastifyRequest): Encoding | null {
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}
