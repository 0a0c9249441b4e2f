import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FlowEvaluator } from '@panya/engines/flow/evaluator.ts'
import type { FlowContent } from '@panya/engines/flow/flow-content.ts'
import type { FlowValue, PortableValue } from '@panya/engines/flow/flow-value.ts'
import type { OpenCv } from '@panya/engines/vision/opencv-types.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { decodePng } from '../../flow-kit/testing/png.ts'
import { IMAGE_NODES, imageRegistry } from './nodes/image-nodes.ts'
import { flowOf, NODE_CASES, type NodeCase } from './testing/node-cases.ts'
import { nodeOpenCv, nodeVision } from './testing/node-vision.ts'

/** Every node's result against what OpenCV for Python gives for the Python that the node generates. */

const TESTDATA = join(import.meta.dirname, 'testdata')
const VALUES = JSON.parse(readFileSync(join(TESTDATA, 'values.json'), 'utf8')) as Record<
  string,
  unknown
>
let cv: OpenCv

beforeAll(async () => {
  cv = await nodeOpenCv()
})

const sumOf = (bytes: Uint8ClampedArray): string => createHash('sha1').update(bytes).digest('hex')

/** Everything that is there, picture by picture. */
async function picturesOf(evaluator: FlowEvaluator, { nodes }: FlowContent): Promise<string[]> {
  const values = nodes
    .flatMap(({ id }) => Object.values(evaluator.stateOf(id).outputs ?? {}))
    .filter(({ type }) => type === 'image')
  const taken = await Promise.all(values.map((value) => evaluator.take(value)))
  return taken.map((one) => (one.type === 'image' ? sumOf(one.rgba) : ''))
}

function without({ nodes, edges, ...rest }: FlowContent, node: string): FlowContent {
  return {
    ...rest,
    nodes: nodes.filter(({ id }) => id !== node),
    edges: edges.filter(({ to }) => to.node !== node),
  }
}

async function resultOf({ content, node, port }: Pick<NodeCase, 'content' | 'node' | 'port'>) {
  const { engine, executor } = nodeVision(cv)
  const evaluator = new FlowEvaluator({ registry: imageRegistry, executors: { vision: executor } })
  const beforeIt = without(content, node)
  evaluator.setContent(beforeIt)
  await evaluator.idle()
  const cameIn = await picturesOf(evaluator, beforeIt)
  evaluator.setContent(content)
  await evaluator.idle()
  expect(await picturesOf(evaluator, beforeIt), 'what comes in stays as it was').toEqual(cameIn)
  const state = evaluator.stateOf(node)
  const value = state.outputs?.[port]
  const taken = value && 'handle' in value ? await evaluator.take(value) : undefined
  const keys = content.nodes.map(({ id }) => evaluator.stateOf(id).key ?? '')
  engine.release(keys)
  return { state, value, taken, left: engine.store.size }
}

type Picture = Extract<PortableValue, { type: 'image' }>

/** Percent of values that are further off than allowed, over every third pixel. */
function wrongPercent(picture: Picture, name: string, allowed: number): number {
  const reference = decodePng(readFileSync(join(TESTDATA, `${name}.png`)))
  expect([Math.ceil(picture.width / 3), Math.ceil(picture.height / 3)]).toEqual([
    reference.width,
    reference.height,
  ])
  let wrong = 0
  for (let y = 0; y < reference.height; y++) {
    for (let x = 0; x < reference.width; x++) {
      for (let c = 0; c < reference.channels; c++) {
        const ours = picture.rgba[(y * 3 * picture.width + x * 3) * 4 + c]!
        const theirs = reference.data[(y * reference.width + x) * reference.channels + c]!
        if (Math.abs(ours - theirs) > allowed) wrong++
      }
    }
  }
  return (100 * wrong) / reference.data.length
}

function expectNumber(value: FlowValue | undefined, name: string, tolerance: number): void {
  const reference = VALUES[name]
  const ours = value && 'value' in value ? value.value : undefined
  if (typeof reference === 'number')
    expect(Math.abs(Number(ours) - reference)).toBeLessThanOrEqual(tolerance)
  else expect(ours).toEqual(reference)
}

describe('against OpenCV for Python', () => {
  test.each(NODE_CASES)('$name', async (one) => {
    const { state, value, taken, left } = await resultOf(one)
    expect(state.problem).toBeUndefined()
    const { pixel, percent } = one.tolerance ?? { pixel: 0, percent: 0 }
    if (taken?.type === 'image')
      expect(wrongPercent(taken, one.name, pixel)).toBeLessThanOrEqual(percent)
    else if (taken?.type === 'table') {
      const table = Object.fromEntries(taken.columns.map(({ name }, i) => [name, taken.data[i]]))
      expect(table).toEqual(VALUES[one.name])
    } else expectNumber(value, one.name, pixel || 1e-6)
    expect(left).toBe(0)
  })
})

test('every node has a case, or is a source or an end that only shows', () => {
  const tested = new Set(
    NODE_CASES.flatMap(({ content }) => content.nodes.map((node) => node.type)),
  )
  const rest = IMAGE_NODES.map(({ type }) => type).filter((type) => !tested.has(type))
  expect(rest).toEqual([
    'image.upload',
    'image.camera',
    'image.draw',
    'image.show',
    'image.show-table',
    'image.slider',
    'image.count',
    'image.chart',
    'image.save',
  ])
})

test('shapes are told apart', async () => {
  const content = flowOf(
    ['sample', { sample: 'shapes' }],
    ['threshold', { inverse: true, method: 'fixed', level: 230 }, { image: 'n1.image' }],
    ['contours', {}, { mask: 'n2.image' }],
  )
  const { taken } = await resultOf({ content, node: 'n3', port: 'table' })
  const shapes = taken?.type === 'table' ? taken.data[0]?.toSorted() : []
  expect(shapes).toEqual(['circle', 'hexagon', 'pentagon', 'rectangle', 'square', 'triangle'])
})

describe('bad input', () => {
  const problemOf = async (content: NodeCase['content'], node: string) =>
    (await resultOf({ content, node, port: 'image' })).state.problem

  test('pictures of different size are named', async () => {
    const content = flowOf(
      ['sample', { sample: 'owl' }],
      ['sample', { sample: 'page' }],
      ['blend', {}, { image: 'n1.image', other: 'n2.image' }],
    )
    expect(await problemOf(content, 'n3')).toEqual({
      code: 'sizes-differ',
      values: { a: '360×360', b: '560×560' },
    })
  })

  test('no file, a file of another device, a broken file, a huge one', async () => {
    const huge = Buffer.alloc(40)
    huge.writeUInt32BE(0x89504e47, 0)
    huge.writeUInt32BE(60_000, 16)
    huge.writeUInt32BE(60_000, 20)
    const file = (data?: string) =>
      flowOf([
        'upload',
        { file: { name: 'cat.png', size: 9, ...(data !== undefined && { data }) } },
      ])
    expect((await problemOf(flowOf(['upload']), 'n1'))?.code).toBe('no-file')
    expect(await problemOf(file(), 'n1')).toEqual({
      code: 'file-elsewhere',
      values: { name: 'cat.png' },
    })
    expect((await problemOf(file('AAAA'), 'n1'))?.code).toBe('broken-image')
    expect((await problemOf(file(''), 'n1'))?.code).toBe('file-elsewhere')
    expect((await problemOf(file('!!'), 'n1'))?.code).toBe('broken-image')
    expect((await problemOf(file(huge.toString('base64')), 'n1'))?.code).toBe('image-too-big')
  })

  test('a template larger than the picture, a picture blown up too far', async () => {
    const template = flowOf(
      ['sample', { sample: 'owl' }],
      ['sample', { sample: 'page' }],
      ['template', {}, { image: 'n1.image', template: 'n2.image' }],
    )
    expect((await problemOf(template, 'n3'))?.code).toBe('template-too-big')
    const big = flowOf(
      ['sample', { sample: 'landscape' }],
      ['resize', { percent: 400 }, { image: 'n1.image' }],
      ['resize', { percent: 400 }, { image: 'n2.image' }],
    )
    expect((await problemOf(big, 'n3'))?.code).toBe('image-too-big')
  })

  test('what OpenCV refuses is told in words, and the next run works', async () => {
    const { engine } = nodeVision(cv)
    const job = { key: 'a', type: 'image.canny', params: { low: 1, high: 2 }, inputs: {} }
    await expect(engine.run(job)).rejects.toMatchObject({ problem: { code: 'needs-input' } })
  })
})

test('a few hundred frames leave nothing behind on the heap', async () => {
  const { engine, executor } = nodeVision(cv)
  const evaluator = new FlowEvaluator({ registry: imageRegistry, executors: { vision: executor } })
  evaluator.setContent(
    flowOf(['camera'], ['gray', {}, { image: 'n1.image' }], ['canny', {}, { image: 'n2.image' }]),
  )
  const rgba = new Uint8ClampedArray(64 * 48 * 4).fill(200)
  for (let frame = 0; frame < 300; frame++) {
    rgba[frame * 4] = frame % 255
    const portable = { type: 'image', width: 64, height: 48, rgba: rgba.slice() } as const
    const handle = { engine: 'page', key: '', port: '' }
    evaluator.pushLive('n1', {
      value: { type: 'image', handle, width: 64, height: 48, channels: 3 },
      portable,
    })
    await evaluator.idle()
  }
  expect(engine.store.size).toBe(3)
  expect(engine.store.heapBytes).toBe(64 * 48 * 5)
})
