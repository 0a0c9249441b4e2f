import { type DenseHead, denseScores, softmax } from './dense-head.ts'
import { likeness, type Neighbour, nearestOf, votes } from './nearest.ts'
import { type Scaling, scaled } from './scaling.ts'

/** A model somebody trained: it knows its classes, and answers with how sure it is of each. */

export const LEARNED_KINDS = ['pictures', 'bodies', 'texts', 'rows', 'sounds'] as const
export type LearnedKind = (typeof LEARNED_KINDS)[number]

export interface Learned {
  kind: LearnedKind
  method: 'knn' | 'dense'
  labels: string[]
  scaling: Scaling
  k: number
  /** What it learned from, as scaled numbers; the nearest ones explain an answer. */
  vectors: Float32Array[]
  classes: number[]
  head: DenseHead | null
  /** Columns of a table or pieces of texts, in the order of the features. */
  columns: string[]
}

/** How sure the model is of each class, in the order of its labels. */
export function chancesOf(learned: Learned, features: Float32Array): number[] {
  const vector = scaled(learned.scaling, features)
  if (learned.method === 'dense' && learned.head) return softmax(denseScores(learned.head, vector))
  const neighbours = nearestOf(learned.vectors, vector, learned.k)
  if (learned.scaling.kind === 'rarity')
    return likeness(neighbours, learned.vectors, vector, learned.classes, learned.labels.length)
  return votes(neighbours, learned.classes, learned.labels.length)
}

/** Nearer to certain than this is certain. */
const CERTAIN = 1e-3

/**
 * How much speaks for one class against all others together. Between 98 % and 99.9 % there is as much as between 50 %
 * and 95 %: what an answer leans on shows here even where hardly any doubt is left.
 */
export function logOddsOf(learned: Learned, features: Float32Array, about: number): number {
  if (learned.method === 'dense' && learned.head) {
    const scores = denseScores(learned.head, scaled(learned.scaling, features))
    const others = scores.filter((_, at) => at !== about)
    const top = Math.max(...others)
    const all = others.reduce((sum, score) => sum + Math.exp(score - top), 0)
    return scores[about]! - top - Math.log(all)
  }
  const chance = chancesOf(learned, features)[about] ?? 0
  const kept = Math.min(1 - CERTAIN, Math.max(CERTAIN, chance))
  return Math.log(kept / (1 - kept))
}

export function answerOf(
  learned: Learned,
  features: Float32Array,
): { label: string; sureness: number; chances: number[] } {
  const chances = chancesOf(learned, features)
  const best = chances.indexOf(Math.max(...chances))
  return { label: learned.labels[best] ?? '?', sureness: chances[best] ?? 0, chances }
}

export function neighboursOf(learned: Learned, features: Float32Array, count: number): Neighbour[] {
  return nearestOf(learned.vectors, scaled(learned.scaling, features), count)
}
