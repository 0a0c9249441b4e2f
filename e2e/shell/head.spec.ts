import { LOCALES, localePath } from '@panya/domain/locale/locale.ts'
import { expect, test } from '../support/test.ts'

/** What a crawler sees: the document as served, without running any of it. */
test.use({ javaScriptEnabled: false, expectedErrors: [/404/] })

for (const locale of LOCALES) {
  test(`the head of /home in ${locale} is whole`, async ({ page, baseURL, request }) => {
    const path = localePath(locale, '/home')
    await page.goto(path)
    const content = (name: string) =>
      page
        .locator(`head meta[name="${name}"], head meta[property="${name}"]`)
        .getAttribute('content')
    const site = (await page.locator('head link[rel=canonical]').getAttribute('href'))?.replace(
      path,
      '',
    )
    expect(new URL(site ?? '').hostname).toBe('localhost')
    expect(await page.title()).toMatch(/.+ · Panya$/)
    expect((await content('description'))?.length).toBeGreaterThan(40)
    expect((await content('keywords'))?.split(',').length).toBeGreaterThan(5)
    expect(await content('robots')).toBe('index, follow')
    expect(await content('theme-color')).toBe('#4338ca')
    for (const other of LOCALES) {
      const link = page.locator(`head link[rel=alternate][hreflang=${other}]`)
      await expect(link).toHaveAttribute('href', site + localePath(other, '/home'))
    }
    const fallback = page.locator('head link[rel=alternate][hreflang=x-default]')
    await expect(fallback).toHaveAttribute('href', `${site}/home`)
    expect(await content('og:title')).toBe(await page.title())
    expect(await content('og:url')).toBe(site + path)
    expect(await content('twitter:card')).toBe('summary_large_image')
    expect([await content('og:image:width'), await content('og:image:height')]).toEqual([
      '1200',
      '630',
    ])
    const image = await request.get(
      `${baseURL}${new URL((await content('og:image')) ?? '').pathname}`,
    )
    expect(pngSize(await image.body())).toEqual({ width: 1200, height: 630 })
    const manifest = page.locator('head link[rel=manifest]')
    await expect(manifest).toHaveAttribute('href', localePath(locale, '/manifest.webmanifest'))
  })
}

test('a page carries its styles, and its scripts give way to what is seen', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.resourceType()))
  for (const path of ['/', '/th/plans', '/ar/coding/python-programming', '/xx/nowhere']) {
    await page.goto(path)
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 250, 246)')
    await expect(page.locator('body')).toHaveCSS('font-family', /^"IBM Plex Sans/)
    // The front page asks for them only once it is painted.
    if (path === '/') continue
    const links = page.locator('link[rel=modulepreload]')
    expect(await links.count()).toBeGreaterThan(5)
    const entry = page.locator('link[rel=modulepreload][href*="/entry.client"]')
    await expect(entry).toHaveAttribute('fetchpriority', 'low')
  }
  expect(fetched).not.toContain('stylesheet')
})

test('a page has fewer nonces than it can be packed around once and for all', async ({
  request,
}) => {
  for (const path of ['/', '/home', '/coding/block-programming', '/ar/coding/python-programming']) {
    const html = await (await request.get(path)).text()
    const [, nonce] = /nonce="([^"]+)"/.exec(html)!
    // As many as there are fillers (apps/server/src/pages/precompressed-page.ts).
    expect(html.split(nonce!).length - 1, path).toBeLessThan(41)
  }
})

test('the front page is painted before it asks for a script, in every language', async ({
  request,
}) => {
  for (const path of ['/', '/th', '/zh', '/ar']) {
    const html = await (await request.get(path)).text()
    expect(html).not.toContain('rel="modulepreload"')
    expect(html).not.toMatch(/<script[^>]*\ssrc=/)
    expect(html).not.toMatch(/^\s*import "/m)
  }
})

test('a tool in a frame begins with the page, and the page asks for its scripts later', async ({
  request,
}) => {
  const html = await (await request.get('/coding/jupyter-lite')).text()
  expect(html.indexOf('/notebook/index.html')).toBeGreaterThan(0)
  expect(html.indexOf('/notebook/index.html')).toBeLessThan(html.indexOf('<style'))
  expect(html).not.toMatch(/<link[^>]*modulepreload[^>]*entry\.client/)
  const missing = await request.get('/xx/coding/jupyter-lite')
  expect(missing.status()).toBe(404)
  expect(await missing.text()).not.toContain('/notebook/index.html')
})

test('an unknown page is a 404 that search engines leave out', async ({ page }) => {
  const response = await page.goto('/th/not-here')
  expect(response?.status()).toBe(404)
  await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ไม่พบหน้านี้')
})

test('an address that begins with no language of ours is a 404, whatever follows', async ({
  page,
  request,
}) => {
  for (const path of ['/xx', '/xx/home', '/en/en', '/en/th/plans', '/xx/coding/python-programming'])
    expect((await request.get(path)).status(), path).toBe(404)
  await page.goto('/xx/home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here')
})

test('every icon the pages name is there', async ({ page, request }) => {
  await page.goto('/')
  const icons = page.locator('head link[rel=icon], head link[rel=apple-touch-icon]')
  for (const icon of await icons.all()) {
    const answer = await request.get((await icon.getAttribute('href')) ?? '')
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toMatch(/^image\//)
  }
})

function pngSize(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}
