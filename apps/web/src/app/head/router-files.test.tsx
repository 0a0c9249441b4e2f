import { renderToString } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { expect, test } from 'vitest'
import { lateStartScript, routerFiles, startScript } from './router-files.ts'

/** A page two routes deep, once as data and once as React Router itself writes it. */
async function page() {
  let context!: EntryContext
  const handle = (request: Request, status: number, headers: Headers, own: EntryContext) => {
    context = own
    return new Response(renderToString(<ServerRouter context={own} url={request.url} />), {
      status,
      headers,
    })
  }
  const Root = () => (
    <body>
      <Outlet />
      <Scripts />
    </body>
  )
  const asset = { hasLoader: false, hasErrorBoundary: false }
  const build = {
    routes: {
      root: { id: 'root', path: '', module: { default: Root } },
      'a "b"': { id: 'a "b"', parentId: 'root', path: 'home', module: { default: () => null } },
    },
    entry: { module: { default: handle } },
    assets: {
      entry: { module: '/entry.js', imports: ['/react.js', '/shell.js'] },
      routes: {
        root: { ...asset, id: 'root', module: '/root.js', imports: ['/react.js', '/root-2.js'] },
        'a "b"': { ...asset, id: 'a "b"', parentId: 'root', path: 'home', module: '/home.js' },
      },
      url: '/table.js',
      version: '1',
    },
    future: {},
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    prerender: [],
    routeDiscovery: { mode: 'initial' },
    isSpaMode: false,
    ssr: true,
  } as unknown as ServerBuild
  const ask = createRequestHandler(build, 'production')
  const answer = await ask(new Request('http://localhost/home'), new RouterContextProvider())
  return { html: await answer.text(), files: routerFiles(context) }
}

const plain = (script: string | undefined) => script?.replaceAll(/\s+/g, ' ').trim()

test('a page starts with the files and the scripts that React Router itself writes', async () => {
  const { html, files } = await page()
  const links = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)]
  expect(files.modules).toEqual(links.map(([, href]) => href))
  expect(files.modules).toHaveLength(7)
  const [handoff, start] = [...html.matchAll(/<script[^>]*>([^]*?)<\/script>/g)]
  expect(plain(files.handoff)).toBe(plain(handoff?.[1]))
  expect(plain(startScript(files))).toBe(plain(start?.[1]))
})

test('a page that waits asks for nothing before, and then for the same', async () => {
  const { files } = await page()
  const [before, after] = lateStartScript(files, '/* wait */').split('/* wait */')
  expect(before).toBe('')
  expect(after).not.toMatch(/^import [^(]/m)
  const now = startScript(files)
    .replace(/^import "([^"]+)"/m, 'await import("$1")')
    .replaceAll(/^import \* as (\w+) from "([^"]+)"/gm, 'const $1 = await import("$2")')
  expect(after?.endsWith(now)).toBe(true)
})
