/** A script that ran in a page of the site once, and leaves traps for whoever comes next. */
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '../support/test.ts'

const CRY = 'the planted script runs'

/** Collects what planted scripts say, wherever they run. */
export function hearPlanted(context: BrowserContext): string[] {
  const heard: string[] = []
  context.on('console', (message) => {
    if (message.text().includes(CRY)) heard.push(message.location().url)
  })
  return heard
}

/** Waits until the worker is done with keeping, then changes everything that can be changed. */
export async function plantEverywhere(page: Page): Promise<number> {
  await keptQuietly(page)
  return page.evaluate(plant, CRY)
}

/** The worker is in charge, and the number of things in all caches no longer grows. */
export async function keptQuietly(page: Page): Promise<void> {
  const count = () =>
    page.evaluate(async () => {
      const { installing, waiting, active } = await navigator.serviceWorker.ready
      if (installing || waiting || active?.state !== 'activated') return 0
      const names = await caches.keys()
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return lists.flat().length
    })
  let before = 0
  await expect
    .poll(
      async () => {
        const last = before
        before = await count()
        return before > 20 && before === last
      },
      { intervals: [700] },
    )
    .toBe(true)
}

/** The worker's memory is gone after this, as it is after half a minute of rest. */
export async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}

async function plant(cry: string): Promise<number> {
  const script = `console.log(${JSON.stringify(cry)});`
  const hashOf = async (text: string) => {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    return btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  }
  let planted = 0
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const response = (await cache.match(request))!
      const type = response.headers.get('content-type') ?? ''
      const headers = new Headers(response.headers)
      headers.delete('content-security-policy')
      const trap = await trapFor(new URL(request.url).pathname, type, response)
      if (trap === null) continue
      await cache.put(request, new Response(trap, { headers }))
      planted += 1
    }
  }
  return planted

  async function trapFor(path: string, type: string, response: Response): Promise<string | null> {
    if (path.endsWith('site-files.json')) return trapInList(await response.text())
    if (type.includes('javascript')) return script + (await response.text())
    if (type.includes('html')) {
      return (await response.text()).replace('<head>', `<head><script>${script}</script>`)
    }
    if (!type.includes('svg')) return null
    return `<svg xmlns="http://www.w3.org/2000/svg"><script>${script}</script></svg>`
  }

  /** With the hashes of the traps instead of the right ones. */
  async function trapInList(text: string): Promise<string> {
    const list = JSON.parse(text) as { files: Record<string, (number | string)[]> }
    const files = await caches.open('files')
    for (const [path, entry] of Object.entries(list.files)) {
      if (!/\.m?js$/.test(path)) continue
      const kept = await (await files.match(path))?.text()
      if (kept === undefined) continue
      entry[1] = await hashOf(kept.startsWith(script) ? kept : script + kept)
    }
    return JSON.stringify(list)
  }
}
