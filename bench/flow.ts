/** What the flow tools add to their libraries: DuckDB and OpenCV called directly are the baselines. */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import brand from '../brands/panya/brand.json' with { type: 'json' }
import { chromiumLaunch } from '../e2e/support/chromium.ts'
import { FlowEvaluator } from '../packages/engines/src/flow/evaluator.ts'
import { EMPTY_FLOW, type FlowContent } from '../packages/engines/src/flow/flow-content.ts'
import { addNode, connect, setParam } from '../packages/engines/src/flow/flow-edit.ts'
import { arithmeticWorld } from '../packages/engines/src/flow/testing/arithmetic.ts'
import { Duck } from '../packages/engines/src/tabular/duck.ts'
import { importBigFile } from '../packages/engines/src/tabular/import/big-file.ts'
import { dataRegistry } from '../packages/tools/src/flow/data-analytics/nodes/data-nodes.ts'
import {
  nodeDuckDatabase,
  nodeTabular,
} from '../packages/tools/src/flow/data-analytics/testing/node-tabular.ts'
import { imageRegistry } from '../packages/tools/src/flow/image-processing/nodes/image-nodes.ts'
import { flowOf } from '../packages/tools/src/flow/image-processing/testing/node-cases.ts'
import {
  nodeOpenCv,
  nodeVision,
} from '../packages/tools/src/flow/image-processing/testing/node-vision.ts'
import { report } from './figure.ts'
import { longTable } from './support/long-table.ts'

const ROUNDS = 9

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

async function timed(run: () => unknown): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

/** Time on the processor: what else the machine does leaves it alone. */
async function worked(run: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Both in turns; the ratio is that of the pairs. */
async function sideBySide(ours: (round: number) => unknown, bare: () => unknown) {
  const pairs: [number, number][] = []
  for (let round = 0; round < ROUNDS; round++)
    pairs.push([await worked(() => ours(round)), await worked(bare)])
  return {
    value: median(pairs.map(([value]) => value)),
    baseline: median(pairs.map(([, baseline]) => baseline)),
    ratio: median(pairs.map(([value, baseline]) => value / baseline)),
  }
}

async function groupBy(): Promise<void> {
  const database = await nodeDuckDatabase()
  const duck = new Duck(database)
  const { executor } = nodeTabular(() => Promise.resolve(duck))
  const evaluator = new FlowEvaluator({
    registry: dataRegistry,
    executors: { tabular: executor },
    limits: { entries: 4, bytes: 1 },
  })
  const million =
    "SELECT 'p' || (i % 77) AS province, (i * 7919) % 1000 / 10.0 AS score FROM range(1000000) t(i)"
  let flow = addNode(EMPTY_FLOW, 'data.paste', { x: 0, y: 0 }, { text: 'a\n1' }).content
  flow = addNode(flow, 'data.sql', { x: 0, y: 0 }, { query: million }).content
  flow = addNode(
    flow,
    'data.group',
    { x: 0, y: 0 },
    { by: ['province'], summary: 'mean', values: ['score'] },
  ).content
  flow = connect(flow, { node: 'n1', port: 'table' }, { node: 'n2', port: 'a' })
  flow = connect(flow, { node: 'n2', port: 'table' }, { node: 'n3', port: 'table' })
  evaluator.setContent(flow)
  await evaluator.idle()
  const connection = database.connect()
  connection.query(`CREATE TABLE direct AS ${million}`)
  const direct = () => {
    const result = connection.query(
      'SELECT province, avg(score) AS score_mean FROM direct GROUP BY province ORDER BY province',
    )
    for (let row = 0; row < result.numRows; row++) result.getChildAt(1)?.get(row)
  }
  const through = async (round: number) => {
    evaluator.setContent(setParam(flow, 'n3', 'round', round))
    await evaluator.idle()
  }
  report({
    bench: 'flow',
    figure: 'group-by of 1,000,000 rows through the node over the bare query (ms of CPU)',
    ...(await sideBySide(through, direct)),
    goal: '<= 1.2',
  })
}

/** A long file of one's own, as it is read with all its columns looked at, and as DuckDB reads it alone. */
async function longFile(): Promise<void> {
  const database = await nodeDuckDatabase()
  const connection = database.connect()
  const duck = new Duck(database)
  const bytes = longTable(1_000_000)
  const bare = () => {
    database.registerFileBuffer('/tables/bare.csv', bytes.slice())
    connection.query("CREATE TABLE bare AS SELECT * FROM read_csv('/tables/bare.csv')")
    connection.query('DROP TABLE bare')
    database.dropFile('/tables/bare.csv')
  }
  const ours = async () => {
    const file = { name: 'scores.csv', bytes, settings: {}, language: 'en-GB' }
    const read = await importBigFile(duck, 'scores', file)
    if (read?.columns.length !== 9) throw new Error('the table was not read')
    duck.drop('scores')
  }
  // The first reading of all pays for the compiling of DuckDB.
  bare()
  report({
    bench: 'flow',
    figure: 'importing 1,000,000 rows (89 MB) over bare DuckDB reading the same file (ms of CPU)',
    ...(await sideBySide(ours, bare)),
    goal: '<= 1.3',
  })
}

async function picturePipeline(): Promise<void> {
  const cv = await nodeOpenCv()
  const { executor } = nodeVision(cv)
  const evaluator = new FlowEvaluator({ registry: imageRegistry, executors: { vision: executor } })
  const next = (n: number) => ({ image: `n${n}.image` })
  const flow = flowOf(
    ['sample', { sample: 'landscape' }],
    ['resize', { mode: 'size', width: 1280, height: 720, smooth: 'linear' }, next(1)],
    ['gaussian', { size: 5 }, next(2)],
    ['median', { size: 5 }, next(3)],
    ['bilateral', { diameter: 7 }, next(4)],
    ['sharpen', {}, next(5)],
    ['gray', {}, next(6)],
    ['clahe', {}, next(7)],
    ['blur', { size: 7 }, next(8)],
    ['morphology', { size: 7 }, next(9)],
    ['canny', {}, next(10)],
    ['morphology', { operation: 'dilate', size: 3 }, next(11)],
    ['invert', {}, next(12)],
  )
  evaluator.setContent(flow)
  await evaluator.idle()
  const mats = Array.from({ length: 13 }, () => new cv.Mat())
  const source = new cv.Mat(720, 1280, cv.CV_8UC3, [120, 160, 90, 255])
  const element = (shape: number, size: number) =>
    cv.getStructuringElement(shape, new cv.Size(size, size))
  const big = element(cv.MORPH_ELLIPSE, 7)
  const small = element(cv.MORPH_ELLIPSE, 3)
  const clahe = new cv.CLAHE(2, new cv.Size(8, 8))
  const taken = await evaluator.take(evaluator.stateOf('n2').outputs!.image!)
  if (taken.type === 'image')
    for (let i = 0, j = 0; i < taken.rgba.length; i += 4, j += 3)
      source.data.set(taken.rgba.subarray(i, i + 3), j)
  const at = new cv.Point(-1, -1)
  const direct = () => {
    cv.GaussianBlur(source, mats[0], new cv.Size(5, 5), 0)
    cv.medianBlur(mats[0], mats[1], 5)
    cv.bilateralFilter(mats[1], mats[2], 7, 75, 75)
    cv.GaussianBlur(mats[2], mats[3], new cv.Size(0, 0), 3)
    cv.addWeighted(mats[2], 2, mats[3], -1, 0, mats[4])
    cv.cvtColor(mats[4], mats[5], cv.COLOR_RGB2GRAY)
    clahe.apply(mats[5], mats[6])
    cv.blur(mats[6], mats[7], new cv.Size(7, 7))
    cv.morphologyEx(mats[7], mats[8], cv.MORPH_OPEN, big, at, 1)
    cv.Canny(mats[8], mats[9], 80, 160)
    cv.morphologyEx(mats[9], mats[10], cv.MORPH_DILATE, small, at, 1)
    cv.bitwise_not(mats[10], mats[11])
  }
  const through = async (round: number) => {
    evaluator.setContent(setParam(flow, 'n3', 'round', round))
    await evaluator.idle()
  }
  report({
    bench: 'flow',
    figure: 'picture pipeline at 1280x720 through the nodes over the same OpenCV calls (ms of CPU)',
    ...(await sideBySide(through, direct)),
    goal: '<= 1.25',
  })
}

function thousand(): FlowContent {
  let flow = addNode(EMPTY_FLOW, 'math.number', { x: 0, y: 0 }).content
  for (let n = 2; n <= 1000; n++) {
    // A mark of its own keeps the cache from taking one chain for another.
    flow = addNode(flow, 'math.add', { x: n, y: 0 }, { mark: n }).content
    flow = connect(
      flow,
      { node: n % 10 === 2 ? 'n1' : `n${n - 1}`, port: 'out' },
      { node: `n${n}`, port: 'a' },
    )
  }
  return flow
}

const EDITS = 60

/** Edits half way down chains of a 1,000-node flow, each of them new to the cache: engine time only. */
async function edit(): Promise<void> {
  const world = arithmeticWorld()
  const evaluator = new FlowEvaluator(world)
  let flow = thousand()
  evaluator.setContent(flow)
  await evaluator.idle()
  world.ran.length = 0
  let looked = 0
  const times: number[] = []
  for (let chain = 1; chain <= EDITS; chain++) {
    flow = setParam(flow, `n${chain * 10 + 5}`, 'plus', 1 + (chain % 9))
    times.push(
      await timed(() => {
        looked += evaluator.setContent(flow).size
        return evaluator.idle()
      }),
    )
  }
  report({
    bench: 'flow',
    figure: 'an edit in a flow of 1,000 nodes (ms)',
    value: median(times),
    baseline: 16,
    goal: '<= 1',
  })
  report({
    bench: 'flow',
    figure: 'nodes computed per edit (7 depend on it)',
    value: world.ran.length / EDITS,
    baseline: looked / EDITS,
    goal: '<= 1',
  })
}

interface PanPage {
  bench: {
    show(nodes: number): Promise<void>
    comeCloser(): Promise<void>
    pan(frames: number): Promise<number>
    drawn(): number
    place(): string
  }
}

/** The workbench with a page around it, as one script and one style sheet. */
async function panningPage(browser: Browser): Promise<Page> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: {
        entry: new URL('./flow-page/pan.tsx', import.meta.url).pathname,
        formats: ['iife'],
        name: 'pan',
      },
    },
  })
  const [bundle] = Array.isArray(built) ? built : []
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const colours = Object.entries(brand.palette.light).map(([name, value]) => `--${name}: ${value};`)
  await page.setContent('<main style="block-size:100vh"></main>')
  await page.addStyleTag({
    content: `:root { ${colours.join(' ')} --radius: 12px; --shadow: 0 8px 24px rgb(28 26 61 / 8%); }`,
  })
  for (const part of bundle?.output ?? []) {
    if (part.type === 'chunk') await page.addScriptTag({ content: part.code })
    else if (part.fileName.endsWith('.css'))
      await page.addStyleTag({ content: String(part.source) })
  }
  return page
}

const FRAMES = 60
const PAN_ROUNDS = 7

/** Milliseconds all of the browser's processes have worked so far. */
async function browserWork(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0)
}

interface Panned {
  drawn: number
  perSecond: number
  /** Milliseconds on the processor per frame, of page, compositor and painter together. */
  work: number
}

async function pan(
  page: Page,
  session: CDPSession,
  nodes: number,
  close: boolean,
): Promise<Panned> {
  const drawn = await page.evaluate(
    async ([count, zoomed]) => {
      const { bench } = globalThis as unknown as PanPage
      await bench.show(count)
      if (zoomed) await bench.comeCloser()
      return bench.drawn()
    },
    [nodes, close] as const,
  )
  const before = await browserWork(session)
  const perSecond = await page.evaluate(async (frames) => {
    const { bench } = globalThis as unknown as PanPage
    const place = bench.place()
    const rate = await bench.pan(frames)
    if (place === bench.place()) throw new Error('the canvas did not move')
    return rate
  }, FRAMES)
  return { drawn, perSecond, work: ((await browserWork(session)) - before) / FRAMES }
}

/** A thousand nodes and none in turns: frames per second while the canvas is dragged, and what a frame costs. */
async function panning(): Promise<void> {
  const browser = await chromium.launch(await chromiumLaunch())
  try {
    const page = await panningPage(browser)
    const session = await browser.newBrowserCDPSession()
    for (const close of [true, false]) {
      const pairs: [Panned, Panned][] = []
      for (let round = 0; round < PAN_ROUNDS; round++)
        pairs.push([await pan(page, session, 1000, close), await pan(page, session, 0, close)])
      const figure = `panning 1,000 nodes, ${pairs[0]![0].drawn} of them in view`
      for (const [name, key, goal] of [
        ['frames per second; empty canvas', 'perSecond', '>= 0.83'],
        ['ms of CPU a frame in all processes; empty canvas', 'work', null],
      ] as const)
        report({
          bench: 'flow',
          figure: `${figure} (${name})`,
          value: median(pairs.map(([full]) => full[key])),
          baseline: median(pairs.map(([, empty]) => empty[key])),
          ratio: median(pairs.map(([full, empty]) => full[key] / empty[key])),
          goal,
        })
    }
  } finally {
    await browser.close()
  }
}

// Those that count processor time first: what a browser and a database leave behind is not theirs.
await picturePipeline()
await edit()
await groupBy()
await longFile()
await panning()
