/** How soon Python is there: our worker against plain Pyodide in a worker, side by side in one run. */
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { build } from 'vite'
import { sandboxPolicies } from '../apps/server/src/platform/http/sandbox-documents.ts'
import { chromiumLaunch } from '../e2e/support/chromium.ts'
import { prepare } from '../scripts/vendor/python.ts'
import { prepareSandbox } from '../scripts/vendor/sandbox.ts'
import { report } from './figure.ts'

const ROUNDS = 3
const PAGES = join(import.meta.dirname, 'python-pages')
const out = mkdtempSync(join(tmpdir(), 'bench-python-'))

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
}

async function makePages(): Promise<void> {
  const sandboxes = await prepareSandbox(join(out, 'vendor'))
  await build({
    root: PAGES,
    logLevel: 'warn',
    define: { SANDBOX_FILES: JSON.stringify(sandboxes) },
    worker: { format: 'es' },
    build: {
      outDir: out,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: ['ours', 'plain', 'completion'].map((name) => join(PAGES, `${name}.html`)),
      },
    },
  })
  await prepare(join(out, 'vendor'))
}

/** Serves the pages as the product does: isolated, compressed, immutable where it is safe. */
function serve(): Promise<Server> {
  const packed = new Map<string, Buffer>()
  const compressed = (file: string) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 22 }
    const known = packed.get(file) ?? brotliCompressSync(readFileSync(file), { params })
    packed.set(file, known)
    return known
  }
  const policies = sandboxPolicies(join(out, 'vendor'))
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://bench').pathname)
    const immutable = path.startsWith('/vendor/') || path.startsWith('/assets/')
    response.setHeader('cross-origin-opener-policy', 'same-origin')
    response.setHeader('cross-origin-embedder-policy', 'require-corp')
    response.setHeader('cross-origin-resource-policy', 'same-origin')
    response.setHeader('cache-control', immutable ? 'max-age=31536000, immutable' : 'no-cache')
    const policy = policies.get(join(out, path))
    if (policy) {
      response.setHeader('content-security-policy', policy)
      response.setHeader('cross-origin-resource-policy', 'cross-origin')
    }
    response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream')
    try {
      const br = request.headers['accept-encoding']?.includes('br')
      if (br) response.setHeader('content-encoding', 'br')
      response.end(br ? compressed(join(out, path)) : readFileSync(join(out, path)))
    } catch {
      response.removeHeader('content-encoding')
      response.writeHead(404).end()
    }
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

interface Sample {
  ready: number
  printed: number
  click: number
}

type BenchPage = typeof globalThis & {
  times?: { ready: number; printed: number }
  run(): Promise<number>
  idle(): boolean
}

async function visit(context: BrowserContext, url: string): Promise<Sample> {
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForFunction(() => (globalThis as BenchPage).times?.printed, null, {
    timeout: 120_000,
  })
  const sample = await page.evaluate(async () => {
    const bench = globalThis as BenchPage
    const clicks: number[] = []
    for (let i = 0; i < 5; i++) {
      while (!bench.idle()) await new Promise((resolve) => setTimeout(resolve, 5))
      clicks.push(await bench.run())
    }
    return { ...bench.times!, click: clicks.toSorted((a, b) => a - b)[2]! }
  })
  await page.close()
  return sample
}

/** A fresh browser profile for the cold visit, the same one again for the warm visit. */
async function coldAndWarm(browser: Browser, url: string): Promise<[Sample, Sample]> {
  const context = await browser.newContext()
  const cold = await visit(context, url)
  await visit(context, url)
  const warm = await visit(context, url)
  await context.close()
  return [cold, warm]
}

/** The wait for the editor's words after every key, in order of length. */
async function completionWaits(browser: Browser, url: string): Promise<number[]> {
  const page = await browser.newPage()
  await page.goto(url)
  const found = await page.waitForFunction(
    () => (globalThis as typeof globalThis & { waits?: number[] }).waits,
    null,
    { timeout: 180_000 },
  )
  const waits = (await found.jsonValue()) ?? []
  await page.close()
  return waits.toSorted((a, b) => a - b)
}

await makePages()
const server = await serve()
const origin = `http://localhost:${(server.address() as AddressInfo).port}`
for (const page of ['ours', 'plain']) await fetch(`${origin}/${page}.html`)
const browser = await chromium.launch(await chromiumLaunch())
const samples = { ours: [] as [Sample, Sample][], plain: [] as [Sample, Sample][] }
await coldAndWarm(browser, `${origin}/ours.html`)
await coldAndWarm(browser, `${origin}/plain.html`)
for (let round = 0; round < ROUNDS; round++) {
  samples.plain.push(await coldAndWarm(browser, `${origin}/plain.html`))
  samples.ours.push(await coldAndWarm(browser, `${origin}/ours.html`))
}
const waits = await completionWaits(browser, `${origin}/completion.html`)
await browser.close()
server.close()

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}

const pick = (side: keyof typeof samples, visitAt: 0 | 1, figure: keyof Sample) =>
  median(samples[side].map((pair) => pair[visitAt][figure]))

for (const [title, figure, visitAt, goal] of [
  ['new worker to ready, cold (ms)', 'ready', 0, '<= 0.9'],
  ['new worker to ready, warm (ms)', 'ready', 1, '<= 0.3'],
  ['navigation to first output, cold (ms)', 'printed', 0, '<= 0.9'],
  ['navigation to first output, warm (ms)', 'printed', 1, '<= 0.3'],
] as const) {
  report({
    bench: 'python',
    figure: title,
    value: pick('ours', visitAt, figure),
    baseline: pick('plain', visitAt, figure),
    goal,
  })
}

/** Prepared and waiting, from the press to the first letter: what we add to the bare interpreter. */
const [value, baseline] = [pick('ours', 1, 'click'), pick('plain', 1, 'click')]
const over = value - baseline
report({
  bench: 'python',
  figure: 'click to output over bare (ms)',
  value,
  baseline,
  ratio: over,
  goal: '<= 50',
})

report({
  bench: 'python',
  figure: 'completion once ready, 19 of 20 (ms)',
  value: waits[Math.floor(waits.length * 0.95)] ?? Number.POSITIVE_INFINITY,
  // A list that comes later disturbs whoever goes on typing.
  baseline: 300,
  goal: '<= 1',
})
