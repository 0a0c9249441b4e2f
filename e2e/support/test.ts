/** The `test` of all browser tests: an unexpected console error or a request to an outside host fails it. */
import { test as base, expect } from '@playwright/test'
import { ReusedContext } from './reused-context.ts'

export { expect }

interface Fixtures {
  /** Console errors matching one of these are part of what is tested. */
  expectedErrors: RegExp[]
  /** Another site that is part of what is tested. */
  otherSite: RegExp | null
  watch: undefined
}

interface WorkerFixtures {
  reusedContext: ReusedContext
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedErrors: [[], { option: true }],
  otherSite: [null, { option: true }],
  baseURL: async ({}, use) => {
    await use(process.env['E2E_URL'])
  },
  reusedContext: [
    async ({ browser }, use) => {
      const reused = new ReusedContext(browser)
      await use(reused)
      await reused.close()
    },
    { scope: 'worker' },
  ],
  // Everything a test can say about the context it wants is named here: another wish, another context.
  context: async (
    {
      acceptDownloads,
      baseURL,
      browser,
      bypassCSP,
      colorScheme,
      contextOptions,
      contrast,
      deviceScaleFactor,
      extraHTTPHeaders,
      forcedColors,
      geolocation,
      hasTouch,
      httpCredentials,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      otherSite,
      permissions,
      reducedMotion,
      reusedContext,
      screen,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
    testInfo,
  ) => {
    // What a worker keeps and what another site leaves behind is looked at from the beginning.
    if (serviceWorkers !== 'block' || otherSite !== null) {
      const context = await browser.newContext()
      await use(context)
      return context.close()
    }
    const devices = { deviceScaleFactor, hasTouch, isMobile, screen, userAgent, viewport }
    const looks = { colorScheme, contrast, forcedColors, reducedMotion }
    const rights = { acceptDownloads, bypassCSP, httpCredentials, javaScriptEnabled, permissions }
    const place = { baseURL, extraHTTPHeaders, geolocation, locale, offline, timezoneId }
    const wishes = { ...devices, ...looks, ...rights, ...place, contextOptions, storageState }
    const context = await reusedContext.take(JSON.stringify(wishes))
    await use(context)
    const wentWell = testInfo.status === testInfo.expectedStatus
    if (wentWell) await reusedContext.giveBack(new URL(baseURL ?? '').origin)
    else await reusedContext.close()
  },
  watch: [
    async ({ context, baseURL, expectedErrors, otherSite }, use) => {
      const problems: string[] = []
      const own = new URL(baseURL ?? '').origin
      context.on('console', (message) => {
        const text = `${message.text()} (${message.location().url})`
        if (message.type() === 'error' && !expectedErrors.some((e) => e.test(text))) {
          problems.push(`console.error: ${text}`)
        }
      })
      context.on('weberror', (error) => {
        if (!expectedErrors.some((e) => e.test(error.error().message))) {
          problems.push(`uncaught: ${error.error().stack || error.error().message}`)
        }
      })
      context.on('request', (request) => {
        const url = new URL(request.url())
        if (otherSite?.test(url.origin)) return
        if (/^https?:$/.test(url.protocol) && url.origin !== own) {
          problems.push(`request to an outside host: ${request.url()}`)
        }
      })
      await use(undefined)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})
