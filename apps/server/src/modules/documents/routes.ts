/** Answers every address that is not an interface with a page. */
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { splitLocale } from '@panya/domain/locale/locale.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../http/context.ts'
import { Problem } from '../../http/problem.ts'
import { documentPolicy } from '../../http/security-headers.ts'
import type { RenderPage } from './page-renderer.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export interface DocumentOptions {
  render: RenderPage
  /** Paths of tools that need SharedArrayBuffer, such as `coding/python-programming`. */
  isolated: ReadonlySet<string>
}

export function registerDocuments(
  app: FastifyInstance,
  context: AppContext,
  { render, isolated }: DocumentOptions,
): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new Problem('NOT_FOUND', 'not-found')
    if (request.url.startsWith('/api/')) throw new Problem('NOT_FOUND', 'not-found')
    const path = pathOf(request)
    const page = await render(path)
    const nonce = randomBytes(16).toString('base64')
    reply
      .code(page.status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('content-security-policy', documentPolicy(nonce, context.env.pythonPackagesUrl))
    if (isolated.has(splitLocale(path).path.slice(1))) isolate(reply)
    return sendCompressed(request, reply, page.parts.join(nonce))
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

async function sendCompressed(request: FastifyRequest, reply: FastifyReply, html: string) {
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
    return reply.header('content-encoding', 'br').send(await compressBrotli(html, { params }))
  }
  if (/\bgzip\b/.test(accepted)) {
    return reply.header('content-encoding', 'gzip').send(await compressGzip(html, { level: 4 }))
  }
  return reply.send(html)
}
