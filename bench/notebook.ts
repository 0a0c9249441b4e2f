/** How soon a notebook is there: in the platform's page against the same site opened bare, in one run. */
import {
  type Browser,
  type BrowserContext,
  chromium,
  expect,
  type Frame,
  type Page,
} from '@playwright/test'
import { newLearner, signInByApi } from '../e2e/accounts/people.ts'
import { waitForNotebook, write } from '../e2e/notebook/notebook-page.ts'
import { chromiumLaunch } from '../e2e/support/chromium.ts'
import { startServerUnderTest } from '../e2e/support/server.ts'
import { build } from '../scripts/build.ts'
import { buildNotebook } from '../scripts/notebook.ts'
import { report } from './figure.ts'

const ROUNDS = 21
const FLOOD_ROUNDS = 5

interface Sample {
  visible: number
  idle: number
}

/** In the page the notebook is in a frame; bare it is the page. */
async function notebookFrame(page: Page): Promise<Frame> {
  const own = () => page.frames().find((frame) => frame.url().includes('/notebook/index.html'))
  while (!own()) await new Promise((resolve) => setTimeout(resolve, 5))
  return own()!
}

/** A cell to write in, in a frame that the page shows. */
function isSeen(): boolean {
  const frame = window.frameElement
  const shown = frame?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? true
  return shown && document.querySelector('.jp-Notebook .cm-content') !== null
}

async function visit(context: BrowserContext, path: string): Promise<Sample> {
  const page = await context.newPage()
  const began = performance.now()
  void page.goto(path).catch(() => undefined)
  const frame = await notebookFrame(page)
  const options = { timeout: 60_000, polling: 20 }
  const sample = { visible: 0, idle: 0 }
  await Promise.all([
    frame
      .waitForFunction(isSeen, null, options)
      .then(() => (sample.visible = performance.now() - began)),
    frame
      .waitForFunction(() => document.documentElement.dataset['kernel'] === 'idle', null, options)
      .then(() => (sample.idle = performance.now() - began)),
  ])
  await page.close()
  return sample
}

/** A fresh profile for the cold visit, the same one again for the warm visit. */
async function coldAndWarm(browser: Browser, baseURL: string, path: string) {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  await signInByApi(context.request, await newLearner(context.request))
  const cold = await visit(context, path)
  await visit(context, path)
  const warm = await visit(context, path)
  await context.close()
  return { cold, warm }
}

/** Runs in the frame: the longest time in which nothing else had its turn, while a cell prints. */
function watchTurns(): void {
  const seen = { longest: 0, last: performance.now() }
  Object.assign(window, { seen })
  const channel = new MessageChannel()
  channel.port1.addEventListener('message', () => {
    const now = performance.now()
    seen.longest = Math.max(seen.longest, now - seen.last)
    seen.last = now
    setTimeout(() => channel.port2.postMessage(null), 0)
  })
  channel.port1.start()
  channel.port2.postMessage(null)
}

/** How long the page does not answer while 100,000 lines are printed, in ms. */
async function longestSilence(browser: Browser, baseURL: string): Promise<number> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  await signInByApi(context.request, await newLearner(context.request))
  const page = await context.newPage()
  await page.goto(paths.ours)
  const notebook = await waitForNotebook(page)
  const frame = await notebookFrame(page)
  await write(page, notebook.cells.last(), 'for i in range(100_000): print("line", i)')
  await frame.evaluate(watchTurns)
  await page.keyboard.press('Shift+Enter')
  const end = notebook.output(1).last()
  await expect(end).toContainText('line 99999', { timeout: 60_000 })
  const longest = await frame.evaluate(
    () => (window as unknown as { seen: { longest: number } }).seen.longest,
  )
  await context.close()
  return longest
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}

await build()
await buildNotebook()
const server = await startServerUnderTest()
const browser = await chromium.launch(await chromiumLaunch())
const paths = { bare: '/notebook/index.html', ours: '/coding/jupyter-lite' }
const samples: Record<keyof typeof paths, { cold: Sample; warm: Sample }[]> = { bare: [], ours: [] }
for (const path of Object.values(paths)) await coldAndWarm(browser, server.url, path)
for (let round = 0; round < ROUNDS; round++) {
  samples.bare.push(await coldAndWarm(browser, server.url, paths.bare))
  samples.ours.push(await coldAndWarm(browser, server.url, paths.ours))
}
const silences: number[] = []
for (let round = 0; round < FLOOD_ROUNDS; round++) {
  silences.push(await longestSilence(browser, server.url))
}
await browser.close()
await server.stop()

for (const when of ['cold', 'warm'] as const) {
  for (const what of ['visible', 'idle'] as const) {
    const all = (side: keyof typeof samples) => samples[side].map((visits) => visits[when][what])
    const [ours, bare] = [all('ours'), all('bare')]
    const title = what === 'visible' ? 'notebook visible' : 'kernel idle'
    report({
      bench: 'notebook',
      figure: `${title}, ${when} (ms)`,
      value: median(ours),
      baseline: median(bare),
      // Of visits made one after the other: the machine's speed changes in the course of a run.
      ratio: median(ours.map((time, round) => time / bare[round]!)),
      goal: '<= 1.1',
    })
  }
}

report({
  bench: 'notebook',
  figure: 'page without an answer during 100,000 lines, longest (ms)',
  value: median(silences),
  // A wait that people do not notice.
  baseline: 100,
  goal: '<= 1',
})
