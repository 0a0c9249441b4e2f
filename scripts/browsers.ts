/** `npm run browsers`: tries the product in the other engines schools have; says how to get one that is missing. */
import { existsSync } from 'node:fs'
import type { Browser } from '../e2e/browsers/browser.ts'
import { FIREFOX, openFirefox } from '../e2e/browsers/firefox.ts'
import { trySandbox } from '../e2e/browsers/try-sandbox.ts'
import { openWebKit, WEBKIT } from '../e2e/browsers/webkit.ts'
import { startServerUnderTest } from '../e2e/support/server.ts'
import { build } from './build.ts'

const ENGINES: { name: string; path: string; get: string; open: () => Promise<Browser> }[] = [
  { name: 'Firefox', path: FIREFOX, get: 'apt-get install firefox-esr', open: openFirefox },
  { name: 'WebKit', path: WEBKIT, get: 'apt-get install webkit2gtk-driver xvfb', open: openWebKit },
]

async function tryIn(open: () => Promise<Browser>, url: string): Promise<boolean> {
  const browser = await open()
  try {
    console.log(browser.version)
    const lines = await trySandbox(browser, url)
    for (const { what, seen, ok } of lines) console.log(`  ${ok ? '✓' : '✗'} ${what}: ${seen}`)
    return lines.every(({ ok }) => ok)
  } catch (error) {
    console.log(`  ✗ ${String(error)}`)
    return false
  } finally {
    await browser.close()
  }
}

await build()
const server = await startServerUnderTest()
let allWell = true
for (const { name, path, get, open } of ENGINES) {
  if (!existsSync(path)) console.log(`${name} is not installed (${get}).`)
  else if (!(await tryIn(open, server.url))) allWell = false
}
await server.stop()
process.exitCode = allWell ? 0 : 1
