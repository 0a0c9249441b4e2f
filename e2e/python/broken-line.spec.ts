/** A line that breaks again and again: what is large goes on where it stopped, and Python starts all the same. */
import { newLearner, signInByApi } from '../accounts/people.ts'
import { serverBehindLine } from '../support/line.ts'
import { expect, test } from '../support/test.ts'

const MOST_BYTES = 600_000
const LARGE = /^\/vendor\/python\/.*\.(wasm|bin|zip)$/

test.setTimeout(180_000)

test('Python comes over a line that breaks every 600 KB, and no part of it comes anew', async ({
  browser,
}) => {
  const line = await serverBehindLine({
    breaksAfter: (file) => (LARGE.test(file) ? MOST_BYTES : null),
  })
  const context = await browser.newContext({ baseURL: line.url, serviceWorkers: 'block' })
  const page = await context.newPage()
  await signInByApi(page.request, await newLearner(page.request))
  await page.goto('/coding/python-programming')
  await expect(page.locator('[data-status=ready]')).toBeVisible({ timeout: 120_000 })
  const files = [...line.went].filter(([file]) => LARGE.test(file))
  expect(files.some(([, ways]) => ways.length > 3)).toBe(true)
  for (const [, ways] of files) {
    for (const [at, [from]] of ways.entries()) {
      // What was on its way inside of the browser is lost with the line, what it has handed on never.
      if (at > 0) expect(from).toBeGreaterThan(0)
      if (at > 0) expect(from).toBeGreaterThanOrEqual(ways[at - 1]![0])
    }
  }
  await context.close()
  await line.stop()
})

test('with the service worker too: what it brings for the page does not break with the line', async ({
  browser,
}) => {
  let broken = false
  const line = await serverBehindLine({
    breaksAfter: (file) => (broken && LARGE.test(file) ? MOST_BYTES : null),
  })
  const context = await browser.newContext({ baseURL: line.url, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/home')
  await page.evaluate(() => navigator.serviceWorker.ready)
  broken = true
  await signInByApi(page.request, await newLearner(page.request))
  await page.goto('/coding/python-programming')
  await expect(page.locator('[data-status=ready]')).toBeVisible({ timeout: 120_000 })
  const kept = () =>
    page.evaluate(async () => {
      const keys = await (await caches.open('files')).keys()
      return keys.filter(({ url }) => /\/vendor\/python\/.*\.(wasm|bin|zip)$/.test(url)).length
    })
  // The linter is brought after Python.
  await expect
    .poll(() => [...line.went.keys()].some((file) => /ruff.*\.wasm$/.test(file)))
    .toBe(true)
  await expect.poll(kept).toBe([...line.went.keys()].filter((file) => LARGE.test(file)).length)
  const before = line.went.size
  const asked = () =>
    [...line.went].filter(([file]) => LARGE.test(file)).flatMap(([, ways]) => ways)
  const count = asked().length
  await page.goto('/coding/python-programming')
  await expect(page.locator('[data-status=ready]')).toBeVisible({ timeout: 60_000 })
  expect([asked().length, before > 0]).toEqual([count, true])
  await context.close()
  await line.stop()
})
