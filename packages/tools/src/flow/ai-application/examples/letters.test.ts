import { LOCALES } from '@panya/domain/locale/locale.ts'
import { splitExamples } from '@panya/engines/ai/learn/split.ts'
import { trainModel } from '@panya/engines/ai/learn/train.ts'
import { textExamples } from '@panya/engines/nlp/text-model.ts'
import { expect, test } from 'vitest'

/** What the example about letters reaches on sentences it did not learn from, over several shuffles. */
test.each(LOCALES)('in %s friendly and angry letters are told apart', async (locale) => {
  const { default: texts } = (await import(`../messages/${locale}.ts`)) as {
    default: Record<string, string>
  }
  const { examples, pieces: columns } = textExamples(
    ['friendly', 'angry'].flatMap((label) =>
      texts[`texts.${label}List`]!.split('\n').map((text) => ({ label, text })),
    ),
  )
  const settings = {
    kind: 'texts',
    method: 'dense',
    k: 5,
    epochs: 40,
    rate: 0.02,
    columns,
  } as const
  const scores: number[] = []
  for (const seed of [1, 2, 3]) {
    const { train, test: asked } = splitExamples(examples, 0.25, seed)
    const { card } = await trainModel(train, asked, { ...settings, seed })
    scores.push(card.accuracy)
  }
  expect(scores[0]).toBeGreaterThanOrEqual(0.85)
  expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeGreaterThan(0.8)
})
