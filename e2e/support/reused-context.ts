/**
 * One context for many tests of a worker. What it has loaded from the server and compiled stays, as in a browser that
 * is used every day; cookies, everything stored, pages and listeners of a test are gone before the next one begins.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test'

/** What these do to a context is not taken back by anything: after them it is not used again. */
const STAYS = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setHTTPCredentials',
  'setOffline',
] as const
const STAYS_IN_CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const
const EVENTS = [
  'console',
  'dialog',
  'download',
  'page',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'serviceworker',
  'weberror',
] as const

interface Kept {
  context: BrowserContext
  /** The settings it was made with. */
  settings: string
  changedForGood: boolean
}

export class ReusedContext {
  readonly #browser: Browser
  #kept: Kept | null = null

  constructor(browser: Browser) {
    this.#browser = browser
  }

  async take(settings: string): Promise<BrowserContext> {
    if (this.#kept?.settings !== settings) {
      await this.close()
      this.#kept = { context: await this.#browser.newContext(), settings, changedForGood: false }
      noticeChanges(this.#kept)
    }
    return this.#kept.context
  }

  /** After a test that went well; one that did not may have left it in any state. */
  async giveBack(origin: string): Promise<void> {
    if (!this.#kept || this.#kept.changedForGood) return this.close()
    try {
      await empty(this.#kept.context, origin)
    } catch {
      await this.close()
    }
  }

  async close(): Promise<void> {
    const context = this.#kept?.context
    this.#kept = null
    await context?.close()
  }
}

function noticeChanges(kept: Kept): void {
  const { context } = kept
  notice(context, STAYS, kept)
  notice(context.clock, STAYS_IN_CLOCK, kept)
}

function notice<Name extends string>(
  target: Record<Name, unknown>,
  names: readonly Name[],
  kept: Kept,
): void {
  for (const name of names) {
    const original = target[name] as (...args: unknown[]) => unknown
    target[name] = (...args: unknown[]) => {
      kept.changedForGood = true
      return original.apply(target, args)
    }
  }
}

async function empty(context: BrowserContext, origin: string): Promise<void> {
  const [first, ...others] = context.pages()
  await Promise.all(others.map((page) => page.close()))
  const page = await left(context, first)
  const session = await context.newCDPSession(page)
  // Cookies, databases, caches of workers, local storage; not what the browser has loaded.
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await page.close()
  await context.clearCookies()
  for (const event of EVENTS) context.removeAllListeners(event)
}

/** A page in which nothing of the site runs any more. */
async function left(context: BrowserContext, page: Page | undefined): Promise<Page> {
  try {
    // A page that asks whether it may be left is not asked twice.
    await page?.goto('about:blank', { timeout: 5000 })
    if (page) return page
  } catch {
    await page?.close()
  }
  return context.newPage()
}
