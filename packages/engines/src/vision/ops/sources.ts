import { bytesOf } from '../../flow/file-bytes.ts'
import { FlowFailure } from '../../flow/flow-value.ts'
import type { FlowFile } from '../../flow/param-spec.ts'
import { checkPicture } from '../picture-header.ts'
import { fromRgba } from '../pixels.ts'
import { drawSample } from '../samples/scenes.ts'
import type { VisionOp } from '../vision-op.ts'

/** Where pictures come from: a file, a sample, the camera, a drawing. */

export type DecodePicture = (
  bytes: Uint8Array<ArrayBuffer>,
) => Promise<{ width: number; height: number; rgba: Uint8ClampedArray<ArrayBuffer> }>

export interface Stroke {
  colour: string
  width: number
  /** x, y, x, y … in pixels of the drawing. */
  points: number[]
}

export const DRAWING_SIZE = { width: 480, height: 360 }

function pictureBytes(data: string): Uint8Array<ArrayBuffer> {
  try {
    return bytesOf(data)
  } catch {
    throw new FlowFailure('broken-image')
  }
}

function upload(decode: DecodePicture): VisionOp {
  return async ({ cv, scope, params }) => {
    const file = params.file as FlowFile | null
    if (!file) throw new FlowFailure('no-file')
    if (!file.data) throw new FlowFailure('file-elsewhere', { name: file.name })
    const bytes = pictureBytes(file.data)
    checkPicture(bytes)
    const picture = await decode(bytes).catch((error: unknown) => {
      throw error instanceof FlowFailure ? error : new FlowFailure('broken-image')
    })
    return { outputs: { image: scope.own(fromRgba(cv, picture)) } }
  }
}

const sample: VisionOp = ({ cv, scope, text }) => {
  const drawn = drawSample(cv, text('sample'))
  if (!drawn) throw new FlowFailure('no-sample', { name: text('sample') })
  return { outputs: { image: scope.own(drawn) } }
}

const camera: VisionOp = ({ cv, scope, rgb, params }) => {
  const frame = rgb('live')
  const out = scope.mat()
  if (params.mirror) cv.flip(frame, out, 1)
  else frame.copyTo(out)
  return { outputs: { image: out } }
}

const draw: VisionOp = ({ cv, scope, params }) => {
  const { width, height } = DRAWING_SIZE
  const out = scope.own(new cv.Mat(height, width, cv.CV_8UC3, [255, 255, 255, 255]))
  for (const { colour, width: thick, points } of params.drawing as Stroke[]) {
    const part = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16)
    const ink = new cv.Scalar(part(1), part(3), part(5), 255)
    for (let i = 0; i < points.length; i += 2) {
      const from = new cv.Point(points[Math.max(0, i - 2)], points[Math.max(1, i - 1)])
      cv.line(
        out,
        from,
        new cv.Point(points[i], points[i + 1]),
        ink,
        Math.max(1, Math.round(thick)),
        cv.LINE_AA,
      )
    }
  }
  return { outputs: { image: out } }
}

export function sourceOps(decode: DecodePicture): Record<string, VisionOp> {
  return {
    'image.upload': upload(decode),
    'image.sample': sample,
    'image.camera': camera,
    'image.draw': draw,
  }
}
