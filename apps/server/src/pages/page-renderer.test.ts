import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { BRANDS_FOLDER, loadBrand } from '../platform/brand/load-brand.ts'
import { createPageRenderer, MAX_PAGES } from './page-renderer.ts'

const folder = mkdtempSync(join(tmpdir(), 'panya-pages-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A built site with one route: every address is a page but those below /gone. */
const SITE = `
import { RouterContextProvider } from ${JSON.stringify(import.meta.resolve('react-router'))}
const loader = ({ request }) => {
  const { pathname } = new URL(request.url)
  return new Response(pathname, { status: pathname.startsWith('/gone') ? 404 : 200 })
}
export const routes = { all: { id: 'all', path: '*', module: { loader } } }
export const entry = { module: { default: () => {}, siteContext: () => new RouterContextProvider() } }
export const assets = { entry: {}, routes: {}, url: '', version: '' }
export const future = {}
export const basename = '/'
export const publicPath = '/'
export const prerender = []
export const routeDiscovery = { mode: 'initial' }
export const ssr = true
`
const server = join(folder, 'server.mjs')
writeFileSync(server, SITE)

let pages: Awaited<ReturnType<typeof createPageRenderer>>
beforeEach(async () => {
  const site = { ...loadBrand(BRANDS_FOLDER, 'panya'), publicUrl: 'http://localhost' }
  pages = await createPageRenderer(server, { ...site })
})

async function ask(from: number, to: number): Promise<void> {
  for (let number = from; number < to; number++) await pages.render(`/page-${number}`)
}

test('a page that is kept is drawn once', async () => {
  const first = await pages.render('/page-0')
  expect(first).toMatchObject({ status: 200, parts: ['/page-0'], kept: true })
  await ask(1, MAX_PAGES)
  expect(await pages.render('/page-0')).toBe(first)
})

test('one page too many, and the one nobody has asked for longest is forgotten', async () => {
  const [first, second] = [await pages.render('/page-0'), await pages.render('/page-1')]
  await ask(2, MAX_PAGES)
  expect(await pages.render('/page-0')).toBe(first)
  await pages.render('/one-too-many')
  expect(await pages.render('/page-0')).toBe(first)
  const again = await pages.render('/page-1')
  expect(again).not.toBe(second)
  expect(again).toEqual(second)
})

test('pages that are not there take nobody’s place', async () => {
  const first = await pages.render('/page-0')
  for (let number = 0; number <= MAX_PAGES; number++) {
    expect(await pages.render(`/gone/${number}`)).toMatchObject({ status: 404, kept: false })
  }
  expect(await pages.render('/page-0')).toBe(first)
})

test('after a change of the site every page is drawn anew', async () => {
  const first = await pages.render('/page-0')
  pages.forgetPages()
  expect(await pages.render('/page-0')).not.toBe(first)
})
