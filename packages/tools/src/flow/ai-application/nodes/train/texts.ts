import { customView, type PlainTable } from '@panya/engines/ai/ai-op.ts'
import { neighboursOf } from '@panya/engines/ai/learn/learned.ts'
import {
  answerOutputs,
  refuseManyClasses,
  trainFromExamples,
} from '@panya/engines/ai/trained/train-node.ts'
import { modelOf } from '@panya/engines/ai/trained/trained-model.ts'
import { py } from '@panya/engines/code/python-code.ts'
import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import {
  answerAboutText,
  featuresFor,
  textExamples,
  wordEffects,
} from '@panya/engines/nlp/text-model.ts'
import { aiNode, modelPort, numberPort, tablePort, textPort } from '../define.ts'
import { textColumn, written } from '../read/texts.ts'
import { nlpRun } from '../run-on.ts'
import { answer, LEARN_IMPORTS, learner, least, share, TEACH_HELPER, teaching } from './teaching.ts'

/** Teaching with texts. */

function labelledTexts(table: PlainTable): { label: string; text: string }[] {
  const labels = table.data[table.columns.findIndex(({ name }) => name === 'label')]
  if (!labels) throw new FlowFailure('no-column', { column: 'label' })
  return textColumn(table).map((text, at) => ({ label: String(labels[at]), text: String(text) }))
}

const trainTexts = aiNode('train-texts', 'train', {
  engine: 'nlp',
  inputs: [tablePort('examples')],
  outputs: [modelPort(), numberPort('accuracy')],
  params: teaching,
  python: {
    variable: 'text',
    imports: [
      ...LEARN_IMPORTS,
      py`from sklearn.feature_extraction.text import TfidfVectorizer`,
      py`from sklearn.pipeline import make_pipeline`,
    ],
    helpers: [TEACH_HELPER],
    code: (c) => py`labels, texts = zip(*${c.input('examples')})
reader = make_pipeline(TfidfVectorizer(analyzer="char_wb", ngram_range=(2, 4), sublinear_tf=True), ${learner(c)})
${c.output('model')}, ${c.output('accuracy')} = teach(reader, list(texts), list(labels), ${share(c)}, ${c.param('seed')})`,
  },
})

const runTrainTexts = nlpRun(trainTexts, (io) => {
  const given = labelledTexts(io.table('examples'))
  refuseManyClasses(given)
  const { examples, pieces } = textExamples(given)
  return trainFromExamples(io, examples, {
    kind: 'texts',
    columns: pieces,
    shown: ({ text }) => text,
    keep: (texts) => ({ texts }),
  })
})

const classifyText = aiNode('classify-text', 'train', {
  engine: 'nlp',
  inputs: [modelPort(), textPort('text')],
  outputs: [textPort('label'), numberPort('sureness')],
  params: [least],
  python: {
    variable: 'answer',
    code: (c) => answer(c, py`[${c.input('text')}]`),
  },
})

const runClassifyText = nlpRun(classifyText, (io) => {
  const { learned, texts } = modelOf(io, ['texts'])
  const text = written(io)
  const { label, sureness, chances } = answerAboutText(learned, text)
  const nearest = texts
    ? neighboursOf(learned, featuresFor(learned, text), 3).map(({ index }) => ({
        label: learned.labels[learned.classes[index]!]!,
        text: texts[index]!,
      }))
    : []
  return {
    outputs: answerOutputs(io, { label: label || '?', sureness }),
    preview: customView('text-answer', {
      text,
      label,
      guesses: learned.labels.map((name, at) => ({ label: name, sureness: chances[at]! })),
      words: label ? wordEffects(learned, text, learned.labels.indexOf(label)) : [],
      nearest: label ? nearest : [],
    }),
  }
})

export const TRAIN_TEXTS = [trainTexts, classifyText]

export const TRAIN_TEXTS_RUNS = [runTrainTexts, runClassifyText]
