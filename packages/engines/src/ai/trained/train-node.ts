import { FlowFailure, type Preview } from '../../flow/flow-value.ts'
import { type AiIo, customView, numberOut, textOut } from '../ai-op.ts'
import { type Example, labelsOf } from '../learn/example.ts'
import type { LearnedKind } from '../learn/learned.ts'
import { splitExamples } from '../learn/split.ts'
import { trainModel } from '../learn/train.ts'
import type { Picture } from '../picture.ts'
import { type ModelData, storedModel, trainingData, trainSettings } from './trained-model.ts'

/** What every teaching node does once it has examples, and every asking node with its answer. */

interface Teaching<One extends Example, Shown> {
  kind: LearnedKind
  columns?: string[]
  /** How far the bar has come before the learning begins. */
  begun?: number
  /** An example as the learner sees it again: in a cell of the test, among the nearest. */
  shown: (example: One) => Shown
  /** Where the model keeps what it learned from. */
  keep: (shown: Shown[]) => Pick<ModelData, 'thumbs' | 'texts'>
}

/** More cannot be told apart with the examples that a class makes, nor be shown in a table of answers. */
const MOST_CLASSES = 30

export function refuseManyClasses(examples: readonly { label: string }[]): void {
  const count = labelsOf(examples).length
  if (count > MOST_CLASSES) throw new FlowFailure('too-many-classes', { count, max: MOST_CLASSES })
}

export async function trainFromExamples<One extends Example, Shown extends Picture | string>(
  io: AiIo,
  examples: readonly One[],
  { kind, columns = [], begun = 0, shown, keep }: Teaching<One, Shown>,
) {
  refuseManyClasses(examples)
  const share = io.number('testShare') / 100
  const { train, test } = splitExamples(examples, share, io.number('seed'))
  const epochs = io.number('epochs')
  const trained = await trainModel(train, test, {
    ...trainSettings(io),
    kind,
    columns,
    onEpoch: (curve) =>
      io.progress(
        begun + ((1 - begun) * curve.length) / epochs,
        customView('training', { stage: 'learning', curve }),
      ),
  })
  const { learned, card } = trained
  return {
    outputs: {
      model: storedModel({ learned, card, ...keep(train.map(shown)) }),
      accuracy: numberOut(Math.round(card.accuracy * 100)),
    },
    preview: customView('training', trainingData(trained, test.map(shown))),
  }
}

/** Below the sureness asked for, the answer is a question mark. */
export function answerOutputs(io: AiIo, { label, sureness }: { label: string; sureness: number }) {
  const percent = sureness * 100
  return {
    label: textOut(percent >= io.number('least') ? label : '?'),
    sureness: numberOut(Math.round(percent)),
  }
}

export function guessesView(labels: readonly string[], chances: readonly number[]): Preview {
  const guesses = labels
    .map((label, at) => ({ label, sureness: chances[at]! }))
    .toSorted((a, b) => b.sureness - a.sureness)
  return customView('guesses', { guesses: guesses.slice(0, 8), own: true })
}
