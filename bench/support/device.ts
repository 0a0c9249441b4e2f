/** A browser with a profile of its own on disk, so that what it keeps is there when it is started again. */
import { type BrowserContext, chromium, request } from '@playwright/test'
import { newLearner, signInByApi } from '../../e2e/accounts/people.ts'
import { chromiumLaunch } from '../../e2e/support/chromium.ts'

/** Of a school's Chromebook with 4 GB. */
const SCREEN = { width: 1366, height: 768 }
/** A process that waits for a page that may come: whether it is there already is chance. */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess'
/** Longer than anything here takes; what takes longer has failed. */
const PATIENCE_MS = 600_000

export async function openDevice(
  profile: string,
  origin: string,
  args: readonly string[] = [],
): Promise<BrowserContext> {
  const launch = await chromiumLaunch()
  const own = launch.args.map((argument) =>
    argument.startsWith('--disable-features=') ? `${argument},${SPARE_PROCESS}` : argument,
  )
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...own, ...args],
    baseURL: origin,
    viewport: SCREEN,
    serviceWorkers: 'allow',
    timezoneId: 'Asia/Bangkok',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  context.setDefaultNavigationTimeout(PATIENCE_MS)
  return context
}

/** Somebody who was never here: what a class shares is the device, not the account. */
export async function signInNewcomer(context: BrowserContext, server: string): Promise<void> {
  const api = await request.newContext({ baseURL: server })
  await signInByApi(api, await newLearner(api))
  await context.addCookies((await api.storageState()).cookies)
  await api.dispose()
}
