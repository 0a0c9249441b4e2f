import { py } from '@panya/engines/code/python-code.ts'
import { visionRun } from '@panya/engines/vision/vision-op.ts'
import { choice, odd, whole } from '../../../../flow-kit/param-forms.ts'
import { GRAY_HELPER, pictureNode } from '../define.ts'

/** Where the brightness changes. */

const canny = pictureNode('canny', 'edges', {
  params: [whole('low', 80, 0, 500), whole('high', 160, 0, 500)],
  variable: 'edges',
  helpers: [GRAY_HELPER],
  code: (c) =>
    py`${c.output('image')} = cv2.Canny(gray_of(${c.input('image')}), ${c.param('low')}, ${c.param('high')})`,
})

const runCanny = visionRun(canny, ({ cv, scope, gray, number }) => {
  const out = scope.mat()
  cv.Canny(gray(), out, number('low'), number('high'))
  return { outputs: { image: out } }
})

const SOBEL_HELPER = py`def slope(image, dx, dy, size):
    """How fast the brightness changes in one direction."""
    return cv2.convertScaleAbs(cv2.Sobel(gray_of(image), cv2.CV_16S, dx, dy, ksize=size))`

const sobel = pictureNode('sobel', 'edges', {
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
})

const runSobel = visionRun(sobel, ({ cv, scope, gray, number, text }) => {
  const side = (dx: number, dy: number) => {
    const slope = scope.mat()
    const out = scope.mat()
    cv.Sobel(gray(), slope, cv.CV_16S, dx, dy, number('size'))
    cv.convertScaleAbs(slope, out)
    return out
  }
  if (text('direction') === 'x') return { outputs: { image: side(1, 0) } }
  if (text('direction') === 'y') return { outputs: { image: side(0, 1) } }
  const out = scope.mat()
  cv.addWeighted(side(1, 0), 0.5, side(0, 1), 0.5, 0, out)
  return { outputs: { image: out } }
})

const laplacian = pictureNode('laplacian', 'edges', {
  params: [odd('size', 3, 1, 7)],
  variable: 'slopes',
  helpers: [GRAY_HELPER],
  code: (c) =>
    py`${c.output('image')} = cv2.convertScaleAbs(cv2.Laplacian(gray_of(${c.input('image')}), cv2.CV_16S, ksize=${c.param('size')}))`,
})

const runLaplacian = visionRun(laplacian, ({ cv, scope, gray, number }) => {
  const slope = scope.mat()
  const out = scope.mat()
  cv.Laplacian(gray(), slope, cv.CV_16S, number('size'))
  cv.convertScaleAbs(slope, out)
  return { outputs: { image: out } }
})

export const EDGES = [canny, sobel, laplacian]

export const EDGES_RUNS = [runCanny, runSobel, runLaplacian]
