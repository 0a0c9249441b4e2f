/** A small copy of a picture with its effects, for stamps: the pen's paper knows no filters. */
import { type Bends, bentPoint } from './bend.ts'

/** Enough for a stamp, and quick enough for many. */
const LARGEST = 240

export function bentPicture(
  picture: HTMLCanvasElement,
  bends: Bends,
  detail: number,
): HTMLCanvasElement {
  const scale = Math.min(1, LARGEST / Math.max(picture.width, picture.height, 1))
  const copy = document.createElement('canvas')
  copy.width = Math.max(1, Math.round(picture.width * scale))
  copy.height = Math.max(1, Math.round(picture.height * scale))
  const context = copy.getContext('2d')
  if (!context) return picture
  context.drawImage(picture, 0, 0, copy.width, copy.height)
  const from = context.getImageData(0, 0, copy.width, copy.height)
  const size = [picture.width / detail, picture.height / detail] as const
  context.putImageData(bentPixels(from, bends, size), 0, 0)
  return copy
}

function bentPixels(from: ImageData, bends: Bends, size: readonly [number, number]): ImageData {
  const { width, height } = from
  const to = new ImageData(width, height)
  const [source, target] = [new Uint32Array(from.data.buffer), new Uint32Array(to.data.buffer)]
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const place = [(column + 0.5) / width, (row + 0.5) / height] as const
      const [u, v] = bentPoint(place, bends, size)
      if (u < 0 || v < 0 || u >= 1 || v >= 1) continue
      const found = Math.floor(v * height) * width + Math.floor(u * width)
      target[row * width + column] = source[found]!
    }
  }
  return to
}
