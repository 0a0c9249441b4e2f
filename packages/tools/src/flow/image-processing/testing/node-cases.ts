import { EMPTY_FLOW, type FlowContent } from '@panya/engines/flow/flow-content.ts'
import { addNode, connect } from '@panya/engines/flow/flow-edit.ts'

/** One small flow per picture node, for comparing our results with OpenCV's own in Python. */

export interface NodeCase {
  name: string
  content: FlowContent
  /** The node and port whose picture or number is compared. */
  node: string
  port: string
  /** How far a pixel may be off, and how many percent of them may be further off. */
  tolerance?: { pixel: number; percent: number }
}

type Wires = Record<string, string>
type Step = [type: string, params?: Record<string, unknown>, wires?: Wires]

/** Nodes n1, n2 …; a wire is written `port: 'n1.image'`. */
export function flowOf(...steps: Step[]): FlowContent {
  let content = EMPTY_FLOW
  steps.forEach(([type, params = {}, wires = {}], index) => {
    content = addNode(content, `image.${type}`, { x: index * 280, y: 0 }, params).content
    for (const [port, source] of Object.entries(wires)) {
      const [node = '', from = ''] = source.split('.')
      content = connect(content, { node, port: from }, { node: `n${index + 1}`, port })
    }
  })
  return content
}

const IN = { image: 'n1.image' }
const BINARY: Step[] = [
  ['sample', { sample: 'coins' }],
  ['gaussian', { size: 7 }, IN],
  ['threshold', {}, { image: 'n2.image' }],
]

function simple(
  sample: string,
  type: string,
  params: Record<string, unknown> = {},
  port = 'image',
): NodeCase {
  const words = Object.values(params).filter((value) => typeof value === 'string')
  const name = [type, ...words, ...(port === 'image' ? [] : [port])].join('-')
  return { name, content: flowOf(['sample', { sample }], [type, params, IN]), node: 'n2', port }
}

function onMask(
  type: string,
  params: Record<string, unknown>,
  port: string,
  more: Wires = {},
): NodeCase {
  const content = flowOf(...BINARY, [type, params, { mask: 'n3.image', ...more }])
  return { name: `${type}-${port}`, content, node: 'n4', port }
}

function pair(type: string, params: Record<string, unknown> = {}, port = 'image'): NodeCase {
  const content = flowOf(
    ['sample', { sample: 'room-a' }],
    ['sample', { sample: 'room-b' }],
    [type, params, { image: 'n1.image', other: 'n2.image' }],
  )
  return { name: `${type}-${Object.values(params).join('-')}${port}`, content, node: 'n3', port }
}

const MORPHS = ['open', 'close', 'erode', 'dilate', 'gradient', 'tophat', 'blackhat']
const CALCULATIONS = ['add', 'subtract', 'difference', 'lighter', 'darker', 'and', 'or', 'xor']
const rounding = { pixel: 1, percent: 0.5 }

export const NODE_CASES: NodeCase[] = [
  ...['area', 'linear', 'cubic', 'nearest'].map((smooth) => ({
    ...simple('landscape', 'resize', { percent: 37, smooth }),
    tolerance: rounding,
  })),
  simple('landscape', 'resize', { mode: 'size', width: 200, height: 90 }),
  simple('landscape', 'crop'),
  { ...simple('owl', 'rotate'), tolerance: { pixel: 2, percent: 0.5 } },
  ...['horizontal', 'vertical', 'both'].map((direction) => simple('owl', 'flip', { direction })),
  { ...simple('page', 'perspective'), tolerance: { pixel: 2, percent: 0.5 } },
  simple('fruit', 'gray'),
  ...['hsv', 'lab', 'ycrcb', 'hls'].map((space) => ({
    ...simple('fruit', 'colour-space', { space }),
    tolerance: rounding,
  })),
  simple('fruit', 'split', {}, 'first'),
  simple('landscape', 'adjust', { brightness: -20, contrast: 1.4, gamma: 1.6 }),
  simple('owl', 'invert'),
  { ...simple('fog', 'equalise'), tolerance: { pixel: 2, percent: 0.5 } },
  { ...simple('fog', 'clahe'), tolerance: { pixel: 2, percent: 0.5 } },
  simple('fruit', 'colour-range', {}, 'mask'),
  simple('coins', 'blur'),
  simple('coins', 'gaussian', { size: 9, sigma: 1.5 }),
  simple('noise', 'median'),
  { ...simple('coins', 'bilateral'), tolerance: rounding },
  { ...simple('landscape', 'sharpen'), tolerance: rounding },
  simple('landscape', 'kernel'),
  simple('coins', 'threshold', { method: 'otsu' }),
  simple('coins', 'threshold', { method: 'otsu' }, 'level'),
  simple('coins', 'threshold', { method: 'fixed', level: 100, inverse: true }),
  simple('notes', 'adaptive', { method: 'gaussian' }),
  simple('notes', 'adaptive', { method: 'mean', inverse: true }),
  ...MORPHS.map((operation) => simple('shapes', 'morphology', { operation, times: 2 })),
  { ...simple('landscape', 'canny'), tolerance: { pixel: 0, percent: 0.1 } },
  ...['both', 'x', 'y'].map((direction) => simple('landscape', 'sobel', { direction })),
  simple('landscape', 'laplacian'),
  onMask('contours', {}, 'count', IN),
  onMask('contours', {}, 'image', IN),
  onMask('components', {}, 'count'),
  onMask('components', {}, 'image'),
  { ...onMask('distance', {}, 'image'), tolerance: rounding },
  onMask('watershed', {}, 'count', IN),
  { ...onMask('watershed', {}, 'image', IN), tolerance: { pixel: 0, percent: 0.5 } },
  simple('coins', 'circles', {}, 'count'),
  simple('checker', 'corners', {}, 'count'),
  {
    name: 'lines',
    content: flowOf(
      ['sample', { sample: 'checker' }],
      ['canny', {}, IN],
      ['lines', {}, { edges: 'n2.image' }],
    ),
    node: 'n3',
    port: 'count',
  },
  {
    name: 'template',
    content: flowOf(
      ['sample', { sample: 'coins' }],
      ['crop', { left: 6, top: 8, width: 20, height: 26 }, IN],
      ['template', { score: 70 }, { image: 'n1.image', template: 'n2.image' }],
    ),
    node: 'n3',
    port: 'count',
  },
  {
    name: 'features',
    content: flowOf(
      ['sample', { sample: 'page' }],
      ['rotate', { angle: 20 }, IN],
      ['features', {}, { image: 'n1.image', other: 'n2.image' }],
    ),
    node: 'n3',
    port: 'count',
    tolerance: { pixel: 12, percent: 0 },
  },
  { ...simple('fruit', 'kmeans'), tolerance: { pixel: 6, percent: 1 } },
  simple('qr', 'qr', {}, 'text'),
  pair('blend', { share: 30 }),
  pair('overlay'),
  ...CALCULATIONS.map((operation) => pair('calculate', { operation })),
  ...['error', 'psnr', 'same'].map((port) => pair('compare', {}, port)),
  pair('compare'),
  {
    name: 'mask',
    content: flowOf(
      ['sample', { sample: 'fruit' }],
      ['colour-range', {}, IN],
      ['mask', {}, { image: 'n1.image', mask: 'n2.mask' }],
    ),
    node: 'n3',
    port: 'image',
  },
  {
    name: 'merge',
    content: flowOf(
      ['sample', { sample: 'fruit' }],
      ['split', {}, IN],
      ['merge', {}, { first: 'n2.third', second: 'n2.second', third: 'n2.first' }],
    ),
    node: 'n3',
    port: 'image',
  },
  simple('owl', 'draw-text', { text: 'Owl' }),
  ...['box', 'round', 'line'].map((shape) => ({
    ...simple('owl', 'draw-shape', { shape, fill: shape === 'round' }),
    tolerance: { pixel: 0, percent: 0.5 },
  })),
  ...['brightness', 'white', 'width', 'height'].map((what) =>
    simple('shapes', 'measure', { what }, 'number'),
  ),
  simple('shapes', 'histogram', {}, 'table'),
]
