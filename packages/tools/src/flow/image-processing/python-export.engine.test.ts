/** Every picture node and every example as a folder with Python in it: CPython gives what the tool gives. */
import type { FlowContent } from '@panya/engines/flow/flow-content.ts'
import { FlowSession } from '@panya/engines/flow/flow-session.ts'
import type { OpenCv } from '@panya/engines/vision/opencv-types.ts'
import { beforeAll, expect, test } from 'vitest'
import { exampleFlow } from '../../flow-kit/example-flow.ts'
import { compareFlows, type FlowResult } from '../../flow-kit/testing/compare-flows.ts'
import type { Tolerance } from '../../flow-kit/testing/compare-values.ts'
import { encodePng } from '../../flow-kit/testing/png.ts'
import { IMAGE_EXAMPLES } from './examples/image-examples.ts'
import { IMAGE_NODES, imageRegistry } from './nodes/image-nodes.ts'
import { EDGE_CASES } from './testing/edge-cases.ts'
import { NODE_CASES } from './testing/node-cases.ts'
import { nodeOpenCv, nodeVision } from './testing/node-vision.ts'

/**
 * The tool has another release of OpenCV than this machine's Python. It interpolates turned and stretched pictures
 * with other roundings (single levels of 255), writes letters with other edges, and follows float noise to other
 * matches; whatever comes after such a node may differ where it cuts just there. All the rest is equal to the pixel.
 */
const TOLERANCES: Record<string, Tolerance> = {
  'image.rotate': { levels: 5, beyond: 0.2 },
  'image.perspective': { levels: 5, beyond: 0.2 },
  'image.resize': { levels: 1, beyond: 0 },
  'image.colour-space': { levels: 1, beyond: 0 },
  'image.bilateral': { levels: 1, beyond: 0 },
  'image.kernel': { levels: 1, beyond: 0 },
  // Letters cover a quarter of the smallest pictures here.
  'image.draw-text': { levels: 0, beyond: 25 },
  'image.watershed': { levels: 0, beyond: 0.1 },
  'image.features': { levels: 0, beyond: 12, number: 12 },
}
/** One that comes after a turned or stretched picture. */
const AFTER_WARP: Record<string, Tolerance> = {
  'image.adaptive': { levels: 0, beyond: 0.1 },
  'image.save': { levels: 0, beyond: 0.1 },
  'image.qr': { levels: 5, beyond: 2 },
}

const PICTURE = {
  name: '../แมว "x".PNG',
  size: 1,
  data: encodePng({
    width: 5,
    height: 4,
    channels: 3,
    data: Uint8Array.from({ length: 60 }, (_, at) => at * 4),
  }).toString('base64'),
}
const STROKES = [{ colour: '#c2410c', width: 9, points: [20, 20, 200, 180, 300, 40] }]

const SOURCES = [
  {
    name: 'two files of one name, two drawings',
    content: exampleFlow('image', [
      ['upload', { file: PICTURE }],
      ['upload', { file: { ...PICTURE, name: 'แมว_x_.png', data: `${PICTURE.data} ` } }],
      ['draw', { drawing: STROKES }],
      ['draw', { drawing: [] }],
      ['histogram', {}, { image: 'n1.image' }],
      ['show-table', {}, { table: 'n5.table' }],
      ['save', { name: '../../../owned' }, { image: 'n3.image' }],
      ['save', { name: '../../../owned' }, { image: 'n4.image' }],
    ]),
  },
]

const FLOWS = [
  ...NODE_CASES.map(({ name, content }) => ({ name: `node: ${name}`, content })),
  ...EDGE_CASES.map(({ name, content }) => ({ name: `settings: ${name}`, content })),
  ...IMAGE_EXAMPLES.map(({ id, content }) => ({ name: `example: ${id}`, content })),
  ...SOURCES,
]

const decode = () =>
  Promise.resolve({
    width: 5,
    height: 4,
    rgba: Uint8ClampedArray.from({ length: 80 }, (_, at) => (at % 4 === 3 ? 255 : at * 3)),
  })

function opened(cv: OpenCv, content: FlowContent): FlowSession {
  const { executor } = nodeVision(cv, decode)
  const executors = { vision: executor }
  const session = new FlowSession(content, { registry: imageRegistry, executors })
  const rgba = Uint8ClampedArray.from({ length: 64 * 48 * 4 }, (_, at) => (at * at) % 251)
  for (const { id, type } of content.nodes) {
    if (!imageRegistry.get(type)?.live) continue
    const handle = { engine: 'page', key: '', port: '' }
    session.evaluator.pushLive(id, {
      value: { type: 'image', handle, width: 64, height: 48, channels: 3 },
      portable: { type: 'image', width: 64, height: 48, rgba },
    })
  }
  return session
}

const isWarped = ({ content }: { content: FlowContent }): boolean =>
  content.nodes.some(({ type }) => /rotate|perspective/.test(type))

/** OpenCV as Debian builds it finds QR codes and reads none. */
const isUnread = (text: string): boolean =>
  /image\.qr (?:text|found) .*: (?:"" for|false for true)/.test(text)

let results: Map<string, FlowResult>
beforeAll(async () => {
  const cv = await nodeOpenCv()
  results = await compareFlows(FLOWS, {
    registry: imageRegistry,
    open: (content) => opened(cv, content),
    toleranceOf: (flow, type) =>
      TOLERANCES[type] ?? (isWarped(flow) ? AFTER_WARP[type] : undefined),
  })
}, 300_000)

test('every picture node is in one of the flows', () => {
  const tried = new Set(FLOWS.flatMap(({ content }) => content.nodes.map(({ type }) => type)))
  expect(IMAGE_NODES.map(({ type }) => type).filter((type) => !tried.has(type))).toEqual([])
})

test.for(FLOWS)('$name', ({ name }, { skip }) => {
  const { notRun, found } = results.get(name)!
  if (notRun) return skip(notRun)
  expect(found.filter((text) => !isUnread(text))).toEqual([])
})
