import { ownTable } from '@panya/engines/code/own-table.ts'
import { type Py, py } from '@panya/engines/code/python-code.ts'
import { choice, decimal, odd, whole, yesNo } from '../../../flow-kit/param-forms.ts'
import { CV2, GRAY_HELPER, NUMPY, pictureNode, port } from './define.ts'

/** Smoothing, sharpening, black and white, edges. */

const MORPH = ownTable<Py>({
  erode: py`cv2.MORPH_ERODE`,
  dilate: py`cv2.MORPH_DILATE`,
  open: py`cv2.MORPH_OPEN`,
  close: py`cv2.MORPH_CLOSE`,
  gradient: py`cv2.MORPH_GRADIENT`,
  tophat: py`cv2.MORPH_TOPHAT`,
  blackhat: py`cv2.MORPH_BLACKHAT`,
})
const ELEMENT = ownTable<Py>({
  box: py`cv2.MORPH_RECT`,
  round: py`cv2.MORPH_ELLIPSE`,
  cross: py`cv2.MORPH_CROSS`,
})

const SHARPEN_HELPER = py`def sharpen(image, amount):
    """The picture plus what a blur takes away from it."""
    soft = cv2.GaussianBlur(image, (0, 0), 3)
    return cv2.addWeighted(image, 1 + amount, soft, -amount, 0)`

const SOBEL_HELPER = py`def slope(image, dx, dy, size):
    """How fast the brightness changes in one direction."""
    return cv2.convertScaleAbs(cv2.Sobel(gray_of(image), cv2.CV_16S, dx, dy, ksize=size))`

const binaryKind = (inverse: unknown): Py =>
  inverse ? py`cv2.THRESH_BINARY_INV` : py`cv2.THRESH_BINARY`

export const FILTERS = [
  pictureNode('blur', 'filter', {
    params: [whole('size', 5, 1, 99)],
    variable: 'blurred',
    code: (c) =>
      py`${c.output('image')} = cv2.blur(${c.input('image')}, (${c.param('size')}, ${c.param('size')}))`,
  }),
  pictureNode('gaussian', 'filter', {
    params: [odd('size', 5, 1, 99), decimal('sigma', 0, 0, 30, 0.1)],
    variable: 'blurred',
    code: (c) =>
      py`${c.output('image')} = cv2.GaussianBlur(${c.input('image')}, (${c.param('size')}, ${c.param('size')}), ${c.param('sigma')})`,
  }),
  pictureNode('median', 'filter', {
    params: [odd('size', 5, 1, 99)],
    variable: 'clean',
    code: (c) => py`${c.output('image')} = cv2.medianBlur(${c.input('image')}, ${c.param('size')})`,
  }),
  pictureNode('bilateral', 'filter', {
    params: [
      whole('diameter', 9, 1, 25),
      whole('colours', 75, 1, 250),
      whole('distance', 75, 1, 250),
    ],
    variable: 'smooth',
    code: (c) =>
      py`${c.output('image')} = cv2.bilateralFilter(${c.input('image')}, ${c.param('diameter')}, ${c.param('colours')}, ${c.param('distance')})`,
  }),
  pictureNode('sharpen', 'filter', {
    params: [decimal('amount', 1, 0, 5, 0.1)],
    variable: 'sharp',
    helpers: [SHARPEN_HELPER],
    code: (c) => py`${c.output('image')} = sharpen(${c.input('image')}, ${c.param('amount')})`,
  }),
  pictureNode('kernel', 'filter', {
    params: [
      {
        kind: 'matrix',
        name: 'kernel',
        maxSize: 7,
        default: [
          [-2, -1, 0],
          [-1, 1, 1],
          [0, 1, 2],
        ],
      },
      decimal('divisor', 1, 0.01, 1000, 0.5),
      whole('offset', 0, -255, 255),
    ],
    imports: [CV2, NUMPY],
    variable: 'filtered',
    code: (c) =>
      py`kernel = np.array(${c.param('kernel')}, np.float32) / ${c.param('divisor')}\n${c.output('image')} = cv2.filter2D(${c.input('image')}, -1, kernel, delta=${c.param('offset')})`,
  }),
]

export const BINARY = [
  pictureNode('threshold', 'binary', {
    outputs: [port('image'), port('level', 'number')],
    params: [
      choice('method', ['otsu', 'fixed'], 'threshold'),
      { ...whole('level', 128, 0, 255), showIf: { param: 'method', is: ['fixed'] } },
      yesNo('inverse'),
    ],
    variable: 'binary',
    helpers: [GRAY_HELPER],
    code: (c) => {
      const kind = binaryKind(c.params.inverse)
      const how =
        c.params.method === 'otsu'
          ? py`0, 255, ${kind} + cv2.THRESH_OTSU`
          : py`${c.param('level')}, 255, ${kind}`
      return py`${c.output('level')}, ${c.output('image')} = cv2.threshold(gray_of(${c.input('image')}), ${how})`
    },
  }),
  pictureNode('adaptive', 'binary', {
    params: [
      choice('method', ['gaussian', 'mean'], 'adaptive'),
      odd('block', 31, 3, 199),
      whole('offset', 10, -50, 50),
      yesNo('inverse'),
    ],
    variable: 'binary',
    helpers: [GRAY_HELPER],
    code: (c) => {
      const method =
        c.params.method === 'mean'
          ? py`cv2.ADAPTIVE_THRESH_MEAN_C`
          : py`cv2.ADAPTIVE_THRESH_GAUSSIAN_C`
      return py`${c.output('image')} = cv2.adaptiveThreshold(gray_of(${c.input('image')}), 255, ${method}, ${binaryKind(c.params.inverse)}, ${c.param('block')}, ${c.param('offset')})`
    },
  }),
  pictureNode('morphology', 'binary', {
    params: [
      choice(
        'operation',
        ['open', 'close', 'erode', 'dilate', 'gradient', 'tophat', 'blackhat'],
        'morphology',
      ),
      whole('size', 5, 1, 51),
      choice('shape', ['round', 'box', 'cross'], 'element'),
      whole('times', 1, 1, 10),
    ],
    variable: 'cleaned',
    code: (c) => {
      return py`element = cv2.getStructuringElement(${ELEMENT[c.text('shape')] ?? py`cv2.MORPH_RECT`}, (${c.param('size')}, ${c.param('size')}))\n${c.output('image')} = cv2.morphologyEx(${c.input('image')}, ${MORPH[c.text('operation')] ?? py`cv2.MORPH_OPEN`}, element, iterations=${c.param('times')})`
    },
  }),
]

export const EDGES = [
  pictureNode('canny', 'edges', {
    params: [whole('low', 80, 0, 500), whole('high', 160, 0, 500)],
    variable: 'edges',
    helpers: [GRAY_HELPER],
    code: (c) =>
      py`${c.output('image')} = cv2.Canny(gray_of(${c.input('image')}), ${c.param('low')}, ${c.param('high')})`,
  }),
  pictureNode('sobel', 'edges', {
    params: [choice('direction', ['both', 'x', 'y'], 'sobel'), odd('size', 3, 1, 7)],
    variable: 'slopes',
    helpers: [GRAY_HELPER, SOBEL_HELPER],
    code: (c) => {
      const from = c.input('image')
      if (c.params.direction === 'x')
        return py`${c.output('image')} = slope(${from}, 1, 0, ${c.param('size')})`
      if (c.params.direction === 'y')
        return py`${c.output('image')} = slope(${from}, 0, 1, ${c.param('size')})`
      return py`${c.output('image')} = cv2.addWeighted(slope(${from}, 1, 0, ${c.param('size')}), 0.5, slope(${from}, 0, 1, ${c.param('size')}), 0.5, 0)`
    },
  }),
  pictureNode('laplacian', 'edges', {
    params: [odd('size', 3, 1, 7)],
    variable: 'slopes',
    helpers: [GRAY_HELPER],
    code: (c) =>
      py`${c.output('image')} = cv2.convertScaleAbs(cv2.Laplacian(gray_of(${c.input('image')}), cv2.CV_16S, ksize=${c.param('size')}))`,
  }),
]
