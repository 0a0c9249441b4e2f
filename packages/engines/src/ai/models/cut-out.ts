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
  return Uint8ClampedArray.from(values)
}

/** The person in front of another picture, or of one colour. */
export function onBackground(
  picture: Picture,
  mask: Uint8ClampedArray,
  behind: (x: number, y: number) => readonly [number, number, number],
): Picture {
  const { width, height } = picture
  const rgba = picture.rgba.slice()
  for (let pixel = 0; pixel < width * height; pixel++) {
    const share = mask[pixel]! / 255
    const back = behind(pixel % width, Math.floor(pixel / width))
    for (let part = 0; part < 3; part++) {
      const at = pixel * 4 + part
      rgba[at] = rgba[at]! * share + back[part]! * (1 - share)
    }
  }
  return { width, height, rgba }
}
