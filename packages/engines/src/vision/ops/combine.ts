import type { Mat } from '../opencv-types.ts'
import { numberValue, type VisionIo, type VisionOp } from '../vision-op.ts'
import { sameSize } from './colour.ts'

/** Two pictures into one, drawing on a picture, comparing two. */

/** Both with the same number of channels and the same size. */
function pair(io: VisionIo): [Mat, Mat] {
  const [a, b] = [io.image('image'), io.image('other')]
  sameSize(a, b)
  return a.channels() === b.channels() ? [a, b] : [io.rgb('image'), io.rgb('other')]
}

const mask: VisionOp = ({ cv, scope, image, gray }) => {
  sameSize(image(), gray('mask'))
  const out = scope.mat()
  cv.bitwise_and(image(), image(), out, gray('mask'))
  return { outputs: { image: out } }
}

const blend: VisionOp = (io) => {
  const [a, b] = pair(io)
  const share = io.number('share') / 100
  const out = io.scope.mat()
  io.cv.addWeighted(a, 1 - share, b, share, 0, out)
  return { outputs: { image: out } }
}

const overlay: VisionOp = ({ cv, scope, rgb, number }) => {
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
}

const CALCULATIONS: Record<string, string> = {
  add: 'add',
  subtract: 'subtract',
  difference: 'absdiff',
  lighter: 'max',
  darker: 'min',
  and: 'bitwise_and',
  or: 'bitwise_or',
  xor: 'bitwise_xor',
}

const calculate: VisionOp = (io) => {
  const [a, b] = pair(io)
  const out = io.scope.mat()
  io.cv[CALCULATIONS[io.text('operation')] ?? 'add'](a, b, out)
  return { outputs: { image: out } }
}

function inkOf({ cv, text }: VisionIo): unknown {
  const hex = text('colour')
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16)
  return new cv.Scalar(part(1), part(3), part(5), 255)
}

const drawText: VisionOp = (io) => {
  const { cv, scope, rgb, number, text } = io
  const out = scope.copy(rgb())
  const at = new cv.Point((out.cols * number('left')) / 100, (out.rows * number('top')) / 100)
  const words = io.has('text')
    ? String((io.value('text') as { value: unknown }).value)
    : text('text')
  cv.putText(
    out,
    words,
    at,
    cv.FONT_HERSHEY_SIMPLEX,
    number('size'),
    inkOf(io),
    number('thickness'),
    cv.LINE_AA,
  )
  return { outputs: { image: out } }
}

const drawShape: VisionOp = (io) => {
  const { cv, scope, rgb, number, text, params } = io
  const out = scope.copy(rgb())
  const x = (out.cols * number('left')) / 100
  const y = (out.rows * number('top')) / 100
  const width = (out.cols * number('width')) / 100
  const height = (out.rows * number('height')) / 100
  const thickness = params.fill && text('shape') !== 'line' ? -1 : number('thickness')
  const [start, end] = [new cv.Point(x, y), new cv.Point(x + width, y + height)]
  if (text('shape') === 'line') cv.line(out, start, end, inkOf(io), thickness)
  else if (text('shape') === 'box') cv.rectangle(out, start, end, inkOf(io), thickness)
  else {
    const middle = new cv.Point(x + width / 2, y + height / 2)
    cv.ellipse(out, middle, new cv.Size(width / 2, height / 2), 0, 0, 360, inkOf(io), thickness)
  }
  return { outputs: { image: out } }
}

const compare: VisionOp = (io) => {
  const { cv, scope } = io
  const [a, b] = pair(io)
  const out = scope.mat()
  cv.absdiff(a, b, out)
  let squares = 0
  let differing = 0
  for (const value of out.data) {
    squares += value * value
    if (value > 0) differing++
  }
  const error = squares / out.data.length
  return {
    outputs: {
      image: out,
      error: numberValue(error),
      psnr: numberValue(error === 0 ? 100 : 10 * Math.log10(255 ** 2 / error)),
      same: numberValue(100 * (1 - differing / out.data.length)),
    },
  }
}

export const combineOps: Record<string, VisionOp> = {
  'image.mask': mask,
  'image.blend': blend,
  'image.overlay': overlay,
  'image.calculate': calculate,
  'image.draw-text': drawText,
  'image.draw-shape': drawShape,
  'image.compare': compare,
}
