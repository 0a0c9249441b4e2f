/** Finds things in a picture: 80 kinds of them, with a box around each. */
import { join } from 'node:path'
import type { DetectResult, FoundThing } from '@panya/domain/ai/ai-kind.ts'
import { THING_NAMES } from '@panya/domain/ai/thing-names.ts'
import type { GraphModel } from '@tensorflow/tfjs-converter'
import * as tf from '@tensorflow/tfjs-core'
import { loadModel, packageFolder } from './graph-model.ts'

const MOST = 20
const SURE_ENOUGH = 0.5
const OVERLAP = 0.5

export interface Pixels {
  width: number
  height: number
  /** Red, green and blue of each pixel. */
  data: Uint8Array
}

let model: Promise<GraphModel> | null = null

export async function findThings({ width, height, data }: Pixels): Promise<DetectResult> {
  model ??= loadModel(join(packageFolder('@panya/engines'), 'src', 'ai', 'model', 'detect.json'))
  const graph = await model
  const input = tf.tensor4d(data, [1, height, width, 3], 'int32')
  const [scores, boxes] = (await graph.executeAsync(input)) as [tf.Tensor3D, tf.Tensor4D]
  try {
    return { width, height, things: await pick(scores, boxes, width, height) }
  } finally {
    tf.dispose([input, scores, boxes])
  }
}

/** Each place has a score for every kind; the best kind counts, and of overlapping boxes the surest. */
async function pick(
  scores: tf.Tensor3D,
  boxes: tf.Tensor4D,
  width: number,
  height: number,
): Promise<FoundThing[]> {
  const [, places, kinds] = scores.shape
  const values = await scores.data()
  const corners = await boxes.data()
  const best = Array.from({ length: places }, (_, place) => bestKind(values, place, kinds))
  const flat = tf.tensor2d(Float32Array.from(corners), [places, 4])
  const sure = tf.tensor1d(best.map(({ score }) => score))
  const chosen = await tf.image.nonMaxSuppressionAsync(flat, sure, MOST, OVERLAP, SURE_ENOUGH)
  const indexes = await chosen.data()
  tf.dispose([flat, sure, chosen])
  return [...indexes].map((place) => {
    const [top = 0, left = 0, bottom = 0, right = 0] = corners.slice(place * 4, place * 4 + 4)
    const { kind = 0, score = 0 } = best[place] ?? {}
    return {
      name: THING_NAMES[kind] ?? 'thing',
      score: Math.round(score * 100) / 100,
      box: {
        x: Math.round(Math.max(0, left) * width),
        y: Math.round(Math.max(0, top) * height),
        width: Math.round((Math.min(1, right) - Math.max(0, left)) * width),
        height: Math.round((Math.min(1, bottom) - Math.max(0, top)) * height),
      },
    }
  })
}

function bestKind(values: ArrayLike<number>, place: number, kinds: number) {
  let kind = 0
  let score = -1
  for (let index = 0; index < kinds; index += 1) {
    const value = values[place * kinds + index] ?? 0
    if (value > score) [kind, score] = [index, value]
  }
  return { kind, score }
}
