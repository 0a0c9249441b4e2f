import type { Page } from '@playwright/test'
import { ownCoins } from '../accounts/people.ts'
import { openNotebook } from '../notebook/notebook-page.ts'
import { expect, test } from '../support/test.ts'
import { hearPlanted, keptQuietly, plantEverywhere, stopWorkers } from './plant.ts'

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|404/],
})

const PYTHON = '/coding/python-programming'

async function openPython(page: Page): Promise<void> {
  await page.goto(PYTHON)
  await expect(page.locator('[data-status=ready]')).toBeVisible({ timeout: 45_000 })
}

/** Its scripts have run when it knows who is here. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/th/home')
  await expect(ownCoins(page)).toBeVisible()
}

/** Everything is kept on the device after this. */
async function visit(page: Page): Promise<void> {
  await page.goto('/th/home?user=guest')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await openHome(page)
  await openPython(page)
  await keptQuietly(page)
}

test('what is planted in the caches never runs: with a network all works as before', async ({
  page,
  context,
}) => {
  const heard = hearPlanted(context)
  await visit(page)
  expect(await plantEverywhere(page)).toBeGreaterThan(50)
  await stopWorkers(page)
  await openHome(page)
  await openPython(page)
  await page.goto('/icon.svg')
  await page.goto('/offline')
  expect(heard).toEqual([])
})

test('what is planted never runs without a network either, and is gone when it is back', async ({
  page,
  context,
}) => {
  const heard = hearPlanted(context)
  await visit(page)
  await plantEverywhere(page)
  await stopWorkers(page)
  await context.setOffline(true)
  for (const path of ['/th/home', PYTHON, '/icon.svg', '/offline', '/plans']) {
    await page.goto(path).catch(() => undefined)
  }
  expect(heard).toEqual([])
  await context.setOffline(false)
  await openHome(page)
  await openPython(page)
  await keptQuietly(page)
  await stopWorkers(page)
  await context.setOffline(true)
  await openHome(page)
  await openPython(page)
  expect(heard).toEqual([])
})

test('a notebook that was visited opens without a network, and runs nothing that was planted', async ({
  page,
  context,
}) => {
  const heard = hearPlanted(context)
  await page.goto('/home?user=guest')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await openNotebook(page)
  await keptQuietly(page)
  await stopWorkers(page)
  await context.setOffline(true)
  const notebook = await openNotebook(page)
  await notebook.play('print(6 * 7)')
  await expect(notebook.output(1)).toHaveText('42')
  await plantEverywhere(page)
  await stopWorkers(page)
  await page.goto('/coding/jupyter-lite').catch(() => undefined)
  await page.goto('/notebook/index.html').catch(() => undefined)
  await context.setOffline(false)
  await openNotebook(page)
  expect(heard).toEqual([])
})

test('a right file with other headers is served with the right ones', async ({ page }) => {
  await visit(page)
  const path = await page.evaluate(async () => {
    const files = await caches.open('files')
    const script = (await files.keys()).find(({ url }) => /\/assets\/.*worker.*\.js$/.test(url))!
    const body = await (await files.match(script))!.arrayBuffer()
    const headers = { 'content-type': 'text/html', 'service-worker-allowed': '/', link: '</x>' }
    await files.put(script, new Response(body, { headers }))
    return new URL(script.url).pathname
  })
  const { headers, fromServer } = await page.evaluate(async (address) => {
    const of = (response: Response) => Object.fromEntries(response.headers)
    const kept = await fetch(address)
    return {
      headers: of(kept),
      fromServer: of(await fetch(address, { headers: { range: 'bytes=0-9' } })),
    }
  }, path)
  expect(headers['content-security-policy']).toBe(fromServer['content-security-policy'])
  expect(headers['content-type']).toContain('javascript')
  expect(Object.keys(headers)).not.toContain('link')
})

test('a large file that was changed in its middle goes on from the network, or ends there', async ({
  page,
  context,
}) => {
  await visit(page)
  const path = await page.evaluate(async () => {
    const keys = await (await caches.open('files')).keys()
    return new URL(keys.find(({ url }) => url.endsWith('/snapshot.bin'))!.url).pathname
  })
  const right = await page.evaluate(hashOfAnswer, path)
  expect(right).toHaveLength(64)
  await page.evaluate(spoilMiddle, path)
  expect(await page.evaluate(hashOfAnswer, path)).toBe(right)
  await page.evaluate(spoilMiddle, path)
  // The worker is asked for it, and has nowhere to go on from.
  await context.setOffline(true)
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  expect(await page.evaluate(hashOfAnswer, path)).toBe('failed')
})

async function hashOfAnswer(path: string): Promise<string> {
  try {
    const bytes = await (await fetch(path)).arrayBuffer()
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return 'failed'
  }
}

async function spoilMiddle(path: string): Promise<void> {
  const body = await (await fetch(path)).arrayBuffer()
  new Uint8Array(body)[body.byteLength / 2]! ^= 255
  await (await caches.open('files')).put(path, new Response(body))
}

test('every file is listed with the headers the server gives it', async () => {
  const { origin } = new URL(process.env['E2E_URL']!)
  for (const address of ['/site-files.json', '/notebook/site-files.json']) {
    const list = (await (await fetch(origin + address)).json()) as FileList
    const files = Object.entries(list.files)
    expect(files.length).toBeGreaterThan(100)
    const wrong: string[] = []
    const askNext = async (): Promise<void> => {
      for (let next = files.pop(); next; next = files.pop()) {
        const [path, [index]] = next
        wrong.push(...(await otherHeaders(origin, path, list.headers[index]!)))
      }
    }
    // There are thousands: asked for without a browser, a few at a time.
    await Promise.all(Array.from({ length: 8 }, askNext))
    expect(wrong).toEqual([])
  }
})

interface FileList {
  headers: Record<string, string>[]
  files: Record<string, [number, ...string[]]>
}

/** Which headers a file is served with that are not those in the list. */
async function otherHeaders(
  origin: string,
  path: string,
  listed: Record<string, string>,
): Promise<string[]> {
  const answer = await fetch(origin + path, { method: 'HEAD' })
  if (!answer.ok) return [`${path} is answered with ${answer.status}`]
  return Object.entries(listed).flatMap(([name, value]) => {
    const given = answer.headers.get(name) ?? 'application/octet-stream'
    const expected = value.replaceAll('{origin}', origin)
    return given === expected ? [] : [`${path}: ${name} is ${given}, listed as ${expected}`]
  })
}

test('no script of the site but one can become a service worker', async ({ page }) => {
  await page.goto('/home')
  const outcomes = await page.evaluate(async () => {
    const scripts = performance.getEntriesByType('resource').map(({ name }) => name)
    const script = scripts.find((name) => /\/assets\/.*\.js$/.test(name))!
    const tried = [script, '/vendor/python/x.js', '/service-worker.js/x.js']
    return Promise.all(
      tried.map((address) =>
        navigator.serviceWorker.register(address).then(
          () => 'registered',
          () => 'refused',
        ),
      ),
    )
  })
  expect(outcomes).toEqual(['refused', 'refused', 'refused'])
})

test('a page cannot have the worker keep what is not a page of the site', async ({ page }) => {
  await page.goto('/home?user=guest')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await page.evaluate(() => {
    const files = ['/api/auth/session', '/assets/../api/profile', '/assets/none.js']
    for (const path of ['/api/auth/session', '/robots.txt', '/none', '//outside.example/x']) {
      navigator.serviceWorker.controller!.postMessage({ type: 'keep', page: path, files })
    }
    navigator.serviceWorker.controller!.postMessage({ type: 'keep', page: '/plans', files })
  })
  await expect.poll(() => page.evaluate(async () => !!(await caches.match('/plans')))).toBe(true)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter((path) => /\/api|robots|none|outside/.test(path))).toEqual([])
})
