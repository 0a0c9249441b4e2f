/** Files that never change: a school's cache may keep each for everybody, and no visit fetches one twice. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { SITE_LIST } from '@panya/domain/offline/site-files.ts'
import { newLearner, signInByApi } from '../accounts/people.ts'
import { expect, test } from '../support/test.ts'

test('every kind of built file is kept for ever by anybody, whole, packed and in parts', async ({
  request,
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
      const part = await request.get(path, {
        headers: { ...headers, range: 'bytes=1-', 'if-range': said['etag']! },
      })
      if (said['content-length'] !== '1') expect(part.status(), path).toBe(206)
      expect(part.headers()['etag'], path).toBe(said['etag'])
    }
  }
})

test('what comes packed is the file itself', async ({ request }) => {
  const list = (await (await request.get(SITE_LIST)).json()) as { files: Record<string, unknown> }
  const path = Object.keys(list.files).find((one) => one.endsWith('.wasm'))!
  const plain = await (await request.get(path, { headers: { 'accept-encoding': 'identity' } })).body()
  const packed = await request.get(`${path}?packed=br`)
  expect(packed.headers()['x-packed']).toBe('br')
  expect(brotliDecompressSync(await packed.body()).equals(plain)).toBe(true)
  const zipped = await (await request.get(`${path}?packed=gzip`)).body()
  expect(gunzipSync(zipped).equals(plain)).toBe(true)
})

test('in one visit no such file comes over the line twice', async ({ page, context }) => {
  await signInByApi(page.request, await newLearner(page.request))
  const times = new Map<string, number>()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  devtools.on('Network.responseReceived', ({ response }) => {
    const { pathname } = new URL(response.url)
    if (!/^\/(assets|vendor)\//.test(pathname)) return
    if (response.fromDiskCache || response.fromPrefetchCache) return
    times.set(pathname, (times.get(pathname) ?? 0) + 1)
  })
  const cached = new Set<string>()
  devtools.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
  for (const path of ['/home', '/coding/python-programming', '/home', '/flow/ai-application', '/projects']) {
    await page.goto(path)
    await expect(page.locator('main')).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  expect(times.size).toBeGreaterThan(20)
  expect([...times].filter(([, count]) => count > 1)).toEqual([])
})
