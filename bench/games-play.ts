/** A level of the robot is won in the real product, in full motion: how long is the page busy at a time? */
import { chromium } from '@playwright/test'
import { newLearner, signInByApi } from '../e2e/accounts/people.ts'
import { chromiumLaunch } from '../e2e/support/chromium.ts'
import { startServerUnderTest } from '../e2e/support/server.ts'
import { build } from '../scripts/build.ts'

export async function longestTaskOfPlay(): Promise<number> {
  await build()
  const server = await startServerUnderTest()
  const browser = await chromium.launch(await chromiumLaunch())
  try {
    const page = await browser.newPage({ baseURL: server.url, serviceWorkers: 'block' })
    await signInByApi(page.request, await newLearner(page.request))
    await page.goto('/games/programming')
    await page.locator('[data-stop] button').first().click()
    await page.getByRole('tab', { name: 'Python' }).click()
    await page.getByRole('textbox', { name: /Python/ }).fill('move()\nmove()\n')
    await page.evaluate(() => {
      const seen: number[] = []
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.push(duration)
      }).observe({ type: 'longtask' })
      Object.assign(globalThis, { longTasks: seen })
    })
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await page.getByRole('button', { name: /^Next/ }).waitFor()
    return await page.evaluate(() =>
      Math.max(0, ...(globalThis as unknown as { longTasks: number[] }).longTasks),
    )
  } finally {
    await browser.close()
    await server.stop()
  }
}
