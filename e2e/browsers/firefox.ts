/** Firefox as Debian has it. */
import { existsSync } from 'node:fs'
import { type InstalledEngine, WINDOW } from './browser.ts'
import { startWithPuppeteer } from './puppeteer.ts'

const FIREFOX = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr'

export const firefox: InstalledEngine = {
  name: 'Firefox',
  missing: () => (existsSync(FIREFOX) ? null : 'Firefox: apt-get install firefox-esr'),
  start: () =>
    startWithPuppeteer({
      browser: 'firefox',
      executablePath: FIREFOX,
      args: [`--width=${WINDOW.width}`, `--height=${WINDOW.height}`],
    }),
}
