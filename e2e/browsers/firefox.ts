/** Firefox as Debian has it, over WebDriver BiDi. */
import puppeteer from 'puppeteer-core'
import type { Browser } from './browser.ts'

export const FIREFOX = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr'

export async function openFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
  })
  const page = await browser.newPage()
  return {
    version: await browser.version(),
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load', timeout: 60_000 })),
    evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    close: () => browser.close(),
  }
}
