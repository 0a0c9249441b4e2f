import { FlowFailure, type Preview } from '../../flow/flow-value.ts'
import { hierarchical, kMeans, mainDirections } from '../learn/clusters.ts'
import { type Label, predictRow, type TrainedModel, type Training, train } from '../learn/models.ts'
import type { Matrix } from '../learn/numerics.ts'
import {
  type Cell,
  columnOf,
  freeName,
  numbersOf,
  pickRows,
  shuffled,
  type Table,
  tableFrom,
  withColumn,
} from '../table.ts'
import { type TableIo, type TabularOp, tableResult } from '../tabular-op.ts'
import { MOST_COMPARED } from './statistics.ts'

/** Learning from tables: train, predict, judge, group. */

function featureNames(io: TableIo, table: Table, target: string): string[] {
  const chosen = io.list('features')
  const names =
    chosen.length > 0
      ? chosen
      : table.columns
          .filter(({ type, name }) => type === 'number' && name !== target)
          .map(({ name }) => name)
  if (names.length === 0) throw new FlowFailure('needs-numbers', { count: 1 })
  if (names.length > MOST_COMPARED)
    throw new FlowFailure('too-many-columns', { count: names.length, max: MOST_COMPARED })
  return names
}

/** Rows where every feature is known; the others cannot be used. */
function matrixOf(table: Table, names: readonly string[]): { x: Matrix; rows: number[] } {
  const columns = names.map((name) => numbersOf(table, name))
  const rows = Array.from({ length: table.rows }, (_, row) => row).filter((row) =>
    columns.every((data) => data[row] !== null),
  )
  return { rows, x: rows.map((row) => columns.map((data) => data[row]!)) }
}

function trainingOf(io: TableIo, table: Table, kind: Training['kind']): Training {
  const target = io.text('target')
  const { data } = columnOf(table, target)
  const all = featureNames(io, table, target)
  const features = kind === 'polynomial' ? all.slice(0, 1) : all
  const known = pickRows(
    table,
    data.map((_, row) => row).filter((row) => data[row] !== null),
  )
  const { x, rows } = matrixOf(known, features)
  const labels = columnOf(known, target).data
  const y = rows.map((row) => {
    const value = labels[row] ?? null
    return typeof value === 'boolean' ? String(value) : (value as Label)
  })
  const { degree, k, depth, trees } = io.params as Record<string, number>
  return {
    kind,
    features,
    target,
    x,
    y,
    options: { degree, k, depth, trees, seed: 1 },
    progress: io.progress,
  }
}

function trainer(kind: Training['kind']): TabularOp {
  return {
    run: (io) => {
      const model = train(trainingOf(io, io.table(), kind))
      const facts = { kind, target: model.target, features: model.features }
      return {
        outputs: { model: { model: kind, facts, data: model }, ...weightsTable(model) },
        ...modelPreview(model),
      }
    },
  }
}

function weightsTable(model: TrainedModel): { weights?: Table } {
  if (model.kind !== 'linear') return {}
  const names =
    model.degree > 1 ? model.weights.map((_, n) => `${model.features[0]}^${n + 1}`) : model.features
  return {
    weights: tableFrom([
      { name: 'what', type: 'text', data: ['intercept', ...names] },
      { name: 'weight', type: 'number', data: [model.intercept, ...model.weights] },
    ]),
  }
}

function modelPreview(model: TrainedModel): { preview?: Preview } {
  if (model.kind === 'tree')
    return {
      preview: {
        kind: 'custom',
        view: 'tree',
        data: { root: model.root, classes: model.classes, features: model.features },
      },
    }
  if (model.kind === 'linear') {
    const short = (value: number): string => String(Number(value.toPrecision(4)))
    const terms = model.weights.map(
      (weight, n) =>
        `${short(weight)}·${model.degree > 1 ? `${model.features[0]}^${n + 1}` : model.features[n]}`,
    )
    return {
      preview: {
        kind: 'value',
        text: `${model.target} = ${short(model.intercept)} + ${terms.join(' + ')}`.replaceAll(
          '+ -',
          '− ',
        ),
      },
    }
  }
  return { preview: { kind: 'value', text: `${model.target} ← ${model.features.join(', ')}` } }
}

function predictions(model: TrainedModel, table: Table): Cell[] {
  const { x, rows } = matrixOf(table, model.features)
  const out: Cell[] = Array.from({ length: table.rows }, () => null)
  rows.forEach((row, i) => (out[row] = predictRow(model, x[i]!)))
  return out
}

const predict: TabularOp = {
  run: (io) => {
    const table = io.table()
    const model = io.model().data as TrainedModel
    const data = predictions(model, table)
    const name = freeName(
      table.columns.map((column) => column.name),
      'prediction',
    )
    return tableResult(
      withColumn(table, {
        name,
        type: typeof data.find((value) => value !== null) === 'number' ? 'number' : 'text',
        data,
      }),
    )
  },
}

const split: TabularOp = {
  run: (io) => {
    const table = io.table()
    const order = shuffled(table.rows, io.number('seed'))
    const cut = Math.round((table.rows * io.number('share')) / 100)
    return {
      outputs: {
        train: pickRows(table, order.slice(0, cut)),
        test: pickRows(table, order.slice(cut)),
      },
    }
  },
}

const ROWS_PER_CELL = 40

interface Judged {
  facts: [string, number][]
  preview?: Preview
}

export function judgeClasses(
  actual: readonly Cell[],
  predicted: readonly Cell[],
  table: Table,
): Judged {
  const labels = [
    ...new Set([...actual, ...predicted].filter((value) => value !== null).map(String)),
  ].toSorted()
  const at = (value: Cell): number => labels.indexOf(String(value))
  const counts = labels.map(() => labels.map(() => 0))
  const cells: Record<string, number[]> = {}
  actual.forEach((value, row) => {
    const other = predicted[row] ?? null
    if (value === null || other === null) return
    counts[at(value)]![at(other)]!++
    const list = (cells[`${at(value)} ${at(other)}`] ??= [])
    if (list.length < ROWS_PER_CELL) list.push(row)
  })
  const total = counts.flat().reduce((sum, value) => sum + value, 0)
  const per = labels.map((_, c) => {
    const hit = counts[c]![c]!
    const named = counts.reduce((sum, row) => sum + row[c]!, 0)
    const real = counts[c]!.reduce((sum, value) => sum + value, 0)
    return { precision: named ? hit / named : 0, recall: real ? hit / real : 0 }
  })
  const f1 = per.map(({ precision, recall }) =>
    precision + recall ? (2 * precision * recall) / (precision + recall) : 0,
  )
  const mean = (values: number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const rowsOf = Object.fromEntries(
    Object.entries(cells).map(([key, rows]) => [
      key,
      rows.map((row) => table.columns.map(({ data }) => data[row] ?? null)),
    ]),
  )
  return {
    facts: [
      ['accuracy', counts.reduce((sum, row, c) => sum + row[c]!, 0) / total],
      ['precision', mean(per.map((one) => one.precision))],
      ['recall', mean(per.map((one) => one.recall))],
      ['f1', mean(f1)],
    ],
    preview: {
      kind: 'custom',
      view: 'confusion',
      data: {
        labels,
        counts,
        rows: rowsOf,
        columns: table.columns.map(({ name, type }) => ({ name, type })),
      },
    },
  }
}

function judgeNumbers(actual: readonly Cell[], predicted: readonly Cell[]): Judged {
  const pairs = actual
    .map((value, i) => [value, predicted[i]])
    .filter((pair): pair is [number, number] => pair.every((value) => typeof value === 'number'))
  if (pairs.length === 0) throw new FlowFailure('no-rows')
  const mean = pairs.reduce((sum, [y]) => sum + y, 0) / pairs.length
  const squares = pairs.reduce((sum, [y, p]) => sum + (y - p) ** 2, 0)
  const spread = pairs.reduce((sum, [y]) => sum + (y - mean) ** 2, 0)
  return {
    facts: [
      ['r2', 1 - squares / spread],
      ['rmse', Math.sqrt(squares / pairs.length)],
      ['mae', pairs.reduce((sum, [y, p]) => sum + Math.abs(y - p), 0) / pairs.length],
    ],
  }
}

const metrics: TabularOp = {
  run: (io) => {
    const table = io.table()
    if (table.rows === 0) throw new FlowFailure('no-rows')
    const [actual, predicted] = [
      columnOf(table, io.text('actual')),
      columnOf(table, io.text('predicted')),
    ]
    const numeric =
      actual.type === 'number' && predicted.type === 'number' && new Set(actual.data).size > 12
    const judged = numeric
      ? judgeNumbers(actual.data, predicted.data)
      : judgeClasses(actual.data, predicted.data, table)
    const facts = tableFrom([
      { name: 'what', type: 'text', data: judged.facts.map(([name]) => name) },
      { name: 'value', type: 'number', data: judged.facts.map(([, value]) => value) },
    ])
    return {
      outputs: { table: facts, score: { type: 'number', value: judged.facts[0]![1] } },
      ...(judged.preview && { preview: judged.preview }),
    }
  },
}

/** Parts of equal size in turn: row i belongs to part i modulo k after mixing. */
const crossValidate: TabularOp = {
  run: (io) => {
    const table = io.table()
    const folds = Math.min(io.number('folds'), table.rows)
    const order = shuffled(table.rows, 1)
    const kind = io.text('algorithm') as Training['kind']
    const scores = Array.from({ length: folds }, (_, fold) => {
      if (io.cancelled()) throw new FlowFailure('cancelled')
      io.progress(fold / folds)
      const [inside, outside] = [
        order.filter((__, i) => i % folds !== fold),
        order.filter((__, i) => i % folds === fold),
      ]
      const model = train(trainingOf(io, pickRows(table, inside), kind))
      const test = pickRows(table, outside)
      const actual = columnOf(test, model.target).data
      const judged =
        kind === 'linear'
          ? judgeNumbers(actual, predictions(model, test))
          : judgeClasses(actual, predictions(model, test), test)
      return judged.facts[0]![1]
    })
    const mean = scores.reduce((sum, value) => sum + value, 0) / scores.length
    const result = tableFrom([
      { name: 'part', type: 'number', data: scores.map((_, i) => i + 1) },
      { name: 'score', type: 'number', data: scores },
    ])
    return {
      outputs: { table: result, score: { type: 'number', value: mean } },
      preview: { kind: 'value', text: mean.toFixed(3) },
    }
  },
}

function clusterColumn(io: TableIo, labelsOf: (x: Matrix) => number[]) {
  const table = io.table()
  const { x, rows } = matrixOf(table, featureNames(io, table, ''))
  const labels = labelsOf(x)
  const data: Cell[] = Array.from({ length: table.rows }, () => null)
  rows.forEach((row, i) => (data[row] = `${labels[i]! + 1}`))
  const name = freeName(
    table.columns.map((column) => column.name),
    'cluster',
  )
  return withColumn(table, { name, type: 'text', data })
}

const kmeans: TabularOp = {
  run: (io) => {
    let inertia = 0
    const table = clusterColumn(io, (x) => {
      const found = kMeans(x, io.number('k'), io.number('seed'))
      inertia = found.inertia
      return found.labels
    })
    return { outputs: { table, inertia: { type: 'number', value: inertia } } }
  },
}

const pca: TabularOp = {
  run: (io) => {
    const table = io.table()
    const names = featureNames(io, table, '')
    const { x, rows } = matrixOf(table, names)
    if (x.length < 3) throw new FlowFailure('too-few-rows', { count: x.length })
    const found = mainDirections(x, Math.min(io.number('count'), names.length))
    let out = pickRows(table, rows)
    found.shares.forEach(
      (_, n) =>
        (out = withColumn(out, {
          name: `pc${n + 1}`,
          type: 'number',
          data: found.scores.map((row) => row[n]!),
        })),
    )
    const shares = tableFrom([
      { name: 'part', type: 'text', data: found.shares.map((_, n) => `pc${n + 1}`) },
      { name: 'share', type: 'number', data: found.shares },
    ])
    return { outputs: { table: out, shares } }
  },
}

export const learningOps: Record<string, TabularOp> = {
  'data.split': split,
  'data.linear': trainer('linear'),
  'data.polynomial': trainer('polynomial'),
  'data.logistic': trainer('logistic'),
  'data.knn': trainer('knn'),
  'data.tree': trainer('tree'),
  'data.forest': trainer('forest'),
  'data.bayes': trainer('bayes'),
  'data.predict': predict,
  'data.metrics': metrics,
  'data.cross-validate': crossValidate,
  'data.kmeans': kmeans,
  'data.hierarchical': {
    run: (io) => tableResult(clusterColumn(io, (x) => hierarchical(x, io.number('k')))),
  },
  'data.pca': pca,
}
