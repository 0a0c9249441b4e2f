import type { Tensor } from '@tensorflow/tfjs-core'
import type { Picture } from '../picture.ts'
import { cropOf, type TensorSource } from '../tensors.ts'

/** What a large network sees in a picture, as numbers a small one can learn from. */

export const FEATURES = 1280
const SIDE = 224
const INPUT = 'Preprocessor/sub'
const OUTPUT = 'FeatureExtractor/MobilenetV2/Conv_1/Relu6'

/** The middle square: a face or a thing held into the camera is there. */
export function middleOf({ width, height }: Picture) {
  const side = Math.min(width, height)
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side }
}

export async function pictureFeatures(
  { tf, model }: TensorSource,
  picture: Picture,
): Promise<Float32Array> {
  const network = await model('features')
  const features = tf.tidy(() => {
    const box = middleOf(picture)
    const input = cropOf(tf, picture, SIDE, { box, times: 1 / 127.5, plus: -1 })
    return tf.mean(network.execute({ [INPUT]: input }, OUTPUT) as Tensor, [0, 1, 2])
  })
  const values = await features.data()
  features.dispose()
  return Float32Array.from(values)
}
