import type { Tensor } from '@tensorflow/tfjs-core'
import { type Box, type Picture, squareAround, squareOn } from '../picture.ts'
import { cropOf, type TensorSource } from '../tensors.ts'
import { type Gesture, gestureOf, type HandPoint } from './gesture.ts'
import { suppressOverlaps } from './suppress-overlaps.ts'

/** Finds hands with 21 points each and reads which fingers are up. */

export interface Hand extends Box {
  sureness: number
  points: HandPoint[]
  fingers: number
  gesture: Gesture
}

/** Which points are joined in the drawing: the wrist and five fingers of four points. */
export const HAND_LINES: readonly (readonly [number, number])[] = [0, 1, 2, 3, 4].flatMap(
  (finger) => {
    const first = 1 + finger * 4
    return [
      [0, first],
      [first, first + 1],
      [first + 1, first + 2],
      [first + 2, first + 3],
    ] as const
  },
)

const FINDER_SIDE = 320
const POINTS_SIDE = 224
/** The finder takes much for a hand; the second look decides. */
const CANDIDATES = 5
const MOST = 2
const ROOM = 1.6
const PRESENT = 0.5
/** Worth a third look: a hand may hang down, and the second look knows only raised ones. */
const LIKELY = 0.5
const FACE_CLASS = 4
const OVERLAP = 0.2
const SCORES = 'StatefulPartitionedCall/Postprocessor/Slice'
const BOXES = 'StatefulPartitionedCall/Postprocessor/ExpandDims_1'

async function findHands(
  { tf, model }: TensorSource,
  picture: Picture,
  leastSure: number,
): Promise<(Box & { sureness: number })[]> {
  const finder = await model('hand-finder')
  const square = squareAround(picture)
  const input = cropOf(tf, picture, FINDER_SIDE, { box: square, whole: true })
  const [rawScores, rawBoxes] = (await finder.executeAsync(input, [SCORES, BOXES])) as Tensor[]
  const classes = rawScores!.shape[2]!
  const [sure, corners] = await Promise.all([rawScores!.data(), rawBoxes!.data()])
  tf.dispose([input, rawScores!, rawBoxes!])
  const found: (Box & { sureness: number })[] = []
  for (let at = 0; at * 4 < corners.length; at++) {
    const sureness = handSureness(sure, at * classes, classes)
    if (sureness < leastSure) continue
    const [top, left] = [corners[at * 4]!, corners[at * 4 + 1]!]
    const [bottom, right] = [corners[at * 4 + 2]!, corners[at * 4 + 3]!]
    found.push({
      x: square.x + left * square.width,
      y: square.y + top * square.height,
      width: (right - left) * square.width,
      height: (bottom - top) * square.height,
      sureness,
    })
  }
  return suppressOverlaps(found, CANDIDATES, OVERLAP)
}

/** The finder knows hands from several sides, and faces, which are none. */
function handSureness(scores: ArrayLike<number>, first: number, classes: number): number {
  let best = 0
  for (let kind = 0; kind < classes; kind++)
    if (kind !== FACE_CLASS) best = Math.max(best, scores[first + kind]!)
  return best
}

/** Null when it is no hand, seen this way up. */
async function pointsOf(
  { tf, model }: TensorSource,
  picture: Picture,
  hand: Box,
  upsideDown: boolean,
): Promise<HandPoint[] | null> {
  const network = await model('hand-points')
  const box = squareOn(hand, ROOM)
  const [points, presence] = tf.tidy(() => {
    const upright = cropOf(tf, picture, POINTS_SIDE, { box, times: 1 / 255 })
    const crop = upsideDown ? tf.reverse(upright, [1, 2]) : upright
    const [places, there] = network.execute(crop, ['Identity', 'Identity_1']) as Tensor[]
    return [tf.reshape(places!, [-1]), tf.reshape(there!, [-1])]
  }) as [Tensor, Tensor]
  const [values, sure] = await Promise.all([points.data(), presence.data()])
  tf.dispose([points, presence])
  if (sure[0]! < PRESENT) return null
  const share = (at: number): number =>
    upsideDown ? 1 - values[at]! / POINTS_SIDE : values[at]! / POINTS_SIDE
  return Array.from({ length: 21 }, (_, at) => ({
    x: box.x + share(at * 3) * box.width,
    y: box.y + share(at * 3 + 1) * box.height,
  }))
}

export async function hands(
  source: TensorSource,
  picture: Picture,
  leastSure: number,
): Promise<Hand[]> {
  const all: Hand[] = []
  for (const found of await findHands(source, picture, leastSure)) {
    if (all.length === MOST) break
    const upright = await pointsOf(source, picture, found, false)
    const turn = !upright && found.sureness >= LIKELY
    const points = turn ? await pointsOf(source, picture, found, true) : upright
    if (points) all.push({ ...found, points, ...gestureOf(points) })
  }
  return all
}
