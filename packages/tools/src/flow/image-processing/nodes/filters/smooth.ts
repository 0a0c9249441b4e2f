import { py } from '@panya/engines/code/python-code.ts'
import { visionRun } from '@panya/engines/vision/vision-op.ts'
import { decimal, matrixParam, odd, whole } from '../../../../flow-kit/param-forms.ts'
import { CV2, NUMPY } from '../../../../flow-kit/python-pictures.ts'
import { pictureNode } from '../define.ts'

/** Smoothing, sharpening, own kernels. */

const blur = pictureNode('blur', 'filter', {
  params: [whole('size', 5, 1, 99)],
  variable: 'blurred',
  code: (c) =>
    py`${c.output('image')} = cv2.blur(${c.input('image')}, (${c.param('size')}, ${c.param('size')}))`,
})

const runBlur = visionRun(blur, ({ cv, scope, image, number }) => {
  const out = scope.mat()
  cv.blur(image(), out, new cv.Size(number('size'), number('size')))
  return { outputs: { image: out } }
})

const gaussian = pictureNode('gaussian', 'filter', {
  params: [odd('size', 5, 1, 99), decimal('sigma', 0, 0, 30, 0.1)],
  variable: 'blurred',
  code: (c) =>
    py`${c.output('image')} = cv2.GaussianBlur(${c.input('image')}, (${c.param('size')}, ${c.param('size')}), ${c.param('sigma')})`,
})

const runGaussian = visionRun(gaussian, ({ cv, scope, image, number }) => {
  const out = scope.mat()
  cv.GaussianBlur(image(), out, new cv.Size(number('size'), number('size')), number('sigma'))
  return { outputs: { image: out } }
})

const median = pictureNode('median', 'filter', {
  params: [odd('size', 5, 1, 99)],
  variable: 'clean',
  code: (c) => py`${c.output('image')} = cv2.medianBlur(${c.input('image')}, ${c.param('size')})`,
})

const runMedian = visionRun(median, ({ cv, scope, image, number }) => {
  const out = scope.mat()
  cv.medianBlur(image(), out, number('size'))
  return { outputs: { image: out } }
})

const bilateral = pictureNode('bilateral', 'filter', {
  params: [
    whole('diameter', 9, 1, 25),
    whole('colours', 75, 1, 250),
    whole('distance', 75, 1, 250),
  ],
  variable: 'smooth',
  code: (c) =>
    py`${c.output('image')} = cv2.bilateralFilter(${c.input('image')}, ${c.param('diameter')}, ${c.param('colours')}, ${c.param('distance')})`,
})

const runBilateral = visionRun(bilateral, ({ cv, scope, image, number }) => {
  const out = scope.mat()
  cv.bilateralFilter(image(), out, number('diameter'), number('colours'), number('distance'))
  return { outputs: { image: out } }
})

const SHARPEN_HELPER = py`def sharpen(image, amount):
    """The picture plus what a blur takes away from it."""
    soft = cv2.GaussianBlur(image, (0, 0), 3)
    return cv2.addWeighted(image, 1 + amount, soft, -amount, 0)`

const sharpen = pictureNode('sharpen', 'filter', {
  params: [decimal('amount', 1, 0, 5, 0.1)],
  variable: 'sharp',
  helpers: [SHARPEN_HELPER],
  code: (c) => py`${c.output('image')} = sharpen(${c.input('image')}, ${c.param('amount')})`,
})

/** The picture plus what a blur takes away from it. */
const runSharpen = visionRun(sharpen, ({ cv, scope, image, number }) => {
  const soft = scope.mat()
  const out = scope.mat()
  cv.GaussianBlur(image(), soft, new cv.Size(0, 0), 3)
  cv.addWeighted(image(), 1 + number('amount'), soft, -number('amount'), 0, out)
  return { outputs: { image: out } }
})

const kernel = pictureNode('kernel', 'filter', {
  params: [
    matrixParam('kernel', 7, [
      [-2, -1, 0],
      [-1, 1, 1],
      [0, 1, 2],
    ]),
    decimal('divisor', 1, 0.01, 1000, 0.5),
    whole('offset', 0, -255, 255),
  ],
  imports: [CV2, NUMPY],
  variable: 'filtered',
  code: (c) =>
    py`kernel = np.array(${c.param('kernel')}, np.float32) / ${c.param('divisor')}\n${c.output('image')} = cv2.filter2D(${c.input('image')}, -1, kernel, delta=${c.param('offset')})`,
})

const runKernel = visionRun(kernel, ({ cv, scope, image, params, number }) => {
  const rows = params.kernel
  const divisor = number('divisor')
  const weights = rows.flat().map((weight) => weight / divisor)
  const mat = scope.own(cv.matFromArray(rows.length, rows[0]!.length, cv.CV_32F, weights))
  const out = scope.mat()
  cv.filter2D(image(), out, -1, mat, new cv.Point(-1, -1), number('offset'))
  return { outputs: { image: out } }
})

export const SMOOTH = [blur, gaussian, median, bilateral, sharpen, kernel]

export const SMOOTH_RUNS = [runBlur, runGaussian, runMedian, runBilateral, runSharpen, runKernel]
