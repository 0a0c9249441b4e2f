/**
 * `npm run browsers`: the main way through everything, in the engines schools have; `-- <word>` goes only the ways
 * whose name has the word. Says which browser is missing and how to get it; a whole run writes docs/browsers.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InstalledEngine } from '../e2e/browsers/browser.ts'
import { chromium } from '../e2e/browsers/chromium.ts'
import { featuresOf } from '../e2e/browsers/features.ts'
import { firefox } from '../e2e/browsers/firefox.ts'
import { findJourneys } from '../e2e/browsers/journey.ts'
import { outdated } from '../e2e/browsers/outcome.ts'
import { withTables } from '../e2e/browsers/page.ts'
import { reportOf } from '../e2e/browsers/report.ts'
import { keepResults, type Result, type Results } from '../e2e/browsers/results.ts'
import { runJourneys } from '../e2e/browsers/run-journeys.ts'
import { webkit } from '../e2e/browsers/webkit.ts'
import { startServerUnderTest } from '../e2e/support/server.ts'
import { build } from './build.ts'
import { buildNotebook } from './notebook.ts'
import { ROOT } from './run-command.ts'

const ENGINES = [chromium, firefox, webkit]

const word = process.argv[2]
const journeys = await findJourneys(word)
if (journeys.length === 0) {
  const all = await findJourneys()
  console.error(`No name has “${word}” in it:\n${all.map(({ name }) => `  ${name}`).join('\n')}`)
  process.exit(2)
}

async function tryIn(installed: InstalledEngine, url: string): Promise<Result> {
  const engine = await installed.start()
  try {
    console.log(`${installed.name}: ${engine.version}`)
    const date = new Date().toISOString().slice(0, 10)
    const features = word ? {} : await featuresOf(engine, url)
    const outcomes = await runJourneys(installed.name, engine, journeys, url)
    return { version: engine.version, date, features, journeys: outcomes }
  } finally {
    await engine.close()
  }
}

await buildNotebook()
await build()
const server = await startServerUnderTest()
const results: Results = {}
const missing: string[] = []
for (const engine of ENGINES) {
  const lacking = engine.missing()
  if (lacking === null) results[engine.name] = await tryIn(engine, server.url)
  else missing.push(lacking)
}
await server.stop()

const outcomes = Object.fromEntries(
  Object.entries(results).map(([name, result]) => [name, result.journeys]),
)
console.log(`\n${reportOf(outcomes)}`)
for (const lacking of missing) console.log(`Missing ${lacking}`)
for (const [name, found] of Object.entries(outcomes))
  for (const line of outdated(name, found)) console.log(line)
const page = join(ROOT, 'docs', 'browsers.md')
if (!word) writeFileSync(page, withTables(readFileSync(page, 'utf8'), keepResults(results)))
const all = Object.values(outcomes).flatMap((found) => Object.values(found))
process.exitCode = all.some(({ state }) => state === 'failed') ? 1 : 0
