/** What the AI tool adds to its models: the bare library call on the same picture is the baseline. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { FEATURES, pictureFeatures } from '../packages/engines/src/ai/models/picture-features.ts'
import type { Picture } from '../packages/engines/src/ai/picture.ts'
import { resized } from '../packages/engines/src/ai/picture.ts'
import { AI_FILES, nodeTensors } from '../packages/engines/src/ai/testing/node-tensors.ts'
import { testPicture } from '../packages/engines/src/ai/testing/test-picture.ts'
import { FlowEvaluator } from '../packages/engines/src/flow/evaluator.ts'
import { EMPTY_FLOW, type FlowContent } from '../packages/engines/src/flow/flow-content.ts'
import { addNode, connect } from '../packages/engines/src/flow/flow-edit.ts'
import { aiRegistry } from '../packages/tools/src/flow/ai-application/nodes/ai-nodes.ts'
import { nodeAi } from '../packages/tools/src/flow/ai-application/testing/node-ai.ts'
import { report } from './figure.ts'
import { BARE } from './support/bare-models.ts'

const WARM_UP = 4
const ROUNDS = 40
const bench = 'ai'

const middle = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!

async function timed(run: () => unknown): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

interface Compared {
  value: number
  baseline: number
  ratio: number
}

/** In turns, and each first in every other round; two calls side by side are held against each other, so that a noisy machine is noisy for both. */
async function compare(ours: () => unknown, bare: () => unknown): Promise<Compared> {
  const rounds: Compared[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const first = round % 2 === 0 ? [await timed(ours)] : []
    const baseline = await timed(bare)
    const value = first[0] ?? (await timed(ours))
    if (round >= WARM_UP) rounds.push({ value, baseline, ratio: value / baseline })
  }
  const of = (name: keyof Compared) => middle(rounds.map((round) => round[name]))
  return { value: of('value'), baseline: of('baseline'), ratio: of('ratio') }
}

/** A camera that hands the same picture over again and again, and one node behind it. */
function throughNode(type: string, picture: Picture, params: Record<string, unknown> = {}) {
  const { executor } = nodeAi()
  const evaluator = new FlowEvaluator({ registry: aiRegistry, executors: { ai: executor } })
  let flow: FlowContent = addNode(
    EMPTY_FLOW,
    'ai.camera',
    { x: 0, y: 0 },
    { mirror: false },
  ).content
  flow = addNode(flow, type, { x: 0, y: 0 }, params).content
  evaluator.setContent(connect(flow, { node: 'n1', port: 'image' }, { node: 'n2', port: 'image' }))
  const { width, height, rgba } = picture
  const handle = { engine: 'page', key: '', port: '' }
  return async () => {
    evaluator.pushLive('n1', {
      value: { type: 'image', handle, width, height, channels: 3 },
      portable: { type: 'image', width, height, rgba },
    })
    await evaluator.idle()
    if (evaluator.stateOf('n2').status !== 'done') throw new Error(`${type} did not finish`)
  }
}

async function models(): Promise<void> {
  const source = await nodeTensors()
  const person = testPicture('astronaut')
  for (const [type, bare] of Object.entries(BARE)) {
    // Without a hand to look at twice, the node and the bare call do the same.
    const picture =
      type === 'ai.hands' ? { ...person, rgba: person.rgba.slice().fill(200) } : person
    const compared = await compare(
      throughNode(type, picture, { sureness: type === 'ai.hands' ? 95 : 40 }),
      () => bare(source, picture),
    )
    const figure = `${type} on a picture of 224 x 224 through the node over the bare model (ms)`
    report({ bench, figure, ...compared, goal: '<= 1.15' })
  }
}

/** Two classes of twenty: crops of two photographs. */
async function training(): Promise<void> {
  const source = await nodeTensors()
  const pictures = ['cat', 'astronaut'].flatMap((name) => {
    const whole = testPicture(name)
    return Array.from({ length: 20 }, (_, at) => {
      const side = Math.min(whole.width, whole.height) / 2
      const x = ((at % 5) / 4) * (whole.width - side)
      const y = (Math.floor(at / 5) / 3) * (whole.height - side)
      return resized(whole, 224, 224, { x, y, width: side, height: side })
    })
  })
  const { engine } = nodeAi()
  const table = {
    type: 'table' as const,
    columns: [{ name: 'label', type: 'text' as const }],
    data: [pictures.map((_, at) => (at < 20 ? 'a' : 'b'))],
    pictures,
  }
  const handle = { engine: 'elsewhere', key: 'k', port: 'examples' }
  const params = {
    looks: 'pictures',
    method: 'dense',
    k: 5,
    epochs: 40,
    rate: 0.02,
    testShare: 25,
    seed: 1,
  }
  const value = await timed(() =>
    engine.run(
      {
        key: 'train',
        type: 'ai.train-pictures',
        params,
        inputs: { examples: { value: { ...table, handle, rows: 40 }, portable: table } },
      },
      { progress: () => {}, cancelled: () => false },
    ),
  )
  const baseline = await timed(async () => {
    for (const picture of pictures) await pictureFeatures(source, picture)
  })
  report({
    bench,
    figure: `training with 2 x 20 pictures end to end (ms); only looking at them (${FEATURES} numbers each)`,
    value,
    baseline,
    goal: null,
  })
}

/** The library itself counts for every model: it is loaded by the first one. */
const DOWNLOADS: Record<string, string[]> = {
  'find things': ['detect.json', 'detect.weights'],
  'teach with pictures': ['features.json', 'features.weights'],
  'body pose': ['pose.json', 'pose.weights'],
  'cut out a person': ['cut-out.json', 'cut-out.weights'],
  'face and expression': ['face-finder', 'face-mesh', 'expression'].flatMap((name) => [
    `${name}.json`,
    `${name}.weights`,
  ]),
  hands: ['hand-finder', 'hand-points'].flatMap((name) => [`${name}.json`, `${name}.weights`]),
  'read English': ['ocr/eng.traineddata.gz', 'ocr/tesseract-core-simd-lstm.wasm.js'],
  'read Thai': ['ocr/tha.traineddata.gz', 'ocr/tesseract-core-simd-lstm.wasm.js'],
}

/** As it travels: text and WebAssembly with Brotli, weights as they are. */
function bytes(name: string): number {
  const path = join(AI_FILES, name)
  if (!/\.(json|js|wasm)$/.test(name)) return statSync(path).size
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 7 }
  return brotliCompressSync(readFileSync(path), { params: quality }).length
}

function downloads(): void {
  for (const [model, files] of Object.entries(DOWNLOADS)) {
    const value = files.reduce((sum, name) => sum + bytes(name), 0)
    const whole = files.reduce((sum, name) => sum + statSync(join(AI_FILES, name)).size, 0)
    report({
      bench,
      figure: `bytes downloaded at first use: ${model}`,
      value,
      baseline: whole,
      goal: null,
    })
  }
}

await models()
await training()
downloads()
