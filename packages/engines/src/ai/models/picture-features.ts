import type { Tensor } from '@tensorflow/tfjs-core'
import type { PlaceMap } from '../learn/what-mattered.ts'
import { movedBy, type Picture } from '../picture.ts'
import { cropOf, type TensorSource } from '../tensors.ts'

/** What a large network sees in a picture, as numbers a small one can learn from. */

export const FEATURES = 1280
const SIDE = 224
const INPUT = 'Preprocessor/sub'
const OUTPUT = 'FeatureExtractor/MobilenetV2/Conv_1/Relu6'

/** The network has 7 by 7 places; looked at a quarter of a place up, down, left and right, 14 by 14. */
export const MAP_SIDE = 7
const BESIDE = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const

/** The middle square: a face or a thing held into the camera is there. */
export function middleOf({ width, height }: Picture) {
  const side = Math.min(width, height)
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side }
}

/** The features of every place before they become one mean; each map looks a little beside the last. */
export async function pictureMaps(
  { tf, model }: TensorSource,
  picture: Picture,
): Promise<PlaceMap[]> {
  const network = await model('features')
  const box = middleOf(picture)
  const step = box.width / (MAP_SIDE * 4)
  const maps: PlaceMap[] = []
  for (const [down, across] of BESIDE) {
    const places = tf.tidy(() => {
      const moved = movedBy(picture, Math.round(across * step), Math.round(down * step))
      const input = cropOf(tf, moved, SIDE, { box, times: 1 / 127.5, plus: -1 })
      return network.execute({ [INPUT]: input }, OUTPUT) as Tensor
    })
    maps.push({ side: MAP_SIDE, values: Float32Array.from(await places.data()) })
    places.dispose()
  }
  return maps
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
