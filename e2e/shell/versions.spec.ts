import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startServerUnderTest } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { keptQuietly } from './plant.ts'

// Three servers start here, one after the other.
test.setTimeout(240_000)

/** The whole address of the list that the worker in charge goes by. */
const lists = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('lists')).keys()).map(({ url }) => url))

test('pages of the version before still open offline; those signed with another secret do not', async ({
  browser,
}) => {
  // Not the watched page: these servers are not the one under test.
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  const dataDir = mkdtempSync(join(tmpdir(), 'panya-versions-'))
  chmodSync(dataDir, 0o755)
  const environment = { DATA_DIR: dataDir, SEED: 'none' }
  let server = await startServerUnderTest({ ...environment, SECRET: 'a'.repeat(40) })
  const { port } = new URL(server.url)
  const restart = async (changes: Record<string, string>) => {
    await server.stop()
    server = await startServerUnderTest({ ...environment, PORT: port, ...changes })
    await page.goto(`${server.url}/th/home`)
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  }
  const openOffline = async (path: string) => {
    await keptQuietly(page)
    await context.setOffline(true)
    await page.goto(server.url + path)
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    await context.setOffline(false)
    return title
  }

  await page.goto(`${server.url}/th/home`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto(`${server.url}/th/plans`)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  const [first] = await lists(page)

  await restart({ SECRET: 'a'.repeat(40), BRAND: 'makewise' })
  await expect.poll(async () => (await lists(page)).length).toBe(2)
  expect(await lists(page)).toContain(first)
  expect(await openOffline('/th/plans')).toBe(title)

  await restart({ SECRET: 'b'.repeat(40) })
  await expect.poll(async () => (await lists(page)).length).toBe(1)
  expect(await openOffline('/th/plans')).toBe('ตอนนี้ออฟไลน์อยู่')
  await context.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
