import { type AiIo, numberOut, type PlainTable, textOut } from '@panya/engines/ai/ai-op.ts'
import type { Example } from '@panya/engines/ai/learn/example.ts'
import { answerOf } from '@panya/engines/ai/learn/learned.ts'
import { guessesView, trainFromExamples } from '@panya/engines/ai/trained/train-node.ts'
import { modelOf } from '@panya/engines/ai/trained/trained-model.ts'
import { py } from '@panya/engines/code/python-code.ts'
import { FlowFailure, NotReady } from '@panya/engines/flow/flow-value.ts'
import type { NodeNote } from '@panya/engines/flow/node-note.ts'
import { columnParam, columnsParam } from '../../../../flow-kit/param-forms.ts'
import { aiNode, modelPort, numberPort, tablePort, textPort } from '../define.ts'
import { aiRun } from '../run-on.ts'
import { WORDS_HELPER } from '../think/think.ts'
import { LEARN_IMPORTS, learner, share, TEACH_HELPER, teaching } from './teaching.ts'

/** Teaching with the rows of a table: numbers in, a class out. */

interface RowExample extends Example {
  row: string
}

function columnOf({ columns, data }: PlainTable, name: string): readonly unknown[] {
  const at = columns.findIndex((column) => column.name === name)
  if (at < 0) throw new FlowFailure('no-column', { column: name })
  return data[at]!
}

function featureColumns(table: PlainTable, io: AiIo): string[] {
  const chosen = io.list('features')
  const names = table.columns
    .filter(({ name, type }) => type === 'number' && name !== io.text('target'))
    .map(({ name }) => name)
  const used = chosen.length > 0 ? chosen : names
  if (used.length === 0) throw new FlowFailure('no-number-columns')
  return used
}

const isLabel = (value: unknown): value is string | number | boolean =>
  value !== '' && ['string', 'number', 'boolean'].includes(typeof value)

/** A number that can be reckoned with, also in the short form in which models keep numbers. */
const isKnown = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(Math.fround(value))

function leftOut(code: 'rows-not-learned' | 'rows-not-answered', count: number): NodeNote[] {
  return count > 0 ? [{ code, values: { count } }] : []
}

/** Rows with a gap are left out: nothing can be learned from what is not known. */
function rowsOf(table: PlainTable, target: string, features: readonly string[]): RowExample[] {
  const labels = columnOf(table, target)
  const columns = features.map((name) => columnOf(table, name))
  const examples: RowExample[] = []
  labels.forEach((label, at) => {
    const values = columns.map((column) => column[at])
    if (!isLabel(label) || !values.every(isKnown)) return
    const row = features.map((name, n) => `${name} ${String(values[n])}`).join(', ')
    examples.push({ label: String(label), features: Float32Array.from(values), row })
  })
  if (examples.length === 0) throw new NotReady('no-examples')
  return examples
}

const trainRows = aiNode('train-rows', 'train', {
  engine: 'ai',
  inputs: [tablePort('table')],
  outputs: [modelPort(), numberPort('accuracy')],
  params: [columnParam('target'), columnsParam('features'), ...teaching],
  python: {
    variable: 'row',
    imports: [
      ...LEARN_IMPORTS,
      py`from sklearn.pipeline import make_pipeline`,
      py`from sklearn.preprocessing import StandardScaler`,
    ],
    helpers: [WORDS_HELPER, TEACH_HELPER],
    code: (c) => {
      const target = c.param('target')
      const features = c.list('features').length
        ? c.param('features')
        : py`[name for name in ${c.input('table')}.select_dtypes("number").columns if name != ${target}]`
      return py`features = ${features}
known = ${c.input('table')}.dropna(subset=features + [${target}])
${c.output('model')}, ${c.output('accuracy')} = teach(make_pipeline(StandardScaler(), ${learner(c)}), known[features], known[${target}].map(words), ${share(c)}, ${c.param('seed')})`
    },
  },
})

const runTrainRows = aiRun(trainRows, async (io) => {
  const table = io.table()
  const columns = featureColumns(table, io)
  const all = rowsOf(table, io.text('target'), columns)
  const trained = await trainFromExamples(io, all, {
    kind: 'rows',
    columns,
    shown: ({ row }) => row,
    keep: (texts) => ({ texts }),
  })
  const rows = table.data[0]?.length ?? 0
  return { ...trained, notes: leftOut('rows-not-learned', rows - all.length) }
})

const classifyRows = aiNode('classify-rows', 'train', {
  engine: 'ai',
  inputs: [modelPort(), tablePort('table')],
  outputs: [textPort('label'), numberPort('sureness'), tablePort('table')],
  python: {
    variable: 'answer',
    code: (
      c,
    ) => py`asked = ${c.input('table')}[list(${c.input('model')}.feature_names_in_)].fillna(0)
chances = ${c.input('model')}.predict_proba(asked)
surest = (chances.max(axis=1) * 100 + 0.5).astype(int)
${c.output('table')} = ${c.input('table')}.assign(prediction=${c.input('model')}.predict(asked), sureness=surest)
${c.output('label')}, ${c.output('sureness')} = ${c.output('table')}.iloc[0][["prediction", "sureness"]]`,
  },
})

/** Adds what the model says to every row that it can read; the first answer is also there as a text. */
const runClassifyRows = aiRun(classifyRows, (io) => {
  const { learned } = modelOf(io, ['rows'])
  const table = io.table()
  const columns = learned.columns.map((name) => columnOf(table, name))
  const rows = table.data[0]?.length ?? 0
  const answers = Array.from({ length: rows }, (_, at) => {
    const values = columns.map((column) => column[at])
    return values.every(isKnown) ? answerOf(learned, Float32Array.from(values)) : null
  })
  const first = answers.find((answer) => answer !== null)
  if (!first) throw new NotReady('no-examples')
  return {
    outputs: {
      label: textOut(first.label),
      sureness: numberOut(Math.round(first.sureness * 100)),
      table: {
        columns: [
          ...table.columns,
          { name: 'prediction', type: 'text' },
          { name: 'sureness', type: 'number' },
        ],
        data: [
          ...table.data,
          answers.map((answer) => answer?.label ?? null),
          answers.map((answer) => answer && Math.round(answer.sureness * 100)),
        ],
      },
    },
    notes: leftOut('rows-not-answered', answers.filter((answer) => answer === null).length),
    ...(rows === 1 && { preview: guessesView(learned.labels, first.chances) }),
  }
})

export const TRAIN_ROWS = [trainRows, classifyRows]

export const TRAIN_ROWS_RUNS = [runTrainRows, runClassifyRows]
