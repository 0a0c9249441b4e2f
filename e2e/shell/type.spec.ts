import { localePath } from '@panya/domain/locale/locale.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const THAI = '"IBM Plex Sans Thai Looped"'
const ARABIC = '"IBM Plex Sans Arabic"'

/** The first face of a list, as the browser names it. */
const firstFace = (of: Locator): Promise<string> =>
  of.evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0] ?? '')

/** How wide a space is in an element's own letters, in em: seen large, as small letters stand on whole pixels. */
const space = (of: Locator): Promise<number> =>
  of.evaluate(async (element) => {
    const { fontFamily, fontWeight } = getComputedStyle(element)
    const large = 100
    const letter = document.documentElement.lang === 'th' ? 'ก' : 'د'
    const written = (text: string) => {
      const one = document.createElement('span')
      Object.assign(one.style, {
        fontSize: `${large}px`,
        fontFamily,
        fontWeight,
        whiteSpace: 'pre',
      })
      one.textContent = text
      document.body.append(one)
      return one
    }
    // Between letters, as they stand in a sentence.
    const [apart, together] = [written(letter + ' '.repeat(20) + letter), written(letter + letter)]
    apart.getBoundingClientRect()
    await document.fonts.ready
    const wide = apart.getBoundingClientRect().width - together.getBoundingClientRect().width
    apart.remove()
    together.remove()
    return wide / 20 / large
  })

function fontsAskedFor(page: Page): Set<string> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const name = /([\w-]+)-normal-[^/]*\.woff2$/.exec(new URL(request.url()).pathname)?.[1]
    if (name) asked.add(name)
  })
  return asked
}

test('headings and what is pressed are in Mono, what is read is in Sans', async ({ page }) => {
  await page.goto('/plans')
  for (const mono of [
    'h1',
    'h2',
    'header nav',
    'header a',
    'footer nav a',
    'main button, main a[class*=button]',
  ])
    expect(await firstFace(page.locator(mono).first()), mono).toBe('"IBM Plex Mono"')
  for (const sans of ['main p', 'main li', 'footer p'])
    expect(await firstFace(page.locator(sans).first()), sans).toBe('"IBM Plex Sans"')
  await page.goto('/signin')
  for (const sans of ['form label', 'form input'])
    expect(await firstFace(page.locator(sans).first()), sans).toBe('"IBM Plex Sans"')
})

for (const [locale, face] of [
  ['th', THAI],
  ['ar', ARABIC],
] as const) {
  test(`spaces in ${locale} are those of its own letters, and code stays in Mono`, async ({
    page,
  }) => {
    await page.goto(localePath(locale, '/'))
    for (const part of ['h1', 'main p', 'header nav']) {
      const one = page.locator(part).first()
      expect(await firstFace(one), part).toBe(face)
      expect(await space(one), part).toBeLessThanOrEqual(0.3)
    }
    const code = page.locator('main code').first()
    expect(await firstFace(code)).toBe('"IBM Plex Mono"')
    expect(await space(code)).toBeCloseTo(0.6, 2)
  })
}

test('a line of text holds 60 to 70 letters', async ({ page }) => {
  await page.goto('/privacy')
  const letters = await page.locator('main').evaluate(async (main) => {
    await document.fonts.ready
    const text = 'Everything you make is saved while you work, and nobody else sees it. '.repeat(3)
    const probe = document.createElement('p')
    Object.assign(probe.style, { inlineSize: 'max-content', whiteSpace: 'nowrap' })
    probe.textContent = text
    main.append(probe)
    const each = probe.getBoundingClientRect().width / text.length
    Object.assign(probe.style, { inlineSize: 'var(--measure)' })
    const line = probe.getBoundingClientRect().width
    probe.remove()
    return line / each
  })
  expect(letters).toBeGreaterThanOrEqual(60)
  expect(letters).toBeLessThanOrEqual(70)
})

for (const locale of ['en', 'th', 'ar'] as const) {
  test(`letters that come late move nothing (${locale})`, async ({ page, context }) => {
    await context.route(/\.woff2$/, async (route) => {
      // Only once the page has been seen without them.
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
      await route.continue()
    })
    await page.addInitScript(() => {
      const shifts = { sum: 0 }
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.sum += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(localePath(locale, '/'))
    await page.evaluate(() => document.fonts.ready)
    // A shift is told of with the frame after it.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    const sum = await page.evaluate(
      () => (window as unknown as { shifts: { sum: number } }).shifts.sum,
    )
    expect(sum).toBeLessThanOrEqual(0.1)
  })
}

test('an English page asks for the letters of other scripts only to write their names', async ({
  page,
}) => {
  const asked = fontsAskedFor(page)
  await page.goto('/')
  await expect(page.locator('footer')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect([...asked]).toContain('ibm-plex-sans-latin-400')
  expect([...asked]).toContain('ibm-plex-mono-latin-600')
  // A computer with letters of its own asks for none; one without, for the plain ones alone.
  expect([...asked].filter((name) => /(thai|arabic)-600/.test(name))).toEqual([])
})

test('a page without a letter of Thai or Arabic asks for neither', async ({ page }) => {
  const asked = fontsAskedFor(page)
  await page.goto('/coding/python-programming?user=guest')
  await expect(page.locator('.cm-content')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect([...asked].filter((name) => /thai|arabic/.test(name))).toEqual([])
})

test('a page comes with the letters of its first view, two files and no more', async ({
  request,
}) => {
  for (const [path, names] of [
    ['/', ['sans-latin-400', 'mono-latin-600']],
    ['/zh', ['sans-latin-400', 'mono-latin-600']],
    ['/th', ['thai-looped-thai-400', 'thai-looped-thai-600']],
    ['/ar/plans', ['arabic-arabic-400', 'arabic-arabic-600']],
  ] as const) {
    const html = await (await request.get(path)).text()
    const links = [...html.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]+)"/g)]
    expect(links, path).toHaveLength(2)
    for (const [index, name] of names.entries()) expect(links[index]?.[1]).toContain(name)
    for (const [, href = ''] of links) expect((await request.get(href)).status()).toBe(200)
  }
})
