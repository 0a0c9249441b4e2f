import { type ExampleStep, exampleFlow } from '../../../flow-kit/example-flow.ts'
import type { FlowExample } from '../../../flow-kit/flow-tool.ts'

/** Flows to start from, from easy to rich. */

const IN = { image: 'n1.image' }
const from = (n: number, port = 'image') => ({ image: `n${n}.${port}` })
const sample = (name: string): ExampleStep => ['sample', { sample: name }]

function example(id: string, steps: ExampleStep[], dashboard: string[] = []): FlowExample {
  return { id, content: exampleFlow('image', steps, dashboard) }
}

export const IMAGE_EXAMPLES: FlowExample[] = [
  example(
    'edges',
    [
      sample('landscape'),
      ['gray', {}, IN],
      ['gaussian', { size: 5 }, from(2)],
      ['canny', {}, from(3)],
      ['slider', {}, { before: 'n1.image', after: 'n4.image' }],
    ],
    ['n5'],
  ),
  example(
    'coins',
    [
      sample('coins'),
      ['gaussian', { size: 7 }, IN],
      ['threshold', {}, from(2)],
      ['contours', {}, { mask: 'n3.image', image: 'n1.image' }],
      ['count', {}, { what: 'n4.count' }],
      ['chart', { column: 'area' }, { table: 'n4.table' }],
    ],
    ['n4', 'n5', 'n6'],
  ),
  example(
    'circles',
    [sample('coins'), ['circles', {}, IN], ['count', {}, { what: 'n2.count' }]],
    ['n2', 'n3'],
  ),
  example(
    'shapes',
    [
      sample('shapes'),
      ['gray', {}, IN],
      ['threshold', { method: 'fixed', level: 230, inverse: true }, from(2)],
      ['contours', {}, { mask: 'n3.image', image: 'n1.image' }],
      ['show', {}, from(4)],
    ],
    ['n4'],
  ),
  example(
    'red-fruit',
    [
      sample('fruit'),
      ['colour-range', {}, IN],
      ['morphology', { operation: 'close', size: 9 }, from(2, 'mask')],
      ['mask', {}, { image: 'n1.image', mask: 'n3.image' }],
      ['measure', { what: 'white' }, from(3)],
    ],
    ['n4', 'n5'],
  ),
  example(
    'page',
    [
      sample('page'),
      [
        'perspective',
        {
          corners: [
            [0.268, 0.107],
            [0.807, 0.186],
            [0.893, 0.893],
            [0.096, 0.807],
          ],
        },
        IN,
      ],
      ['adaptive', { block: 41, offset: 12 }, from(2)],
      ['save', { name: 'page' }, from(3)],
    ],
    ['n3'],
  ),
  example(
    'notes',
    [
      sample('notes'),
      ['threshold', {}, IN],
      ['adaptive', { block: 31, offset: 12 }, IN],
      ['slider', {}, { before: 'n2.image', after: 'n3.image' }],
    ],
    ['n4'],
  ),
  example(
    'noise',
    [
      sample('noise'),
      ['median', { size: 5 }, IN],
      ['sharpen', { amount: 0.6 }, from(2)],
      ['slider', {}, { before: 'n1.image', after: 'n3.image' }],
    ],
    ['n4'],
  ),
  example(
    'fog',
    [
      sample('fog'),
      ['clahe', { clip: 4 }, IN],
      ['histogram', {}, IN],
      ['histogram', {}, from(2)],
      ['slider', {}, { before: 'n1.image', after: 'n2.image' }],
    ],
    ['n3', 'n4', 'n5'],
  ),
  example(
    'cells',
    [
      sample('cells'),
      ['gray', {}, IN],
      ['gaussian', { size: 7 }, from(2)],
      ['threshold', { inverse: true }, from(3)],
      ['watershed', { split: 55 }, { mask: 'n4.image', image: 'n1.image' }],
      ['count', {}, { what: 'n5.count' }],
    ],
    ['n5', 'n6'],
  ),
  example(
    'difference',
    [
      sample('room-a'),
      sample('room-b'),
      ['compare', {}, { image: 'n1.image', other: 'n2.image' }],
      ['threshold', { method: 'fixed', level: 30 }, from(3)],
      ['contours', { minArea: 60 }, { mask: 'n4.image', image: 'n2.image' }],
      ['count', {}, { what: 'n5.count' }],
    ],
    ['n5', 'n6'],
  ),
  example(
    'poster',
    [
      sample('landscape'),
      ['kmeans', { colours: 6 }, IN],
      ['bilateral', {}, IN],
      ['canny', { low: 60, high: 140 }, from(3)],
      ['invert', {}, from(4)],
      ['mask', {}, { image: 'n2.image', mask: 'n5.image' }],
      ['save', { name: 'poster' }, from(6)],
    ],
    ['n6'],
  ),
  example(
    'qr',
    [
      sample('qr'),
      ['rotate', { angle: 18 }, IN],
      ['qr', {}, from(2)],
      ['draw-text', { top: 12, size: 1.1 }, { image: 'n3.image', text: 'n3.text' }],
    ],
    ['n4'],
  ),
  example(
    'camera',
    [
      ['camera'],
      ['gray', {}, IN],
      ['canny', { low: 50, high: 120 }, from(2)],
      ['show', {}, from(3)],
    ],
    ['n4'],
  ),
]
