import type { Tensor } from '@tensorflow/tfjs-core'
import type { Picture } from '../picture.ts'
import { cropOf, type TensorSource } from '../tensors.ts'

/** How much of a person is in each pixel, from 0 to 255. */

const SIDE = 256

export async function personMask(
  { tf, model }: TensorSource,
  picture: Picture,
): Promise<Uint8ClampedArray<ArrayBuffer>> {
  const cutter = await model('cut-out')
  const mask = tf.tidy(() => {
    const small = cutter.execute(tf.div(cropOf(tf, picture, SIDE), 255)) as Tensor
    const whole = tf.image.resizeBilinear(small as never, [picture.height, picture.width])
    return tf.mul(tf.squeeze(whole), 255)
  })
  const values = await mask.data()
  mask.dispose()
  return new Uint8ClampedArray(values)
}

/** The person in front of another picture of the same size, or of one colour. */
export function onBackground(
  picture: Picture,
  mask: Uint8ClampedArray,
  behind: Picture | readonly [number, number, number],
): Picture {
  const { width, height } = picture
  const rgba = picture.rgba.slice()
  const scene = 'rgba' in behind ? behind.rgba : null
  const [red, green, blue] = 'rgba' in behind ? [0, 0, 0] : behind
  for (let pixel = 0, at = 0; pixel < width * height; pixel++, at += 4) {
    const rest = 1 - mask[pixel]! / 255
    if (rest === 0) continue
    rgba[at]! += ((scene ? scene[at]! : red) - rgba[at]!) * rest
    rgba[at + 1]! += ((scene ? scene[at + 1]! : green) - rgba[at + 1]!) * rest
    rgba[at + 2]! += ((scene ? scene[at + 2]! : blue) - rgba[at + 2]!) * rest
  }
  return { width, height, rgba }
}
