import type { Tensor, Tensor2D } from '@tensorflow/tfjs-core'
import { type Box, type Picture, squareAround, squareOn } from '../picture.ts'
import { cropOf, type TensorSource, type Tf } from '../tensors.ts'
import { suppressOverlaps } from './suppress-overlaps.ts'

/** Finds faces, lays a mesh of 468 points over each and reads its expression. Never who it is. */

export const EXPRESSIONS = [
  'angry',
  'disgusted',
  'afraid',
  'happy',
  'sad',
  'surprised',
  'calm',
] as const
export type Expression = (typeof EXPRESSIONS)[number]

export interface Face extends Box {
  sureness: number
  mesh: { x: number; y: number }[]
  expression: Expression
  expressionSureness: number
}

const FINDER_SIDE = 256
const MESH_SIDE = 192
const EXPRESSION_SIDE = 64
const MOST = 5
const MESH_ROOM = 1.6
const OVERLAP = 0.2

/** The middles of the places the finder looks at: a fine grid twice, a coarse one six times. */
const MIDDLES: readonly (readonly [number, number])[] = [
  { step: 16, times: 2 },
  { step: 32, times: 6 },
].flatMap(({ step, times }) => {
  const cells = FINDER_SIDE / step
  return Array.from({ length: cells * cells * times }, (_, at) => {
    const cell = Math.floor(at / times)
    return [step * ((cell % cells) + 0.5), step * (Math.floor(cell / cells) + 0.5)] as const
  })
})

/** Four outputs come in no certain order, but each has a size of its own. */
function finderRows(tf: Tf, outputs: Tensor[]): Tensor2D {
  const [coarseScore, fineScore, coarseBox, fineBox] = outputs.toSorted((a, b) => a.size - b.size)
  const fine = tf.concat([fineScore!, fineBox!], 2)
  const coarse = tf.concat([coarseScore!, coarseBox!], 2)
  return tf.squeeze(tf.concat([fine, coarse], 1), [0])
}

async function findFaces(
  { tf, model }: TensorSource,
  picture: Picture,
  leastSure: number,
): Promise<(Box & { sureness: number })[]> {
  const finder = await model('face-finder')
  const square = squareAround(picture)
  const rows = tf.tidy(() => {
    const scaled = { box: square, times: 1 / 127.5, plus: -0.5 }
    const input = cropOf(tf, picture, FINDER_SIDE, scaled)
    const output = finder.execute(input)
    return Array.isArray(output) ? finderRows(tf, output) : tf.squeeze(output)
  })
  const values = await rows.data()
  const columns = rows.shape[1]!
  rows.dispose()
  const scale = square.width / FINDER_SIDE
  const found: (Box & { sureness: number })[] = []
  MIDDLES.forEach(([x, y], place) => {
    const at = place * columns
    const sureness = 1 / (1 + Math.exp(-values[at]!))
    if (sureness < leastSure) return
    const [width, height] = [values[at + 3]! * scale, values[at + 4]! * scale]
    found.push({
      x: square.x + (x + values[at + 1]!) * scale - width / 2,
      y: square.y + (y + values[at + 2]!) * scale - height / 2,
      width,
      height,
      sureness,
    })
  })
  return suppressOverlaps(found, MOST, OVERLAP)
}

async function meshOf({ tf, model }: TensorSource, picture: Picture, face: Box) {
  const network = await model('face-mesh')
  const box = squareOn(face, MESH_ROOM)
  const mesh = tf.tidy(() => {
    const crop = cropOf(tf, picture, MESH_SIDE, { box, times: 1 / 255 })
    const outputs = network.execute(crop) as Tensor[]
    return tf.reshape(outputs.find(({ size }) => size === 468 * 3)!, [-1])
  })
  const values = await mesh.data()
  mesh.dispose()
  return Array.from({ length: 468 }, (_, at) => ({
    x: box.x + (values[at * 3]! / MESH_SIDE) * box.width,
    y: box.y + (values[at * 3 + 1]! / MESH_SIDE) * box.height,
  }))
}

async function expressionOf({ tf, model }: TensorSource, picture: Picture, face: Box) {
  const network = await model('expression')
  const scores = tf.tidy(() => {
    const box = squareOn(face, 1.1)
    const crop = cropOf(tf, picture, EXPRESSION_SIDE, { box, times: 1 / 255 })
    const gray = tf.sum(tf.mul(crop, tf.tensor1d([0.2989, 0.587, 0.114])), 3, true)
    return tf.reshape(network.execute(tf.mul(tf.sub(gray, 0.5), 2)) as Tensor, [-1])
  })
  const values = Array.from(await scores.data())
  scores.dispose()
  const best = values.indexOf(Math.max(...values))
  return { expression: EXPRESSIONS[best] ?? 'calm', expressionSureness: values[best] ?? 0 }
}

export async function faces(
  source: TensorSource,
  picture: Picture,
  leastSure: number,
): Promise<Face[]> {
  const found = await findFaces(source, picture, leastSure)
  const all: Face[] = []
  for (const face of found) {
    const mesh = await meshOf(source, picture, face)
    all.push({ ...face, mesh, ...(await expressionOf(source, picture, face)) })
  }
  return all
}
