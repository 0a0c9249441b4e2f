import { startServerUnderTest } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

test('the other brand is chosen at the start, without a new build', async ({ browser }) => {
  const server = await startServerUnderTest({ BRAND: 'makewise', SEED: 'none' })
  try {
    const page = await browser.newPage()
    await page.goto(`${server.url}/home`)
    expect(await page.title()).toMatch(/Makewise$/)
    await expect(page.locator('head meta[name=theme-color]')).toHaveAttribute('content', '#312e81')
    const indigo = () => getComputedStyle(document.documentElement).getPropertyValue('--indigo')
    expect(await page.evaluate(indigo)).toBe('#b23c06')
    const manifest = await (await page.request.get(`${server.url}/ar/manifest.webmanifest`)).json()
    expect(manifest).toMatchObject({ name: 'Makewise', dir: 'rtl', start_url: '/ar/home' })
    await page.close()
  } finally {
    await server.stop()
  }
})
