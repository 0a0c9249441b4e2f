/** Answers every address that is not an interface with a page. */
import { splitLocale } from '@panya/domain/locale/locale.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../http/problem.ts'
import { documentPolicy } from '../../http/security-headers.ts'
import { compressPage } from './compress-page.ts'
import type { RenderPage } from './page-renderer.ts'
import { createNonce, type Encoding, joinBuffers } from './sealed-page.ts'

export interface DocumentOptions {
  render: RenderPage
  /** Paths of tools that need SharedArrayBuffer, such as `coding/python-programming`. */
  isolated: ReadonlySet<string>
}

export function registerDocuments(
  app: FastifyInstance,
  { render, isolated }: DocumentOptions,
): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new Problem('NOT_FOUND', 'not-found')
    if (request.url.startsWith('/api/')) throw new Problem('NOT_FOUND', 'not-found')
    const path = pathOf(request)
    const page = await render(path)
    const nonce = createNonce()
    reply
      .code(page.status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('content-security-policy', documentPolicy(nonce))
    if (isolated.has(splitLocale(path).path.slice(1))) isolate(reply)
    const encoding = encodingFor(request)
    if (encoding === null) return reply.send(joinBuffers(page.bytes, Buffer.from(nonce)))
    return reply
      .header('content-encoding', encoding)
      .send(await compressPage(page, encoding, nonce))
  })
}

/** Queries never change a page; a path that cannot be decoded is an unknown page, not a failure. */
function pathOf(request: FastifyRequest): string {
  const [path = '/'] = request.url.split('?', 1)
  return path.startsWith('//') ? '/not-found' : path
}

function isolate(reply: FastifyReply): void {
  reply.header('cross-origin-opener-policy', 'same-origin')
  reply.header('cross-origin-embedder-policy', 'require-corp')
}

function encodingFor(request: FastifyRequest): Encoding | null {
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}
