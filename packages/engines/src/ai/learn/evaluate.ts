import type { Example } from './example.ts'
import { answerOf, type Learned } from './learned.ts'

/** How a model did on examples it never saw. */

export interface TestAnswer {
  /** Which test example. */
  index: number
  actual: number
  predicted: number
  sureness: number
}

export interface Evaluation {
  labels: string[]
  answers: TestAnswer[]
  /** Rows: what it was; columns: what the model said. */
  confusion: number[][]
  accuracy: number
  /** Per class: the share of its test examples that came out right; null without any. */
  perClass: (number | null)[]
}

export function evaluate(learned: Learned, test: readonly Example[]): Evaluation {
  const { labels } = learned
  const answers = test.map(({ label, features }, index): TestAnswer => {
    const answer = answerOf(learned, features)
    return {
      index,
      actual: labels.indexOf(label),
      predicted: labels.indexOf(answer.label),
      sureness: answer.sureness,
    }
  })
  const confusion = labels.map(() => labels.map(() => 0))
  for (const { actual, predicted } of answers) confusion[actual]![predicted]!++
  const right = answers.filter(({ actual, predicted }) => actual === predicted).length
  return {
    labels,
    answers,
    confusion,
    accuracy: test.length > 0 ? right / test.length : 0,
    perClass: confusion.map((row, at) => {
      const all = row.reduce((sum, count) => sum + count, 0)
      return all > 0 ? row[at]! / all : null
    }),
  }
}
