/** `npm run lighthouse`: measures the public pages as a phone on a slow line sees them. */
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { chromiumLaunch } from '../e2e/support/chromium.ts'
import { startServerUnderTest } from '../e2e/support/server.ts'
import { build } from './build.ts'

const GOAL = 95
const PAGES = process.argv.slice(2)
const DEFAULT_PAGES = ['/', '/home', '/signin', '/signup', '/plans', '/privacy']
/** Of as many looks at a page the middle one counts. */
const LOOKS = 5
/**
 * How many times slower than a machine the phone in the middle is, by the machine's benchmark
 * index: the points of Lighthouse's calculator. Its default of 4 fits fast desktops only.
 */
const SLOWDOWN_BY_INDEX = [
  [150, 1],
  [800, 2],
  [1300, 3],
  [2000, 6],
] as const
const DEBUGGING_PORT = 20_000 + Math.floor(Math.random() * 20_000)

let slowdown = 4

await build()
const server = await startServerUnderTest()
const launch = await chromiumLaunch()
const browser = await chromium.launch({
  ...launch,
  args: [...launch.args, `--remote-debugging-port=${DEBUGGING_PORT}`],
})
try {
  // A browser and a server that have only just started are not what is measured.
  const warm: number[] = []
  for (let count = 0; count < LOOKS; count += 1) warm.push(await benchmarkIndex())
  const index = middle(warm, (one) => one) ?? 0
  slowdown = slowdownFor(index)
  console.log(
    `benchmark index ${Math.round(index)}: the phone is ${slowdown.toFixed(1)} times slower`,
  )
  for (const page of PAGES.length > 0 ? PAGES : DEFAULT_PAGES) await measure(page)
} finally {
  await browser.close()
  await server.stop()
}

function look(page: string) {
  return lighthouse(server.url + page, {
    port: DEBUGGING_PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    throttling: { cpuSlowdownMultiplier: slowdown },
  })
}

async function benchmarkIndex(): Promise<number> {
  return (await look('/offline'))?.lhr.environment.benchmarkIndex ?? 0
}

/** Between two points of the table a straight line, outside of it the nearest point. */
function slowdownFor(index: number): number {
  const above = SLOWDOWN_BY_INDEX.findIndex(([point]) => index < point)
  const [low, slow] = SLOWDOWN_BY_INDEX.at(above <= 0 ? above : above - 1) ?? [0, 1]
  const [high, slower] = SLOWDOWN_BY_INDEX.at(above) ?? [low, slow]
  return high === low ? slow : slow + ((index - low) / (high - low)) * (slower - slow)
}

function middle<T>(list: readonly T[], size: (one: T) => number): T | undefined {
  return list.toSorted((a, b) => size(a) - size(b))[Math.floor(list.length / 2)]
}

async function measure(page: string): Promise<void> {
  const looks: Awaited<ReturnType<typeof look>>[] = []
  for (let count = 0; count < LOOKS; count += 1) looks.push(await look(page))
  const speed = (one: (typeof looks)[number]) => one?.lhr.categories['performance']?.score ?? 0
  const result = middle(looks, speed)
  const categories = Object.values(result?.lhr.categories ?? {})
  const scores = categories.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)] as const)
  const ok = scores.length > 0 && scores.every(([, score]) => score >= GOAL)
  console.log(JSON.stringify({ page, ...Object.fromEntries(scores), ok }))
  if (ok) return
  process.exitCode = 1
  for (const audit of Object.values(result?.lhr.audits ?? {})) {
    if (audit.score !== null && audit.score < 0.9) {
      console.log(`  ${audit.id}: ${audit.displayValue ?? audit.title}`)
    }
  }
}
