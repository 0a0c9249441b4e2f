/** The Chromium of all other browser tests: what fails here too is no difference between browsers. */
import { chromiumLaunch } from '../support/chromium.ts'
import type { InstalledEngine } from './browser.ts'
import { startWithPuppeteer } from './puppeteer.ts'

export const chromium: InstalledEngine = {
  name: 'Chromium',
  missing: () => null,
  start: async () => startWithPuppeteer({ browser: 'chrome', ...(await chromiumLaunch()) }),
}
