import type { Tensor } from '@tensorflow/tfjs-core'
import { type Picture, squareAround } from '../picture.ts'
import { cropOf, type TensorSource } from '../tensors.ts'

/** Finds seventeen points of a body. */

export const BODY_POINTS = [
  'nose',
  'left-eye',
  'right-eye',
  'left-ear',
  'right-ear',
  'left-shoulder',
  'right-shoulder',
  'left-elbow',
  'right-elbow',
  'left-wrist',
  'right-wrist',
  'left-hip',
  'right-hip',
  'left-knee',
  'right-knee',
  'left-ankle',
  'right-ankle',
] as const

/** Which points are joined in the drawing. */
export const BODY_LINES: readonly (readonly [number, number])[] = [
  [5, 6],
  [5, 7],
  [7, 9],
  [6, 8],
  [8, 10],
  [5, 11],
  [6, 12],
  [11, 12],
  [11, 13],
  [13, 15],
  [12, 14],
  [14, 16],
  [0, 1],
  [0, 2],
  [1, 3],
  [2, 4],
]

export interface PosePoint {
  x: number
  y: number
  sureness: number
}

const SIDE = 192

export async function bodyPose(
  { tf, model }: TensorSource,
  picture: Picture,
): Promise<PosePoint[]> {
  const finder = await model('pose')
  const square = squareAround(picture)
  const points = tf.tidy(() =>
    tf.squeeze(finder.execute(cropOf(tf, picture, SIDE, { box: square, whole: true })) as Tensor),
  )
  const values = await points.data()
  points.dispose()
  return BODY_POINTS.map((_, at) => ({
    x: square.x + values[at * 3 + 1]! * square.width,
    y: square.y + values[at * 3]! * square.height,
    sureness: values[at * 3 + 2]!,
  }))
}

/** A pose as numbers that do not depend on where the body stands or how large it is. */
export function poseNumbers(points: readonly PosePoint[]): Float32Array {
  const seen = points.filter(({ sureness }) => sureness >= 0.2)
  const all = seen.length >= 3 ? seen : points
  const middle = (axis: 'x' | 'y'): number =>
    all.reduce((sum, point) => sum + point[axis], 0) / all.length
  const [x, y] = [middle('x'), middle('y')]
  const size = Math.max(1e-6, ...all.map((point) => Math.hypot(point.x - x, point.y - y)))
  return Float32Array.from(
    points.flatMap((point) =>
      point.sureness >= 0.2 ? [(point.x - x) / size, (point.y - y) / size] : [0, 0],
    ),
  )
}
