/** What the flow tools add to their libraries: DuckDB and OpenCV called directly are the baselines. */
import { FlowEvaluator } from '../packages/engines/src/flow/evaluator.ts'
import { EMPTY_FLOW, type FlowContent } from '../packages/engines/src/flow/flow-content.ts'
import { addNode, connect, setParam } from '../packages/engines/src/flow/flow-edit.ts'
import { arithmeticWorld } from '../packages/engines/src/flow/testing/arithmetic.ts'
import { Duck } from '../packages/engines/src/tabular/duck.ts'
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

const ROUNDS = 7

async function median(run: (round: number) => unknown): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    await run(round)
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!
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
  const baseline = await median(() => {
    const result = connection.query(
      'SELECT province, avg(score) AS score_mean FROM direct GROUP BY province ORDER BY province',
    )
    for (let row = 0; row < result.numRows; row++) result.getChildAt(1)?.get(row)
  })
  const value = await median(async (round) => {
    evaluator.setContent(setParam(flow, 'n3', 'round', round))
    await evaluator.idle()
  })
  report({
    bench: 'flow',
    figure: 'group-by of 1,000,000 rows through the node over the bare query (ms)',
    value,
    baseline,
    goal: '<= 1.2',
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
  const baseline = await median(() => {
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
  })
  const value = await median(async (round) => {
    evaluator.setContent(setParam(flow, 'n3', 'round', round))
    await evaluator.idle()
  })
  report({
    bench: 'flow',
    figure: 'picture pipeline at 1280x720 through the nodes over the same OpenCV calls (ms)',
    value,
    baseline,
    goal: '<= 1.25',
  })
}

function thousand(): FlowContent {
  let flow = addNode(EMPTY_FLOW, 'math.number', { x: 0, y: 0 }).content
  for (let n = 2; n <= 1000; n++) {
    flow = addNode(flow, 'math.add', { x: n, y: 0 }).content
    flow = connect(
      flow,
      { node: n % 10 === 2 ? 'n1' : `n${n - 1}`, port: 'out' },
      { node: `n${n}`, port: 'a' },
    )
  }
  return flow
}

/** An edit half way down one of the hundred chains of a 1,000-node flow: engine time only. */
async function edit(): Promise<void> {
  const world = arithmeticWorld()
  const evaluator = new FlowEvaluator(world)
  const flow = thousand()
  evaluator.setContent(flow)
  await evaluator.idle()
  for (let warm = 0; warm < 30; warm++) {
    evaluator.setContent(setParam(flow, 'n505', 'plus', -1 - (warm % 9)))
    await evaluator.idle()
  }
  world.ran.length = 0
  let looked = 0
  const value = await median(async (round) => {
    looked = evaluator.setContent(setParam(flow, 'n505', 'plus', (round % 9) + 1)).size
    await evaluator.idle()
  })
  report({
    bench: 'flow',
    figure: 'an edit in a flow of 1,000 nodes (ms)',
    value,
    baseline: 16,
    goal: '<= 1',
  })
  report({
    bench: 'flow',
    figure: 'nodes computed per edit (7 depend on it)',
    value: world.ran.length / ROUNDS,
    baseline: looked,
    goal: '<= 1',
  })
}

await edit()
await groupBy()
await picturePipeline()
