import { labelsOf, randomFrom, shuffled } from './example.ts'

/**
 * Sets some examples of every class aside for the test. A class keeps at least one example to
 * learn from, and gives at least one to the test as soon as it has two.
 */
export function splitExamples<T extends { label: string }>(
  examples: readonly T[],
  testShare: number,
  seed: number,
): { train: T[]; test: T[] } {
  const random = randomFrom(seed)
  const train: T[] = []
  const test: T[] = []
  for (const label of labelsOf(examples)) {
    const own = shuffled(
      examples.filter((example) => example.label === label),
      random,
    )
    const wanted = Math.round(own.length * testShare)
    const count = testShare === 0 ? 0 : Math.min(own.length - 1, Math.max(1, wanted))
    test.push(...own.slice(0, count))
    train.push(...own.slice(count))
  }
  return { train, test }
}
