import type { Tensor } from '@tensorflow/tfjs-core'
import { blank } from '../paint.ts'
import type { Picture } from '../picture.ts'
import { cropOf, type TensorSource } from '../tensors.ts'

/** How much of a person is in each pixel, from 0 to 255. */

const SIDE = 256

export async function personMask(
  { tf, model }: TensorSource,
  picture: Picture,
): Promise<Uint8ClampedArray<ArrayBuffer>> {
  const cutter = await model('cut-out')
  const mask = tf.tidy(
    () => cutter.execute(cropOf(tf, picture, SIDE, { times: 1 / 255 })) as Tensor,
  )
  const values = await mask.data()
  mask.dispose()
  return stretched(values, picture)
}

/** A square of shares between 0 and 1, smoothly as large as the picture. */
function stretched(small: ArrayLike<number>, { width, height }: Picture) {
  const mask = new Uint8ClampedArray(width * height)
  const columns = Float64Array.from({ length: width }, (_, x) => (x * SIDE) / width)
  const lefts = Int32Array.from(columns)
  for (let y = 0, at = 0; y < height; y++) {
    const down = (y * SIDE) / height
    const [row, below] = [Math.floor(down) * SIDE, Math.min(SIDE - 1, Math.floor(down) + 1) * SIDE]
    const lower = down % 1
    for (let x = 0; x < width; x++, at++) {
      const left = lefts[x]!
      const right = Math.min(SIDE - 1, left + 1)
      const beside = columns[x]! - left
      const top = small[row + left]! + (small[row + right]! - small[row + left]!) * beside
      const base = small[below + left]! + (small[below + right]! - small[below + left]!) * beside
      mask[at] = (top + (base - top) * lower) * 255
    }
  }
  return mask
}

/** The person in front of another picture of the same size, or of one colour. */
export function onBackground(
  picture: Picture,
  mask: Uint8ClampedArray,
  behind: Picture | readonly [number, number, number],
): Picture {
  const { width, height } = picture
  const rgba = picture.rgba.slice()
  // One colour is one pixel that is looked at again and again.
  const scene = 'rgba' in behind ? behind.rgba : blank(1, 1, behind).rgba
  const [whole, around] = [new Uint32Array(rgba.buffer), new Uint32Array(scene.buffer)]
  const step = 'rgba' in behind ? 1 : 0
  for (let pixel = 0, at = 0; pixel < width * height; pixel++, at += 4) {
    const person = mask[pixel]!
    if (person === 255) continue
    if (person === 0) whole[pixel] = around[pixel * step]!
    else
      for (let part = 0; part < 3; part++) {
        const back = scene[at * step + part]!
        rgba[at + part] = back + ((rgba[at + part]! - back) * person) / 255
      }
  }
  return { width, height, rgba }
}
