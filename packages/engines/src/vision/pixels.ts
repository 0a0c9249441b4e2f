import { FlowFailure, type Preview } from '../flow/flow-value.ts'
import type { Mat, OpenCv } from './opencv-types.ts'

/** Pictures between OpenCV's heap and the page. */

export const LARGEST_SIDE = 4096
const PREVIEW_WIDTH = 260
const PREVIEW_HEIGHT = 180

type Rgba = { width: number; height: number; rgba: Uint8ClampedArray<ArrayBuffer> }

export function toRgba(cv: OpenCv, mat: Mat): Uint8ClampedArray<ArrayBuffer> {
  const out = new cv.Mat() as Mat
  try {
    cv.cvtColor(mat, out, mat.channels() === 1 ? cv.COLOR_GRAY2RGBA : cv.COLOR_RGB2RGBA)
    return new Uint8ClampedArray(out.data)
  } finally {
    out.delete()
  }
}

/** Transparent parts become white, as on paper. */
export function fromRgba(cv: OpenCv, picture: Rgba): Mat {
  const { width, height, rgba } = picture
  if (width < 1 || height < 1) throw new FlowFailure('empty-image')
  if (width > LARGEST_SIDE || height > LARGEST_SIDE) {
    throw new FlowFailure('image-too-big', { width, height, max: LARGEST_SIDE })
  }
  const mat = new cv.Mat(height, width, cv.CV_8UC3) as Mat
  const to = mat.data
  for (let i = 0, j = 0; i < rgba.length; i += 4, j += 3) {
    const alpha = rgba[i + 3]! / 255
    const white = 255 * (1 - alpha)
    to[j] = rgba[i]! * alpha + white
    to[j + 1] = rgba[i + 1]! * alpha + white
    to[j + 2] = rgba[i + 2]! * alpha + white
  }
  return mat
}

export type ImagePreview = Extract<Preview, { kind: 'image' }>

/** Shrunk by a whole number, which OpenCV averages several times faster than any other factor. */
export function imagePreview(cv: OpenCv, mat: Mat): ImagePreview {
  const factor = Math.max(
    1,
    Math.ceil(mat.cols / PREVIEW_WIDTH),
    Math.ceil(mat.rows / PREVIEW_HEIGHT),
  )
  const width = Math.max(1, Math.floor(mat.cols / factor))
  const height = Math.max(1, Math.floor(mat.rows / factor))
  const whole = new cv.Rect(
    0,
    0,
    Math.min(mat.cols, width * factor),
    Math.min(mat.rows, height * factor),
  )
  const part = mat.roi(whole)
  const small = new cv.Mat() as Mat
  try {
    cv.resize(part, small, new cv.Size(width, height), 0, 0, cv.INTER_AREA)
    return {
      kind: 'image',
      width,
      height,
      rgba: toRgba(cv, small),
      fullWidth: mat.cols,
      fullHeight: mat.rows,
    }
  } finally {
    part.delete()
    small.delete()
  }
}
