import { choice, decimal, odd, whole, yesNo } from '../../../kit/flow/param-forms.ts'
import { CV2, GRAY_HELPER, NUMPY, pictureNode, port } from './define.ts'

/** Smoothing, sharpening, black and white, edges. */

const MORPH: Record<string, string> = {
  erode: 'cv2.MORPH_ERODE',
  dilate: 'cv2.MORPH_DILATE',
  open: 'cv2.MORPH_OPEN',
  close: 'cv2.MORPH_CLOSE',
  gradient: 'cv2.MORPH_GRADIENT',
  tophat: 'cv2.MORPH_TOPHAT',
  blackhat: 'cv2.MORPH_BLACKHAT',
}
const ELEMENT: Record<string, string> = {
  box: 'cv2.MORPH_RECT',
  round: 'cv2.MORPH_ELLIPSE',
  cross: 'cv2.MORPH_CROSS',
}

const SHARPEN_HELPER = `def sharpen(image, amount):
    """The picture plus what a blur takes away from it."""
    soft = cv2.GaussianBlur(image, (0, 0), 3)
    return cv2.addWeighted(image, 1 + amount, soft, -amount, 0)`

const SOBEL_HELPER = `def slope(image, dx, dy, size):
    """How fast the brightness changes in one direction."""
    return cv2.convertScaleAbs(cv2.Sobel(gray_of(image), cv2.CV_16S, dx, dy, ksize=size))`

const binaryKind = (inverse: unknown): string =>
  inverse ? 'cv2.THRESH_BINARY_INV' : 'cv2.THRESH_BINARY'

export const FILTERS = [
  pictureNode('blur', 'filter', {
    params: [whole('size', 5, 1, 99)],
    variable: 'blurred',
    code: (c) =>
      `${c.output('image')} = cv2.blur(${c.input('image')}, (${c.params.size}, ${c.params.size}))`,
  }),
  pictureNode('gaussian', 'filter', {
    params: [odd('size', 5, 1, 99), decimal('sigma', 0, 0, 30, 0.1)],
    variable: 'blurred',
    code: (c) =>
      `${c.output('image')} = cv2.GaussianBlur(${c.input('image')}, (${c.params.size}, ${c.params.size}), ${c.params.sigma})`,
  }),
  pictureNode('median', 'filter', {
    params: [odd('size', 5, 1, 99)],
    variable: 'clean',
    code: (c) => `${c.output('image')} = cv2.medianBlur(${c.input('image')}, ${c.params.size})`,
  }),
  pictureNode('bilateral', 'filter', {
    params: [
      whole('diameter', 9, 1, 25),
      whole('colours', 75, 1, 250),
      whole('distance', 75, 1, 250),
    ],
    variable: 'smooth',
    code: (c) => {
      const { diameter, colours, distance } = c.params
      return `${c.output('image')} = cv2.bilateralFilter(${c.input('image')}, ${diameter}, ${colours}, ${distance})`
    },
  }),
  pictureNode('sharpen', 'filter', {
    params: [decimal('amount', 1, 0, 5, 0.1)],
    variable: 'sharp',
    helpers: [SHARPEN_HELPER],
    code: (c) => `${c.output('image')} = sharpen(${c.input('image')}, ${c.params.amount})`,
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
      `kernel = np.array(${c.literal(c.params.kernel)}, np.float32) / ${c.params.divisor}\n${c.output('image')} = cv2.filter2D(${c.input('image')}, -1, kernel, delta=${c.params.offset})`,
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
          ? `0, 255, ${kind} + cv2.THRESH_OTSU`
          : `${c.params.level}, 255, ${kind}`
      return `${c.output('level')}, ${c.output('image')} = cv2.threshold(gray_of(${c.input('image')}), ${how})`
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
        c.params.method === 'mean' ? 'cv2.ADAPTIVE_THRESH_MEAN_C' : 'cv2.ADAPTIVE_THRESH_GAUSSIAN_C'
      return `${c.output('image')} = cv2.adaptiveThreshold(gray_of(${c.input('image')}), 255, ${method}, ${binaryKind(c.params.inverse)}, ${c.params.block}, ${c.params.offset})`
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
      const { operation, size, shape, times } = c.params
      return `element = cv2.getStructuringElement(${ELEMENT[String(shape)]}, (${size}, ${size}))\n${c.output('image')} = cv2.morphologyEx(${c.input('image')}, ${MORPH[String(operation)]}, element, iterations=${times})`
    },
  }),
]

export const EDGES = [
  pictureNode('canny', 'edges', {
    params: [whole('low', 80, 0, 500), whole('high', 160, 0, 500)],
    variable: 'edges',
    helpers: [GRAY_HELPER],
    code: (c) =>
      `${c.output('image')} = cv2.Canny(gray_of(${c.input('image')}), ${c.params.low}, ${c.params.high})`,
  }),
  pictureNode('sobel', 'edges', {
    params: [choice('direction', ['both', 'x', 'y'], 'sobel'), odd('size', 3, 1, 7)],
    variable: 'slopes',
    helpers: [GRAY_HELPER, SOBEL_HELPER],
    code: (c) => {
      const { direction, size } = c.params
      const from = c.input('image')
      if (direction === 'x') return `${c.output('image')} = slope(${from}, 1, 0, ${size})`
      if (direction === 'y') return `${c.output('image')} = slope(${from}, 0, 1, ${size})`
      return `${c.output('image')} = cv2.addWeighted(slope(${from}, 1, 0, ${size}), 0.5, slope(${from}, 0, 1, ${size}), 0.5, 0)`
    },
  }),
  pictureNode('laplacian', 'edges', {
    params: [odd('size', 3, 1, 7)],
    variable: 'slopes',
    helpers: [GRAY_HELPER],
    code: (c) =>
      `${c.output('image')} = cv2.convertScaleAbs(cv2.Laplacian(gray_of(${c.input('image')}), cv2.CV_16S, ksize=${c.params.size}))`,
  }),
]
