import { FlowFailure } from '../../flow/flow-value.ts'
import { type AiIo, type AiOp, numberOut, type PlainTable, textOut } from '../ai-op.ts'
import type { Example } from '../learn/example.ts'
import { answerOf } from '../learn/learned.ts'
import { modelOf } from './taught-model.ts'
import { guessesView, taughtFrom } from './teach-node.ts'

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
  const chosen = io.params.features as string[]
  const names = table.columns
    .filter(({ name, type }) => type === 'number' && name !== io.text('target'))
    .map(({ name }) => name)
  const used = chosen.length > 0 ? chosen : names
  if (used.length === 0) throw new FlowFailure('no-number-columns')
  return used
}

const isLabel = (value: unknown): value is string | number | boolean =>
  value !== '' && ['string', 'number', 'boolean'].includes(typeof value)

/** Rows with a gap are left out: nothing can be learned from what is not known. */
function rowsOf(table: PlainTable, target: string, features: readonly string[]): RowExample[] {
  const labels = columnOf(table, target)
  const columns = features.map((name) => columnOf(table, name))
  const examples: RowExample[] = []
  labels.forEach((label, at) => {
    const values = columns.map((column) => column[at])
    if (!isLabel(label) || !values.every((value) => typeof value === 'number')) return
    const row = features.map((name, n) => `${name} ${String(values[n])}`).join(', ')
    examples.push({ label: String(label), features: Float32Array.from(values), row })
  })
  if (examples.length === 0) throw new FlowFailure('no-examples')
  return examples
}

const train: AiOp = (io) => {
  const table = io.table()
  const columns = featureColumns(table, io)
  const all = rowsOf(table, io.text('target'), columns)
  if (new Set(all.map(({ label }) => label)).size > 30) throw new FlowFailure('too-many-classes')
  return taughtFrom(io, all, {
    kind: 'rows',
    columns,
    shown: ({ row }) => row,
    keep: (texts) => ({ texts }),
  })
}

/** Adds what the model says to every row; the first answer is also there as a text. */
const classify: AiOp = (io) => {
  const { learned } = modelOf(io, ['rows'])
  const table = io.table()
  const columns = learned.columns.map((name) => columnOf(table, name))
  const rows = table.data[0]?.length ?? 0
  const answers = Array.from({ length: rows }, (_, at) =>
    answerOf(
      learned,
      Float32Array.from(columns, (column) => Number(column[at] ?? 0)),
    ),
  )
  const first = answers[0]
  if (!first) throw new FlowFailure('no-examples')
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
          answers.map(({ label }) => label),
          answers.map(({ sureness }) => Math.round(sureness * 100)),
        ],
      },
    },
    ...(rows === 1 && { preview: guessesView(learned.labels, first.chances) }),
  }
}

export const rowTeachingOps: Record<string, AiOp> = {
  'ai.train-rows': train,
  'ai.classify-rows': classify,
}
