import { FlowFailure } from '../../flow/flow-value.ts'
import type { Mat } from '../opencv-types.ts'
import { tableOf, type VisionIo, type VisionOp } from '../vision-op.ts'

/** Colour and light. */

const gray: VisionOp = (io) => ({ outputs: { image: copied(io, io.gray()) } })

/** A result must be the node's own even when nothing had to be done. */
export function copied({ scope, image }: VisionIo, mat: Mat, port = 'image'): Mat {
  return mat === image(port) ? scope.copy(mat) : mat
}

const SPACES: Record<string, string> = {
  hsv: 'COLOR_RGB2HSV',
  lab: 'COLOR_RGB2Lab',
  ycrcb: 'COLOR_RGB2YCrCb',
  hls: 'COLOR_RGB2HLS',
}

const colourSpace: VisionOp = ({ cv, scope, rgb, text }) => {
  const out = scope.mat()
  cv.cvtColor(rgb(), out, cv[SPACES[text('space')] ?? 'COLOR_RGB2HSV'])
  return { outputs: { image: out } }
}

const split: VisionOp = ({ cv, scope, rgb }) => {
  const parts = scope.own(new cv.MatVector())
  cv.split(rgb(), parts)
  const part = (index: number): Mat => scope.own(parts.get(index))
  return { outputs: { first: part(0), second: part(1), third: part(2) } }
}

const merge: VisionOp = ({ cv, scope, gray: grayOf }) => {
  const parts = ['first', 'second', 'third'].map((port) => grayOf(port))
  for (const part of parts) sameSize(parts[0]!, part)
  const vector = scope.own(new cv.MatVector())
  for (const part of parts) vector.push_back(part)
  const out = scope.mat()
  cv.merge(vector, out)
  return { outputs: { image: out } }
}

export function sameSize(a: Mat, b: Mat): void {
  if (a.cols === b.cols && a.rows === b.rows) return
  throw new FlowFailure('sizes-differ', { a: `${a.cols}×${a.rows}`, b: `${b.cols}×${b.rows}` })
}

/** 256 output levels, applied to every channel. */
function applyLevels({ cv, scope, image }: VisionIo, level: (value: number) => number): Mat {
  const levels = Array.from({ length: 256 }, (_, value) =>
    Math.max(0, Math.min(255, Math.round(level(value)))),
  )
  const lut = scope.own(cv.matFromArray(1, 256, cv.CV_8UC1, levels))
  const out = scope.mat()
  cv.LUT(image(), lut, out)
  return out
}

const adjust: VisionOp = (io) => {
  const [brightness, contrast, gamma] = [
    io.number('brightness'),
    io.number('contrast'),
    io.number('gamma'),
  ]
  const image = applyLevels(
    io,
    (value) => ((value / 255) ** (1 / gamma) * 255 - 128) * contrast + 128 + brightness,
  )
  return { outputs: { image } }
}

const invert: VisionOp = ({ cv, scope, image }) => {
  const out = scope.mat()
  cv.bitwise_not(image(), out)
  return { outputs: { image: out } }
}

/** How many pixels have each of the 256 levels, per channel. */
function levelCounts(mat: Mat): number[][] {
  const channels = mat.channels()
  const counts = Array.from({ length: channels }, () => Array.from({ length: 256 }, () => 0))
  const { data } = mat
  for (let i = 0; i < data.length; i++) counts[i % channels]![data[i]!]!++
  return counts
}

const histogram: VisionOp = ({ image }) => {
  const counts = levelCounts(image())
  const names = counts.length === 1 ? ['gray'] : ['red', 'green', 'blue']
  const columns = Object.fromEntries(['level', ...names].map((name) => [name, 'number' as const]))
  const rows = Array.from({ length: 256 }, (_, level) => ({
    level,
    ...Object.fromEntries(names.map((name, index) => [name, counts[index]![level]])),
  }))
  const data = {
    kind: 'histogram',
    series: names.map((name, index) => ({ name, values: counts[index] })),
  }
  return {
    outputs: { table: tableOf(columns, rows) },
    preview: { kind: 'chart', chart: 'levels', data },
  }
}

/** Works on brightness only, so that colours stay. */
function onBrightness(
  io: VisionIo,
  to: string,
  back: string,
  change: (plane: Mat, out: Mat) => void,
): Mat {
  const { cv, scope, image } = io
  const out = scope.mat()
  if (image().channels() === 1) {
    change(image(), out)
    return out
  }
  const turned = scope.mat()
  cv.cvtColor(image(), turned, cv[to])
  const planes = scope.own(new cv.MatVector())
  cv.split(turned, planes)
  const light = scope.own(planes.get(0))
  const better = scope.mat()
  change(light, better)
  planes.set(0, better)
  cv.merge(planes, turned)
  cv.cvtColor(turned, out, cv[back])
  return out
}

const equalise: VisionOp = (io) => ({
  outputs: {
    image: onBrightness(io, 'COLOR_RGB2YCrCb', 'COLOR_YCrCb2RGB', (plane, out) =>
      io.cv.equalizeHist(plane, out),
    ),
  },
})

const clahe: VisionOp = (io) => {
  const { cv, scope, number } = io
  const tool = scope.own(new cv.CLAHE(number('clip'), new cv.Size(number('grid'), number('grid'))))
  const image = onBrightness(io, 'COLOR_RGB2Lab', 'COLOR_Lab2RGB', (plane, out) =>
    tool.apply(plane, out),
  )
  return { outputs: { image } }
}

/** White where the colour is in the range; hues go round, so 170 to 10 is red. */
const range: VisionOp = ({ cv, scope, rgb, number }) => {
  const hsv = scope.mat()
  cv.cvtColor(rgb(), hsv, cv.COLOR_RGB2HSV)
  const between = (from: number, to: number): Mat => {
    const low = scope.own(
      new cv.Mat(hsv.rows, hsv.cols, hsv.type(), [
        from,
        number('saturation'),
        number('brightness'),
        0,
      ]),
    )
    const high = scope.own(new cv.Mat(hsv.rows, hsv.cols, hsv.type(), [to, 255, 255, 255]))
    const out = scope.mat()
    cv.inRange(hsv, low, high, out)
    return out
  }
  const [from, to] = [number('hueFrom'), number('hueTo')]
  if (from <= to) return { outputs: { mask: between(from, to) } }
  const out = scope.mat()
  cv.bitwise_or(between(from, 179), between(0, to), out)
  return { outputs: { mask: out } }
}

export const colourOps: Record<string, VisionOp> = {
  'image.gray': gray,
  'image.colour-space': colourSpace,
  'image.split': split,
  'image.merge': merge,
  'image.adjust': adjust,
  'image.invert': invert,
  'image.histogram': histogram,
  'image.equalise': equalise,
  'image.clahe': clahe,
  'image.colour-range': range,
}
