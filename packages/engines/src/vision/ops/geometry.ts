import { FlowFailure } from '../../flow/flow-value.ts'
import type { OpenCv } from '../opencv-types.ts'
import { LARGEST_SIDE } from '../pixels.ts'
import type { VisionOp } from '../vision-op.ts'

/** Size and place: resize, crop, rotate, flip, perspective. */

const INTERPOLATION: Record<string, string> = {
  area: 'INTER_AREA',
  linear: 'INTER_LINEAR',
  cubic: 'INTER_CUBIC',
  nearest: 'INTER_NEAREST',
}

function sized(cv: OpenCv, width: number, height: number): unknown {
  if (width > LARGEST_SIDE || height > LARGEST_SIDE) {
    throw new FlowFailure('image-too-big', { width, height, max: LARGEST_SIDE })
  }
  return new cv.Size(Math.max(1, width), Math.max(1, height))
}

const resize: VisionOp = ({ cv, scope, image, number, text }) => {
  const from = image()
  const scale = number('percent') / 100
  const width = text('mode') === 'size' ? number('width') : Math.round(from.cols * scale)
  const height = text('mode') === 'size' ? number('height') : Math.round(from.rows * scale)
  const out = scope.mat()
  cv.resize(
    from,
    out,
    sized(cv, width, height),
    0,
    0,
    cv[INTERPOLATION[text('smooth')] ?? 'INTER_AREA'],
  )
  return { outputs: { image: out } }
}

const crop: VisionOp = ({ cv, scope, image, number }) => {
  const from = image()
  const x = Math.min(from.cols - 1, Math.floor((from.cols * number('left')) / 100))
  const y = Math.min(from.rows - 1, Math.floor((from.rows * number('top')) / 100))
  const width = Math.max(
    1,
    Math.min(from.cols - x, Math.round((from.cols * number('width')) / 100)),
  )
  const height = Math.max(
    1,
    Math.min(from.rows - y, Math.round((from.rows * number('height')) / 100)),
  )
  const part = scope.own(from.roi(new cv.Rect(x, y, width, height)))
  return { outputs: { image: scope.copy(part) } }
}

const rotate: VisionOp = ({ cv, scope, image, number, params }) => {
  const from = image()
  const { cols, rows } = from
  const turn = scope.own(
    cv.getRotationMatrix2D(new cv.Point(cols / 2, rows / 2), number('angle'), 1),
  )
  let [width, height] = [cols, rows]
  if (params.expand) {
    const cos = Math.abs(turn.data64F[0])
    const sin = Math.abs(turn.data64F[1])
    width = Math.round(rows * sin + cols * cos)
    height = Math.round(rows * cos + cols * sin)
    turn.data64F[2] += width / 2 - cols / 2
    turn.data64F[5] += height / 2 - rows / 2
  }
  const out = scope.mat()
  cv.warpAffine(
    from,
    out,
    turn,
    sized(cv, width, height),
    cv.INTER_LINEAR,
    cv.BORDER_CONSTANT,
    new cv.Scalar(255, 255, 255, 255),
  )
  return { outputs: { image: out } }
}

const FLIPS: Record<string, number> = { horizontal: 1, vertical: 0, both: -1 }

const flip: VisionOp = ({ cv, scope, image, text }) => {
  const out = scope.mat()
  cv.flip(image(), out, FLIPS[text('direction')] ?? 1)
  return { outputs: { image: out } }
}

const perspective: VisionOp = ({ cv, scope, image, number, params }) => {
  const from = image()
  const corners = (params.corners as number[][]).flatMap(([x, y]) => [
    x! * from.cols,
    y! * from.rows,
  ])
  const [width, height] = [number('width'), number('height')]
  const source = scope.own(cv.matFromArray(4, 1, cv.CV_32FC2, corners))
  const target = scope.own(
    cv.matFromArray(4, 1, cv.CV_32FC2, [0, 0, width, 0, width, height, 0, height]),
  )
  const warp = scope.own(cv.getPerspectiveTransform(source, target))
  const out = scope.mat()
  cv.warpPerspective(from, out, warp, sized(cv, width, height))
  return { outputs: { image: out } }
}

export const geometryOps: Record<string, VisionOp> = {
  'image.resize': resize,
  'image.crop': crop,
  'image.rotate': rotate,
  'image.flip': flip,
  'image.perspective': perspective,
}
