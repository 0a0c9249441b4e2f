/** The Chromium of all other browser tests: what fails here too is no difference between browsers. */
import { chromiumLaunch } from '../support/chromium.ts'
import { type InstalledEngine, WINDOW } from './browser.ts'
import { startWithPuppeteer } from './puppeteer.ts'

export const chromium: InstalledEngine = {
  name: 'Chromium',
  missing: () => null,
  async start() {
    const launch = await chromiumLaunch()
    const size = `--window-size=${WINDOW.width},${WINDOW.height}`
    return startWithPuppeteer({ browser: 'chrome', ...launch, args: [...launch.args, size] })
  },
}
