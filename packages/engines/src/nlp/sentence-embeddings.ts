import { createPieces, type Vocabulary } from '@panya/domain/ai/sentence-pieces.ts'
import type { Tensor2D } from '@tensorflow/tfjs-core'
import type { TensorSource } from '../ai/tensors.ts'

/** English sentences as points: those that mean much the same lie close together, whatever their words. */

export type SentenceEncoder = (texts: readonly string[]) => Promise<Float32Array[]>

const MOST_PIECES = 128

export async function loadSentenceEncoder(
  { tf, model }: TensorSource,
  vocabulary: () => Promise<Vocabulary>,
): Promise<SentenceEncoder> {
  const [graph, pieces] = await Promise.all([
    model('meaning'),
    vocabulary().then((list) => createPieces(list)),
  ])
  return async (texts) => {
    const cut = texts.map((text) => pieces(text).slice(0, MOST_PIECES))
    const places = cut.flatMap((ids, row) => ids.flatMap((_, column) => [row, column]))
    const indices = tf.tensor2d(places, [places.length / 2, 2], 'int32')
    const values = tf.tensor1d(cut.flat(), 'int32')
    const points = (await graph.executeAsync({ indices, values })) as Tensor2D
    try {
      const width = points.shape[1]
      const all = (await points.data()) as Float32Array
      return texts.map((_, row) => all.slice(row * width, (row + 1) * width))
    } finally {
      tf.dispose([indices, values, points])
    }
  }
}
