import type { Evaluation } from './evaluate.ts'
import type { LearnedKind } from './learned.ts'

/** What everybody should know about a model before trusting it. Written by itself from the facts. */

export const CARD_WARNINGS = [
  'few-examples',
  'unbalanced',
  'few-tests',
  'weak-class',
  'no-better-than-guessing',
] as const
export type CardWarning = (typeof CARD_WARNINGS)[number]

export interface ModelCard {
  kind: LearnedKind
  method: 'knn' | 'dense'
  classes: { label: string; learned: number; tested: number; accuracy: number | null }[]
  learned: number
  tested: number
  accuracy: number
  warnings: CardWarning[]
}

const FEW = 10
const FEW_TESTS = 5
const UNBALANCED = 2
const WEAK = 0.6

export function modelCard(
  kind: LearnedKind,
  method: 'knn' | 'dense',
  trainCounts: Record<string, number>,
  { labels, confusion, accuracy, perClass }: Evaluation,
): ModelCard {
  const classes = labels.map((label, at) => ({
    label,
    learned: Object.hasOwn(trainCounts, label) ? trainCounts[label]! : 0,
    tested: confusion[at]!.reduce((sum, count) => sum + count, 0),
    accuracy: perClass[at] ?? null,
  }))
  const sum = (of: 'learned' | 'tested') => classes.reduce((total, item) => total + item[of], 0)
  const card = { kind, method, classes, learned: sum('learned'), tested: sum('tested'), accuracy }
  return { ...card, warnings: warningsOf(card) }
}

function warningsOf({ classes, tested, accuracy }: Omit<ModelCard, 'warnings'>): CardWarning[] {
  const counts = classes.map(({ learned }) => learned)
  const warnings: [CardWarning, boolean][] = [
    ['few-examples', Math.min(...counts) < FEW],
    ['unbalanced', Math.max(...counts) > UNBALANCED * Math.min(...counts)],
    ['few-tests', classes.some((item) => item.tested < FEW_TESTS)],
    ['weak-class', classes.some((item) => item.accuracy !== null && item.accuracy < WEAK)],
    ['no-better-than-guessing', tested > 0 && accuracy <= 1.2 / classes.length],
  ]
  return warnings.filter(([, holds]) => holds).map(([warning]) => warning)
}
