import type { Tensor } from '@tensorflow/tfjs-core'
import type { Box, Picture } from '../picture.ts'
import { pixelsOf, type TensorSource } from '../tensors.ts'
import { labelOf } from './detect-labels.ts'

/** Finds things in a picture and says what and where they are. */

export interface Found extends Box {
  label: string
  /** Between 0 and 1. */
  sureness: number
}

const MOST = 20
const OVERLAP = 0.5

export async function detect(
  { tf, model }: TensorSource,
  picture: Picture,
  leastSure: number,
): Promise<Found[]> {
  const detector = await model('detect')
  const input = tf.tidy(() => tf.expandDims(pixelsOf(tf, picture), 0))
  const raw = (await detector.executeAsync(input)) as Tensor[]
  const small = tf.tidy(() => {
    const scores = tf.squeeze(raw[0]!, [0])
    return { best: tf.max(scores, 1), which: tf.argMax(scores, 1), boxes: tf.squeeze(raw[1]!) }
  })
  const { best, which, boxes } = small
  const chosen = await tf.image.nonMaxSuppressionAsync(
    boxes as never,
    best as never,
    MOST,
    OVERLAP,
    leastSure,
  )
  const [order, sureness, numbers, places] = await Promise.all(
    [chosen, best, which, boxes].map((tensor) => tensor.data()),
  )
  tf.dispose([input, ...raw, best, which, boxes, chosen])
  return Array.from(order!, (at) => {
    const [top = 0, left = 0, bottom = 0, right = 0] = places!.slice(at * 4, at * 4 + 4)
    return {
      label: labelOf(numbers![at]! + 1),
      sureness: sureness![at]!,
      x: clamp(left) * picture.width,
      y: clamp(top) * picture.height,
      width: (clamp(right) - clamp(left)) * picture.width,
      height: (clamp(bottom) - clamp(top)) * picture.height,
    }
  })
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value))
