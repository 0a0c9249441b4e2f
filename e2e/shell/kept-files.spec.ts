/** Files that never change: a school's cache may keep each for everybody, and no visit fetches one twice. */
import http from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { SITE_LIST } from '@panya/domain/offline/site-files.ts'
import { newLearner, signInByApi } from '../accounts/people.ts'
import { serverBehindLine } from '../support/line.ts'
import { expect, test } from '../support/test.ts'

/** As it goes over the line: half of something packed unpacks to nothing. */
function partOf(address: URL, headers: Record<string, string>): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = http.get(address, { headers }, (answer) => resolve(answer.resume()))
    asked.on('error', reject)
  })
}

test('every kind of built file is kept for ever by anybody, whole, packed and in parts', async ({
  request,
  baseURL,
}) => {
  await signInByApi(request, await newLearner(request))
  const list = (await (await request.get(SITE_LIST)).json()) as { files: Record<string, unknown> }
  const files = Object.keys(list.files).filter((path) => /^\/(assets|vendor)\//.test(path))
  const kinds = new Map(files.map((path) => [path.replace(/^(\/\w+)\/.*(\.\w+)$/, '$1 $2'), path]))
  expect([...kinds.keys()]).toEqual(
    expect.arrayContaining(['/assets .js', '/assets .css', '/assets .woff2', '/vendor .wasm']),
  )
  for (const path of kinds.values()) {
    for (const coding of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': coding }
      const answer = await request.fetch(path, { method: 'HEAD', headers })
      expect(answer.status(), path).toBe(200)
      const said = answer.headers()
      expect(said['cache-control'], path).toBe('public, max-age=31536000, immutable')
      expect(said['set-cookie'], path).toBeUndefined()
      expect(said['vary'] ?? 'accept-encoding', path).toBe('accept-encoding')
      expect(said['etag'], path).toMatch(/^"[\w.-]+"$/)
      const part = await partOf(new URL(path, baseURL), {
        ...headers,
        range: 'bytes=1-',
        'if-range': said['etag']!,
      })
      expect(part.statusCode, path).toBe(206)
      expect(part.headers, path).toMatchObject({
        etag: said['etag'],
        'content-range': `bytes 1-${Number(said['content-length']) - 1}/${said['content-length']}`,
      })
    }
  }
})

test('what comes packed is the file itself', async ({ request }) => {
  const list = (await (await request.get(SITE_LIST)).json()) as { files: Record<string, unknown> }
  const path = Object.keys(list.files).find((one) => one.endsWith('.wasm'))!
  const plain = await (
    await request.get(path, { headers: { 'accept-encoding': 'identity' } })
  ).body()
  const packed = await request.get(`${path}?packed=br`)
  expect(packed.headers()['x-packed']).toBe('br')
  expect(brotliDecompressSync(await packed.body()).equals(plain)).toBe(true)
  const zipped = await (await request.get(`${path}?packed=gzip`)).body()
  expect(gunzipSync(zipped).equals(plain)).toBe(true)
})

test('in one visit no such file comes over the line twice', async ({ browser }) => {
  test.setTimeout(180_000)
  const line = await serverBehindLine()
  const context = await browser.newContext({ baseURL: line.url, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/home')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await signInByApi(page.request, await newLearner(page.request))
  for (const visit of [1, 2]) {
    await page.goto('/coding/python-programming')
    await expect(page.locator('[data-status=ready]'), `${visit}`).toBeVisible({ timeout: 90_000 })
    await page.goto('/flow/ai-application')
    await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeVisible()
    await page.goto('/projects')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const files = [...line.went].filter(([file]) => /^\/(assets|vendor)\//.test(file))
  expect(files.length).toBeGreaterThan(50)
  // Of the documents in which learners' code runs only the server says under which policy.
  const twice = files.filter(([file, ways]) => ways.length > 1 && !file.endsWith('.html'))
  expect(twice.map(([file]) => file)).toEqual([])
  await context.close()
  await line.stop()
})
