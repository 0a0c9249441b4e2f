/** A tab that the browser throws away to make room, and loads anew when somebody comes back to it. */
import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'
import { killTab } from './device.ts'

const VISIT = 'panya:visit'

/** When a place was last written; 0 when there is none. */
function placeKeptAt(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase | null>((resolve) => {
      const opening = indexedDB.open('sealed-places')
      // One that is not there yet is not made here.
      opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
      opening.addEventListener('error', () => resolve(null))
      opening.addEventListener('success', () => resolve(opening.result))
    })
    if (!db) return 0
    const rows = await new Promise<{ keptAt: number }[]>((resolve) => {
      const all = db.transaction('places').objectStore('places').getAll()
      all.addEventListener('success', () => resolve(all.result as { keptAt: number }[]))
    })
    db.close()
    return Math.max(0, ...rows.map(({ keptAt }) => keptAt))
  })
}

/** Does something that is kept, and waits until it is. */
export async function andIsKept(page: Page, act: () => Promise<unknown>): Promise<void> {
  // Nothing of what was done before is still on its way.
  await expect.poll(async () => Date.now() - (await placeKeptAt(page))).toBeGreaterThan(700)
  const before = await placeKeptAt(page)
  await act()
  await expect.poll(() => placeKeptAt(page)).toBeGreaterThan(before)
}

/**
 * Put to sleep, and its process ended without last words. What is given back is the same tab as a browser makes it again:
 * loaded anew at its address, with its own session storage.
 */
export async function throwAway(page: Page): Promise<Page> {
  const address = page.url()
  const visit = await page.evaluate((key) => sessionStorage.getItem(key), VISIT)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
  const next = await killTab(page)
  await next.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>here</title>' }),
  )
  await next.goto(address)
  await next.evaluate(([key, name]) => name !== null && sessionStorage.setItem(key, name), [
    VISIT,
    visit,
  ] as const)
  await next.unroute(address)
  await next.reload()
  return next
}
