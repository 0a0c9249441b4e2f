import { ownTable } from '@panya/engines/code/own-table.ts'
import { type Py, py } from '@panya/engines/code/python-code.ts'
import { visionRun } from '@panya/engines/vision/vision-op.ts'
import { choice, odd, whole, yesNo } from '../../../../flow-kit/param-forms.ts'
import { GRAY_HELPER, openCvName, pictureNode, port } from '../define.ts'

/** Black and white, and shapes of white. */

const binaryKind = (inverse: unknown): Py =>
  inverse ? py`cv2.THRESH_BINARY_INV` : py`cv2.THRESH_BINARY`

const threshold = pictureNode('threshold', 'binary', {
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
})

const runThreshold = visionRun(threshold, ({ cv, scope, gray, number, text, params }) => {
  const out = scope.mat()
  const kind = params.inverse ? cv.THRESH_BINARY_INV : cv.THRESH_BINARY
  const otsu = text('method') === 'otsu' ? cv.THRESH_OTSU : 0
  const level = cv.threshold(gray(), out, number('level'), 255, kind + otsu)
  return { outputs: { image: out, level: { type: 'number', value: Number(level) } } }
})

const adaptive = pictureNode('adaptive', 'binary', {
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
})

const runAdaptive = visionRun(adaptive, ({ cv, scope, gray, number, text, params }) => {
  const out = scope.mat()
  const method =
    text('method') === 'mean' ? cv.ADAPTIVE_THRESH_MEAN_C : cv.ADAPTIVE_THRESH_GAUSSIAN_C
  const kind = params.inverse ? cv.THRESH_BINARY_INV : cv.THRESH_BINARY
  cv.adaptiveThreshold(gray(), out, 255, method, kind, number('block'), number('offset'))
  return { outputs: { image: out } }
})

const MORPH = ownTable<Py>({
  erode: py`cv2.MORPH_ERODE`,
  dilate: py`cv2.MORPH_DILATE`,
  open: py`cv2.MORPH_OPEN`,
  close: py`cv2.MORPH_CLOSE`,
  gradient: py`cv2.MORPH_GRADIENT`,
  tophat: py`cv2.MORPH_TOPHAT`,
  blackhat: py`cv2.MORPH_BLACKHAT`,
})

const morph = (name: string): Py => MORPH[name] ?? py`cv2.MORPH_OPEN`

const ELEMENT = ownTable<Py>({
  box: py`cv2.MORPH_RECT`,
  round: py`cv2.MORPH_ELLIPSE`,
  cross: py`cv2.MORPH_CROSS`,
})

const element = (name: string): Py => ELEMENT[name] ?? py`cv2.MORPH_RECT`

const morphology = pictureNode('morphology', 'binary', {
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
  code: (c) =>
    py`element = cv2.getStructuringElement(${element(c.text('shape'))}, (${c.param('size')}, ${c.param('size')}))\n${c.output('image')} = cv2.morphologyEx(${c.input('image')}, ${morph(c.text('operation'))}, element, iterations=${c.param('times')})`,
})

const runMorphology = visionRun(morphology, ({ cv, scope, image, number, text }) => {
  const kernel = scope.own(
    cv.getStructuringElement(
      cv[openCvName(element(text('shape')))],
      new cv.Size(number('size'), number('size')),
    ),
  )
  const out = scope.mat()
  cv.morphologyEx(
    image(),
    out,
    cv[openCvName(morph(text('operation')))],
    kernel,
    new cv.Point(-1, -1),
    number('times'),
  )
  return { outputs: { image: out } }
})

export const BINARY = [threshold, adaptive, morphology]

export const BINARY_RUNS = [runThreshold, runAdaptive, runMorphology]
