import { FlowEvaluator } from '@panya/engines/flow/evaluator.ts'
import type { FlowValue } from '@panya/engines/flow/flow-value.ts'
import type { OpenCv } from '@panya/engines/vision/opencv-types.ts'
import type { PaintLetters } from '@panya/engines/vision/paint-letters.ts'
import { VisionEngine } from '@panya/engines/vision/vision-engine.ts'
import type { DecodePicture } from '@panya/engines/vision/vision-op.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ExampleStep, exampleFlow } from '../../flow-kit/example-flow.ts'
import { hostileParams } from '../../flow-kit/testing/hostile-params.ts'
import { decodePng, encodePng } from '../../flow-kit/testing/png.ts'
import { problemTexts } from '../../flow-kit/testing/said-in-words.ts'
import { IMAGE_NODES, imageRegistry } from './nodes/image-nodes.ts'
import { imageOps } from './nodes/image-runs.ts'
import { nodeOpenCv, nodeVision } from './testing/node-vision.ts'

/** Whatever is set and however small or plain the picture: a picture comes out, or words of ours say why not. */

let cv: OpenCv
let expectSaid: Awaited<ReturnType<typeof problemTexts>>

beforeAll(async () => {
  cv = await nodeOpenCv()
  expectSaid = await problemTexts((locale) => import(`./messages/${locale}.ts`))
})

type Level = (at: number) => number
const noise: Level = (at) => ((at * 7919 + 13) * 104_729) % 256

function pictureFile(width: number, height: number, level: Level): Record<string, unknown> {
  const data = Uint8Array.from({ length: width * height * 3 }, (_, at) => level(at))
  const bytes = encodePng({ width, height, channels: 3, data })
  return { file: { name: 'p.png', size: bytes.length, data: bytes.toString('base64') } }
}

const PICTURES = {
  'one pixel': pictureFile(1, 1, () => 0),
  'one column': pictureFile(1, 500, noise),
  'one row': pictureFile(500, 1, () => 255),
  'all black': pictureFile(24, 18, () => 0),
  'all white': pictureFile(24, 18, () => 255),
  noise: pictureFile(33, 47, noise),
}

const decode: DecodePicture = (bytes) => {
  const { width, height, data } = decodePng(Buffer.from(bytes))
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let at = 0; at < width * height; at++) rgba.set(data.subarray(at * 3, at * 3 + 3), at * 4)
  return Promise.resolve({ width, height, rgba })
}

async function expectWholePicture(
  value: FlowValue,
  evaluator: FlowEvaluator,
  about: string,
): Promise<void> {
  if (value.type === 'number') expect(value.value, about).toSatisfy(Number.isFinite)
  if (value.type !== 'image' && value.type !== 'table') return
  const taken = await evaluator.take(value)
  if (taken.type === 'image') {
    expect(taken.width * taken.height, about).toBeGreaterThan(0)
    expect(taken.rgba.length, about).toBe(taken.width * taken.height * 4)
  }
  if (taken.type !== 'table') return
  taken.columns.forEach(({ type }, at) => {
    const wrong = taken.data[at]!.filter((cell) => type === 'number' && !Number.isFinite(cell))
    expect(wrong, about).toEqual([])
  })
}

async function expectResultOrWords(steps: ExampleStep[], about: string): Promise<void> {
  const { engine, executor } = nodeVision(cv, decode)
  const evaluator = new FlowEvaluator({ registry: imageRegistry, executors: { vision: executor } })
  evaluator.setContent(exampleFlow('', steps))
  await evaluator.idle()
  const { status, problem, outputs } = evaluator.stateOf(`n${steps.length}`)
  if (problem) expectSaid(problem, about)
  else expect(status, about).toBe('done')
  for (const value of Object.values(outputs ?? {}))
    await expectWholePicture(value, evaluator, about)
  engine.release(steps.map((_, at) => evaluator.stateOf(`n${at + 1}`).key ?? ''))
  expect(engine.store.size, about).toBe(0)
}

/** A picture as it came, the same in gray, and a table of it. */
const SOURCES: ExampleStep[] = [
  ['image.gray', {}, { image: 'n1.image' }],
  ['image.histogram', {}, { image: 'n1.image' }],
]
const wireFor = (types: readonly string[], colour: string): string =>
  types.includes('image') ? colour : types.includes('table') ? 'n3.table' : ''

describe('hostile settings over every picture node', () => {
  const nodes = IMAGE_NODES.filter(({ live }) => !live)
  test.each(nodes.map((node) => [node.type, node] as const))('%s', async (type, node) => {
    for (const [name, file] of Object.entries(PICTURES)) {
      for (const colour of node.inputs.length > 0 ? ['n1.image', 'n2.image'] : ['']) {
        const wires = Object.fromEntries(
          node.inputs
            .map((port) => [port.name, wireFor(port.types, colour)])
            .filter(([, wire]) => wire !== ''),
        ) as Record<string, string>
        for (const params of hostileParams(node, ['level', 'gray', 'no such column'])) {
          const about = `${type} ${name} ${colour} ${JSON.stringify(params).slice(0, 200)}`
          await expectResultOrWords(
            [['image.upload', file], ...SOURCES, [type, params, wires]],
            about,
          )
        }
      }
    }
  })
})

describe('pictures and words that do not belong together', () => {
  const nodes = IMAGE_NODES.filter(({ inputs }) => inputs.length > 1)
  test.each(nodes.map((node) => [node.type, node] as const))('%s', async (type, node) => {
    const files = Object.entries(PICTURES)
    for (const [name, file] of files) {
      for (const [otherName, other] of files) {
        const wires = Object.fromEntries(
          node.inputs
            .filter(({ types }) => types.includes('image'))
            .map((port, at) => [port.name, at % 2 === 0 ? 'n1.image' : 'n3.image']),
        )
        const steps: ExampleStep[] = [
          ['image.upload', file],
          ['image.upload', other],
          ['image.gray', {}, { image: 'n2.image' }],
          [type, {}, wires],
        ]
        await expectResultOrWords(steps, `${type} ${name} with ${otherName}`)
      }
    }
  })

  const stroke = { colour: '#123456', width: 4, points: [10, 10, 40, 40] }
  test.each([
    ['no end', { points: [10, 10, 40] }],
    ['far away', { points: [1e9, -1e9, 2e9, 3e300] }],
    ['no numbers', { points: [Number.NaN, 5, Infinity, 6] }],
    ['thick', { width: 1e9 }],
    ['thin', { width: -3 }],
    ['no width', { width: Number.NaN }],
    ['nothing', { points: [] }],
  ])('a drawing with a line of %s', async (_, change) => {
    const drawing = [stroke, { ...stroke, ...change }]
    await expectResultOrWords([['image.draw', { drawing }]], JSON.stringify(change))
  })

  test('a number of nodes may be as long as it likes on a picture', async () => {
    await expectResultOrWords(
      [
        ['image.upload', PICTURES.noise],
        ['image.measure', { what: 'brightness' }, { image: 'n1.image' }],
        ['image.draw-text', { size: 10 }, { image: 'n1.image', text: 'n2.number' }],
      ],
      'a number on a picture',
    )
  })
})

describe('more than a machine can do', () => {
  test('a busy picture in which every point may be a circle is refused, a plain one is not', async () => {
    const all = { distance: 1, votes: 1, minRadius: 1, maxRadius: 2000 }
    const found = async (sample: ExampleStep, params: Record<string, unknown>) => {
      const { executor } = nodeVision(cv, decode)
      const executors = { vision: executor }
      const evaluator = new FlowEvaluator({ registry: imageRegistry, executors })
      const steps: ExampleStep[] = [sample, ['image.circles', params, { image: 'n1.image' }]]
      evaluator.setContent(exampleFlow('', steps))
      await evaluator.idle()
      return evaluator.stateOf('n2')
    }
    // Stripes that no blur of this node takes away.
    const busy = pictureFile(640, 480, (at) => (noise(Math.floor(at / 30) * 7) > 127 ? 255 : 0))
    const { problem } = await found(['image.upload', busy], all)
    expect(problem).toMatchObject({ code: 'too-many-circles' })
    expectSaid(problem!, 'circles')
    expect(await found(['image.sample', { sample: 'coins' }], {})).toMatchObject({
      status: 'done',
      outputs: { count: { value: 11 } },
    })
  })
})

test('letters that OpenCV cannot write are written by the browser', async () => {
  const asked: string[] = []
  const letters: PaintLetters = ({ words, width, tall }) => {
    asked.push(words)
    return new Uint8ClampedArray(width * tall).fill(255)
  }
  const engine = new VisionEngine(cv, imageOps, decode, letters)
  const written = async (text: string) => {
    const { file } = PICTURES['all white']
    await engine.run({ key: 'a', node: 'n1', type: 'image.upload', params: { file }, inputs: {} })
    const handle = { engine: 'vision', key: 'a', port: 'image' }
    const params = { text, left: 0, top: 50, size: 1, thickness: 1, colour: '#102030' }
    const value = { type: 'image', handle, width: 24, height: 18, channels: 3 } as const
    const job = {
      key: 'b',
      node: 'n2',
      type: 'image.draw-text',
      params,
      inputs: { image: { value } },
    }
    await engine.run(job)
    const taken = engine.take({ key: 'b', port: 'image' })
    return taken.type === 'image' ? [...taken.rgba.subarray(0, 4)] : []
  }
  expect(await written('สวัสดี')).toEqual([16, 32, 48, 255])
  expect(await written('')).toEqual([255, 255, 255, 255])
  await written('Olá 12')
  expect(asked).toEqual(['สวัสดี'])
})
