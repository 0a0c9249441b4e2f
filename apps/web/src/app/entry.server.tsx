/** Renders pages, each whole before it is sent: they go into a cache, not to one reader. */
import { PassThrough } from 'node:stream'
import { LOCALES, splitLocale } from '@panya/domain/locale/locale.ts'
import { earlyFrameScript } from '@panya/tools/host/early-frame.ts'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import {
  firstFonts,
  insideModules,
  laterStyles,
  prefetchSessionFiles,
  readBuilt,
  readBundle,
} from './head/built-files.ts'
import { type PageFiles, PageFilesContext } from './head/page-files.ts'
import { lateStartScript, routerFiles, startScript } from './head/router-files.ts'
import { WAIT_FOR_FRAME } from './head/wait-for-frame.ts'
import { WAIT_FOR_PAINT } from './head/wait-for-paint.ts'
import { loadLocale } from './i18n.ts'
import { LATER_PARTS } from './landing/later-parts.ts'
import { NonceContext } from './nonce.ts'
import { INSIDE_PARTS, PUBLIC_PATHS } from './public-paths.ts'
import { toolAt } from './tools.ts'

export { siteContext } from '../adapters/site.ts'

const RENDER_LIMIT_MS = 5000
/** All that is first seen of these is in their text, and it is much. */
const PAINTED_FIRST = new Set(['/', '/signin', '/signup'])

const bundle = readBundle()
const prefetchSession = prefetchSessionFiles()
const fonts = Object.fromEntries(LOCALES.map((locale) => [locale, firstFonts(locale)]))
const frontStyles = laterStyles(LATER_PARTS)
await Promise.all(LOCALES.map((locale) => loadLocale(locale, INSIDE_PARTS)))

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = request.headers.get('x-nonce') ?? undefined
  const files = pageFiles(new URL(request.url).pathname, context)
  // Without React Router's own scripts it would leave out the data that stands for them.
  context.renderMeta = { ...context.renderMeta, didRenderScripts: true }
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <PageFilesContext value={files}>
          <ServerRouter context={context} url={request.url} nonce={nonce} />
        </PageFilesContext>
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

function pageFiles(address: string, context: EntryContext): PageFiles {
  const { locale, path } = splitLocale(address)
  const tool = toolAt(path)
  const frame = tool?.frame
  const own = routerFiles(context)
  const inside = PUBLIC_PATHS.has(path) ? [] : insideModules(bundle, locale, tool?.path ?? null)
  const router = { ...own, modules: [...new Set([...own.modules, ...inside])] }
  const isFront = path === '/'
  const painted = PAINTED_FIRST.has(path) ? WAIT_FOR_PAINT : undefined
  const wait = frame === undefined ? painted : WAIT_FOR_FRAME
  return {
    fonts: fonts[locale] ?? [],
    styles: stylesOf(context, isFront ? frontStyles : []),
    prefetchSession,
    frame: frame === undefined ? null : earlyFrameScript(frame, { locale }),
    handoff: router.handoff,
    ...(wait === undefined
      ? { preloads: router.modules, start: startScript(router) }
      : { preloads: [], start: lateStartScript(router, wait) }),
  }
}

function stylesOf(
  { manifest, staticHandlerContext: { matches } }: EntryContext,
  later: readonly string[],
) {
  const links = matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])
  // The build marks a style with a # that is also loaded on its own.
  const files = new Set([...links.map((link) => link.replace(/#$/, '')), ...later])
  return [...files].map((href) => ({ href, css: readBuilt(href) }))
}
