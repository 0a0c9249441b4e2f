import { PassThrough } from 'node:stream'
import { LOCALES } from '@panya/domain/locale/locale.ts'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { loadLocale } from './i18n.ts'
import { NonceContext } from './nonce.ts'

export { siteContext } from '../adapters/site.ts'

const RENDER_LIMIT_MS = 5000

await Promise.all(LOCALES.map((locale) => loadLocale(locale, ['public', 'inside'])))

/** Pages are rendered whole before they are sent: they go into a cache, not to one reader. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = request.headers.get('x-nonce') ?? undefined
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          const body = new PassThrough()
          headers.set('content-type', 'text/html; charset=utf-8')
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
          pipe(body)
        },
        onShellError: reject,
        onError: reject,
      },
    )
    setTimeout(abort, RENDER_LIMIT_MS).unref()
  })
}
