import { THING_NAMES } from '@panya/domain/ai/thing-names.ts'
import type { Tensor } from '@tensorflow/tfjs-core'
import type { Box, Picture } from '../picture.ts'
import { pixelsOf, type TensorSource } from '../tensors.ts'
import { suppressOverlaps } from './suppress-overlaps.ts'

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
  const kinds = raw[0]!.shape[2]!
  const [scores, corners] = await Promise.all([raw[0]!.data(), raw[1]!.data()])
  tf.dispose([input, ...raw])
  const found: Found[] = []
  for (let at = 0; at * 4 < corners.length; at++) {
    const best = surest(scores, at * kinds, kinds)
    if (scores[at * kinds + best]! < leastSure) continue
    const [top, left] = [clamp(corners[at * 4]!), clamp(corners[at * 4 + 1]!)]
    const [bottom, right] = [clamp(corners[at * 4 + 2]!), clamp(corners[at * 4 + 3]!)]
    found.push({
      label: THING_NAMES[best] ?? '?',
      sureness: scores[at * kinds + best]!,
      x: left * picture.width,
      y: top * picture.height,
      width: (right - left) * picture.width,
      height: (bottom - top) * picture.height,
    })
  }
  return suppressOverlaps(found, MOST, OVERLAP)
}

/** Which of the kinds one place is most likely to show. */
function surest(scores: ArrayLike<number>, first: number, kinds: number): number {
  let best = 0
  for (let kind = 1; kind < kinds; kind++)
    if (scores[first + kind]! > scores[first + best]!) best = kind
  return best
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value))
