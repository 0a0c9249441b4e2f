import type { ExampleStep } from '../../../flow-kit/example-flow.ts'
import type { NodeDemo, NodeDemos } from '../../../flow-kit/node-demo.ts'

/** For every picture node a picture in which it can be seen at once what it does. */

const picture = (sample: string): ExampleStep => ['image.sample', { sample }]
const IN = { image: 'n1.image' }

const on = (sample: string, type: string, params: Record<string, unknown> = {}): NodeDemo => ({
  steps: [picture(sample), [`image.${type}`, params, IN]],
})

/** Black and white first: what it finds are white parts. */
const onMask = (
  type: string,
  params: Record<string, unknown> = {},
  more: Record<string, string> = {},
): NodeDemo => ({
  steps: [
    picture('coins'),
    ['image.gaussian', { size: 7 }, IN],
    ['image.threshold', {}, { image: 'n2.image' }],
    [`image.${type}`, params, { mask: 'n3.image', ...more }],
  ],
  before: ['n3'],
})

const pair = (type: string, params: Record<string, unknown> = {}): NodeDemo => ({
  steps: [
    picture('room-a'),
    picture('room-b'),
    [`image.${type}`, params, { image: 'n1.image', other: 'n2.image' }],
  ],
})

const SEEN_FROM_THE_SIDE = [
  [0.268, 0.107],
  [0.807, 0.186],
  [0.893, 0.893],
  [0.096, 0.807],
]

const CHANGES: NodeDemos = {
  'image.sample': { steps: [picture('owl')] },
  'image.resize': on('owl', 'resize', { mode: 'percent', percent: 10, smooth: 'nearest' }),
  'image.crop': on('owl', 'crop'),
  'image.rotate': on('owl', 'rotate', { angle: 30 }),
  'image.flip': on('landscape', 'flip', { direction: 'horizontal' }),
  'image.perspective': on('page', 'perspective', { corners: SEEN_FROM_THE_SIDE }),
  'image.gray': on('fruit', 'gray'),
  'image.colour-space': on('fruit', 'colour-space'),
  'image.split': on('fruit', 'split'),
  'image.merge': {
    steps: [
      picture('fruit'),
      ['image.split', {}, IN],
      ['image.merge', {}, { first: 'n2.third', second: 'n2.second', third: 'n2.first' }],
    ],
    before: ['n1'],
  },
  'image.adjust': on('fog', 'adjust', { brightness: 30, contrast: 1.5 }),
  'image.invert': on('owl', 'invert'),
  'image.histogram': on('landscape', 'histogram'),
  'image.equalise': on('fog', 'equalise'),
  'image.clahe': on('fog', 'clahe', { clip: 4 }),
  'image.colour-range': on('fruit', 'colour-range'),
  'image.blur': on('owl', 'blur', { size: 21 }),
  'image.gaussian': on('owl', 'gaussian', { size: 25 }),
  'image.median': on('noise', 'median', { size: 5 }),
  'image.bilateral': on('noise', 'bilateral'),
  'image.sharpen': on('landscape', 'sharpen', { amount: 2 }),
  'image.kernel': on('owl', 'kernel', {
    kernel: [
      [-1, -1, -1],
      [-1, 8, -1],
      [-1, -1, -1],
    ],
  }),
  'image.threshold': on('coins', 'threshold', { method: 'otsu' }),
  'image.adaptive': on('notes', 'adaptive', { block: 31, offset: 12 }),
  'image.morphology': {
    steps: [
      picture('coins'),
      ['image.threshold', {}, IN],
      ['image.morphology', { operation: 'erode', size: 21 }, { image: 'n2.image' }],
    ],
  },
  'image.canny': on('owl', 'canny'),
  'image.sobel': on('checker', 'sobel', { direction: 'x' }),
  'image.laplacian': on('owl', 'laplacian'),
}

const FINDS: NodeDemos = {
  'image.contours': onMask('contours', {}, { image: 'n1.image' }),
  'image.components': onMask('components'),
  'image.lines': {
    steps: [
      picture('checker'),
      ['image.canny', {}, IN],
      ['image.lines', {}, { edges: 'n2.image', image: 'n1.image' }],
    ],
    before: ['n2'],
  },
  'image.circles': on('coins', 'circles'),
  'image.corners': on('checker', 'corners'),
  'image.template': {
    steps: [
      picture('coins'),
      ['image.crop', { left: 10, top: 10, width: 30, height: 30 }, IN],
      ['image.template', {}, { image: 'n1.image', template: 'n2.image' }],
    ],
  },
  'image.features': {
    steps: [
      picture('owl'),
      ['image.rotate', { angle: 20 }, IN],
      ['image.features', {}, { image: 'n1.image', other: 'n2.image' }],
    ],
  },
  'image.qr': on('qr', 'qr'),
  'image.distance': onMask('distance'),
  'image.watershed': onMask('watershed'),
  'image.kmeans': on('landscape', 'kmeans', { colours: 4 }),
}

const COMBINES: NodeDemos = {
  'image.mask': {
    steps: [
      picture('fruit'),
      ['image.colour-range', {}, IN],
      ['image.mask', {}, { image: 'n1.image', mask: 'n2.mask' }],
    ],
  },
  'image.blend': {
    steps: [
      picture('owl'),
      picture('landscape'),
      ['image.resize', { mode: 'size', width: 480, height: 360 }, { image: 'n1.image' }],
      ['image.resize', { mode: 'size', width: 480, height: 360 }, { image: 'n2.image' }],
      ['image.blend', { share: 50 }, { image: 'n3.image', other: 'n4.image' }],
    ],
    before: ['n3', 'n4'],
  },
  'image.overlay': {
    steps: [
      picture('landscape'),
      picture('owl'),
      ['image.resize', { mode: 'percent', percent: 40 }, { image: 'n2.image' }],
      ['image.overlay', {}, { image: 'n1.image', other: 'n3.image' }],
    ],
    before: ['n1', 'n2'],
  },
  'image.calculate': pair('calculate', { operation: 'difference' }),
  'image.draw-text': on('landscape', 'draw-text', { text: 'Hello' }),
  'image.draw-shape': on('owl', 'draw-shape', { shape: 'round' }),
  'image.compare': pair('compare'),
}

const SHOWS: NodeDemos = {
  'image.show': on('owl', 'show'),
  'image.show-table': {
    steps: [
      picture('coins'),
      ['image.circles', {}, IN],
      ['image.show-table', {}, { table: 'n2.table' }],
    ],
    before: ['n2'],
  },
  'image.slider': {
    steps: [
      picture('owl'),
      ['image.invert', {}, IN],
      ['image.slider', {}, { before: 'n1.image', after: 'n2.image' }],
    ],
  },
  'image.count': {
    steps: [picture('coins'), ['image.circles', {}, IN], ['image.count', {}, { what: 'n2.count' }]],
  },
  'image.measure': on('owl', 'measure', { what: 'brightness' }),
  'image.chart': {
    steps: [
      picture('coins'),
      ['image.circles', {}, IN],
      ['image.chart', { column: 'radius' }, { table: 'n2.table' }],
    ],
    before: ['n2'],
  },
  'image.save': on('owl', 'save'),
}

export const IMAGE_DEMOS: NodeDemos = { ...CHANGES, ...FINDS, ...COMBINES, ...SHOWS }
