import type { VisionOp } from '../vision-op.ts'

/** Smoothing, sharpening, own kernels, black and white, shapes of white, edges. */

const blur: VisionOp = ({ cv, scope, image, number }) => {
  const out = scope.mat()
  cv.blur(image(), out, new cv.Size(number('size'), number('size')))
  return { outputs: { image: out } }
}

const gaussian: VisionOp = ({ cv, scope, image, number }) => {
  const out = scope.mat()
  cv.GaussianBlur(image(), out, new cv.Size(number('size'), number('size')), number('sigma'))
  return { outputs: { image: out } }
}

const median: VisionOp = ({ cv, scope, image, number }) => {
  const out = scope.mat()
  cv.medianBlur(image(), out, number('size'))
  return { outputs: { image: out } }
}

const bilateral: VisionOp = ({ cv, scope, image, number }) => {
  const out = scope.mat()
  cv.bilateralFilter(image(), out, number('diameter'), number('colours'), number('distance'))
  return { outputs: { image: out } }
}

/** The picture plus what a blur takes away from it. */
const sharpen: VisionOp = ({ cv, scope, image, number }) => {
  const soft = scope.mat()
  const out = scope.mat()
  cv.GaussianBlur(image(), soft, new cv.Size(0, 0), 3)
  cv.addWeighted(image(), 1 + number('amount'), soft, -number('amount'), 0, out)
  return { outputs: { image: out } }
}

const kernel: VisionOp = ({ cv, scope, image, params, number }) => {
  const rows = params.kernel as number[][]
  const divisor = number('divisor')
  const weights = rows.flat().map((weight) => weight / divisor)
  const mat = scope.own(cv.matFromArray(rows.length, rows[0]!.length, cv.CV_32F, weights))
  const out = scope.mat()
  cv.filter2D(image(), out, -1, mat, new cv.Point(-1, -1), number('offset'))
  return { outputs: { image: out } }
}

const threshold: VisionOp = ({ cv, scope, gray, number, text, params }) => {
  const out = scope.mat()
  const kind = params.inverse ? cv.THRESH_BINARY_INV : cv.THRESH_BINARY
  const otsu = text('method') === 'otsu' ? cv.THRESH_OTSU : 0
  const level = cv.threshold(gray(), out, number('level'), 255, kind + otsu)
  return { outputs: { image: out, level: { type: 'number', value: Number(level) } } }
}

const adaptive: VisionOp = ({ cv, scope, gray, number, text, params }) => {
  const out = scope.mat()
  const method =
    text('method') === 'mean' ? cv.ADAPTIVE_THRESH_MEAN_C : cv.ADAPTIVE_THRESH_GAUSSIAN_C
  const kind = params.inverse ? cv.THRESH_BINARY_INV : cv.THRESH_BINARY
  cv.adaptiveThreshold(gray(), out, 255, method, kind, number('block'), number('offset'))
  return { outputs: { image: out } }
}

const MORPHS: Record<string, string> = {
  erode: 'MORPH_ERODE',
  dilate: 'MORPH_DILATE',
  open: 'MORPH_OPEN',
  close: 'MORPH_CLOSE',
  gradient: 'MORPH_GRADIENT',
  tophat: 'MORPH_TOPHAT',
  blackhat: 'MORPH_BLACKHAT',
}
const SHAPES: Record<string, string> = {
  box: 'MORPH_RECT',
  round: 'MORPH_ELLIPSE',
  cross: 'MORPH_CROSS',
}

const morphology: VisionOp = ({ cv, scope, image, number, text }) => {
  const shape = cv[SHAPES[text('shape')] ?? 'MORPH_RECT']
  const element = scope.own(
    cv.getStructuringElement(shape, new cv.Size(number('size'), number('size'))),
  )
  const out = scope.mat()
  cv.morphologyEx(
    image(),
    out,
    cv[MORPHS[text('operation')] ?? 'MORPH_OPEN'],
    element,
    new cv.Point(-1, -1),
    number('times'),
  )
  return { outputs: { image: out } }
}

const canny: VisionOp = ({ cv, scope, gray, number }) => {
  const out = scope.mat()
  cv.Canny(gray(), out, number('low'), number('high'))
  return { outputs: { image: out } }
}

const sobel: VisionOp = ({ cv, scope, gray, number, text }) => {
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
}

const laplacian: VisionOp = ({ cv, scope, gray, number }) => {
  const slope = scope.mat()
  const out = scope.mat()
  cv.Laplacian(gray(), slope, cv.CV_16S, number('size'))
  cv.convertScaleAbs(slope, out)
  return { outputs: { image: out } }
}

export const filterOps: Record<string, VisionOp> = {
  'image.blur': blur,
  'image.gaussian': gaussian,
  'image.median': median,
  'image.bilateral': bilateral,
  'image.sharpen': sharpen,
  'image.kernel': kernel,
  'image.threshold': threshold,
  'image.adaptive': adaptive,
  'image.morphology': morphology,
  'image.canny': canny,
  'image.sobel': sobel,
  'image.laplacian': laplacian,
}
