import { ownTable } from '@panya/engines/code/own-table.ts'
import { type Py, py } from '@panya/engines/code/python-code.ts'
import type { Mat } from '@panya/engines/vision/opencv-types.ts'
import { sameSize, type VisionIo, visionRun } from '@panya/engines/vision/vision-op.ts'
import { choice, whole } from '../../../../flow-kit/param-forms.ts'
import { COLOUR_HELPER, GRAY_HELPER, openCvName, pictureNode, port } from '../define.ts'

/** Two pictures into one. */

export const PAIR_HELPER = py`def same_channels(a, b):
    """Both gray or both in colour."""
    return (a, b) if a.ndim == b.ndim else (colour_of(a), colour_of(b))`

/** Both with the same number of channels and the same size. */
export function pair(io: VisionIo): [Mat, Mat] {
  const [a, b] = [io.image('image'), io.image('other')]
  sameSize(a, b)
  return a.channels() === b.channels() ? [a, b] : [io.rgb('image'), io.rgb('other')]
}

const mask = pictureNode('mask', 'combine', {
  inputs: [port('image'), port('mask')],
  variable: 'masked',
  helpers: [GRAY_HELPER],
  code: (c) =>
    py`${c.output('image')} = cv2.bitwise_and(${c.input('image')}, ${c.input('image')}, mask=gray_of(${c.input('mask')}))`,
})

const runMask = visionRun(mask, ({ cv, scope, image, gray }) => {
  sameSize(image(), gray('mask'))
  const out = scope.mat()
  cv.bitwise_and(image(), image(), out, gray('mask'))
  return { outputs: { image: out } }
})

const blend = pictureNode('blend', 'combine', {
  inputs: [port('image'), port('other')],
  params: [whole('share', 50, 0, 100)],
  variable: 'blended',
  helpers: [COLOUR_HELPER, PAIR_HELPER],
  code: (c) => {
    const share = c.number('share') / 100
    return py`a, b = same_channels(${c.input('image')}, ${c.input('other')})\n${c.output('image')} = cv2.addWeighted(a, ${c.literal(Math.round((1 - share) * 100) / 100)}, b, ${c.literal(share)}, 0)`
  },
})

const runBlend = visionRun(blend, (io) => {
  const [a, b] = pair(io)
  const share = io.number('share') / 100
  const out = io.scope.mat()
  io.cv.addWeighted(a, 1 - share, b, share, 0, out)
  return { outputs: { image: out } }
})

export const PLACE = [whole('left', 10, 0, 100), whole('top', 20, 0, 100)]

const OVERLAY_HELPER = py`def overlay(image, other, left, top):
    """Lays a picture on another one; the place is percent of its size."""
    out, other = colour_of(image).copy(), colour_of(other)
    rows, cols = out.shape[:2]
    x, y = int(cols * left / 100 + 0.5), int(rows * top / 100 + 0.5)
    part = other[:max(0, rows - y), :max(0, cols - x)]
    out[y:y + part.shape[0], x:x + part.shape[1]] = part
    return out`

const overlay = pictureNode('overlay', 'combine', {
  inputs: [port('image'), port('other')],
  params: PLACE,
  variable: 'collage',
  helpers: [COLOUR_HELPER, OVERLAY_HELPER],
  code: (c) =>
    py`${c.output('image')} = overlay(${c.input('image')}, ${c.input('other')}, ${c.param('left')}, ${c.param('top')})`,
})

const runOverlay = visionRun(overlay, ({ cv, scope, rgb, number }) => {
  const out = scope.copy(rgb('image'))
  const top = rgb('other')
  const x = Math.round((out.cols * number('left')) / 100)
  const y = Math.round((out.rows * number('top')) / 100)
  const width = Math.min(top.cols, out.cols - x)
  const height = Math.min(top.rows, out.rows - y)
  if (width > 0 && height > 0) {
    const from = scope.own(top.roi(new cv.Rect(0, 0, width, height)))
    const to = scope.own(out.roi(new cv.Rect(x, y, width, height)))
    from.copyTo(to)
  }
  return { outputs: { image: out } }
})

const CALCULATION = ownTable<Py>({
  add: py`cv2.add`,
  subtract: py`cv2.subtract`,
  difference: py`cv2.absdiff`,
  lighter: py`cv2.max`,
  darker: py`cv2.min`,
  and: py`cv2.bitwise_and`,
  or: py`cv2.bitwise_or`,
  xor: py`cv2.bitwise_xor`,
})

const calculation = (name: string): Py => CALCULATION[name] ?? py`cv2.add`

const calculate = pictureNode('calculate', 'combine', {
  inputs: [port('image'), port('other')],
  params: [choice('operation', Object.keys(CALCULATION), 'calculation')],
  variable: 'result',
  helpers: [COLOUR_HELPER, PAIR_HELPER],
  code: (c) =>
    py`${c.output('image')} = ${calculation(c.text('operation'))}(*same_channels(${c.input('image')}, ${c.input('other')}))`,
})

const runCalculate = visionRun(calculate, (io) => {
  const [a, b] = pair(io)
  const out = io.scope.mat()
  io.cv[openCvName(calculation(io.text('operation')))](a, b, out)
  return { outputs: { image: out } }
})

export const TWO_PICTURES = [mask, blend, overlay, calculate]

export const TWO_PICTURES_RUNS = [runMask, runBlend, runOverlay, runCalculate]
