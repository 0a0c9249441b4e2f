import { ownTable } from '@panya/engines/code/own-table.ts'
import { type Py, py } from '@panya/engines/code/python-code.ts'
import { FlowFailure, type Preview } from '@panya/engines/flow/flow-value.ts'
import { type Training, train } from '@panya/engines/tabular/learn/models.ts'
import {
  type Cell,
  columnOf,
  pickRows,
  shuffled,
  type Table,
  tableFrom,
} from '@panya/engines/tabular/table.ts'
import { tableRun } from '@panya/engines/tabular/tabular-op.ts'
import { choice, columnParam, columnsParam, whole } from '../../../../flow-kit/param-forms.ts'
import { PANDAS, port, tableNode } from '../define.ts'
import { CLASSES, MIXED } from '../shared-python.ts'
import { featuresOf, NUMERIC, predictions, trainingOf } from './features.ts'

/** How good predictions are. */

const METRICS = py`def judge(actual, predicted):
    """How good the predictions are: for classes, or for numbers."""
    known = actual.notna() & predicted.notna()
    actual, predicted = classes(actual[known]), classes(predicted[known])
    if pd.api.types.is_numeric_dtype(actual) and actual.nunique() > 12:
        return {"r2": r2_score(actual, predicted), "rmse": mean_squared_error(actual, predicted) ** 0.5, "mae": mean_absolute_error(actual, predicted)}
    precision, recall, f1, _ = precision_recall_fscore_support(actual, predicted, average="macro", zero_division=0)
    return {"accuracy": accuracy_score(actual, predicted), "precision": precision, "recall": recall, "f1": f1}`

const ROWS_PER_CELL = 40

interface Judged {
  facts: [string, number][]
  preview?: Preview
}

function judgeClasses(actual: readonly Cell[], predicted: readonly Cell[], table: Table): Judged {
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

const metrics = tableNode('metrics', 'learn', {
  outputs: [port('table'), port('score', 'number')],
  params: [columnParam('actual'), columnParam('predicted')],
  imports: [
    PANDAS,
    py`from sklearn.metrics import accuracy_score, mean_absolute_error, mean_squared_error, precision_recall_fscore_support, r2_score`,
  ],
  helpers: [CLASSES, METRICS],
  variable: 'quality',
  display: true,
  code: (c) =>
    py`facts = judge(${c.input('table')}[${c.param('actual')}], ${c.input('table')}[${c.param('predicted')}])\n${c.output('table')} = pd.DataFrame({"what": list(facts), "value": list(facts.values())})\n${c.output('score')} = ${c.output('table')}["value"][0]\nprint(${c.output('table')})`,
})

const runMetrics = tableRun(metrics, {
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
})

const ALGORITHMS = ownTable<[from: Py, make: Py]>({
  knn: [py`from sklearn.neighbors import KNeighborsClassifier`, py`KNeighborsClassifier(5)`],
  tree: [
    py`from sklearn.tree import DecisionTreeClassifier`,
    py`DecisionTreeClassifier(max_depth=5, random_state=1)`,
  ],
  bayes: [py`from sklearn.naive_bayes import GaussianNB`, py`GaussianNB()`],
  logistic: [
    py`from sklearn.linear_model import LogisticRegression`,
    py`make_pipeline(StandardScaler(), LogisticRegression(max_iter=1000))`,
  ],
  forest: [
    py`from sklearn.ensemble import RandomForestClassifier`,
    py`RandomForestClassifier(25, random_state=1)`,
  ],
  linear: [py`from sklearn.linear_model import LinearRegression`, py`LinearRegression()`],
})

const FOLDS = py`def folds(table, known, count):
    """The same parts as in the flow: each is asked once, with what was learned from all others."""
    place = {row: at for at, row in enumerate(known.index)}
    order = mixed(len(table), 1)
    count = min(count, len(table))
    parts = [[place[row] for row in order[part::count] if row in place] for part in range(count)]
    return [(sum(parts[:n] + parts[n + 1:], []), parts[n]) for n in range(count)]`

const crossValidate = tableNode('cross-validate', 'learn', {
  outputs: [port('table'), port('score', 'number')],
  params: [
    choice('algorithm', Object.keys(ALGORITHMS)),
    columnParam('target'),
    columnsParam('features'),
    whole('folds', 5, 2, 20),
  ],
  imports: [
    PANDAS,
    py`from sklearn.model_selection import cross_val_score`,
    py`from sklearn.pipeline import make_pipeline`,
    py`from sklearn.preprocessing import StandardScaler`,
    ...Object.values(ALGORITHMS).map(([line]) => line),
  ],
  helpers: [NUMERIC, CLASSES, MIXED, FOLDS],
  variable: 'validation',
  code: (c) =>
    py`features = ${featuresOf(c, c.text('target'))}\npoints = ${c.input('table')}.reset_index(drop=True)\nknown = points.dropna(subset=features + [${c.param('target')}])\nscores = cross_val_score(${ALGORITHMS[c.text('algorithm')]?.[1] ?? py`None`}, known[features], classes(known[${c.param('target')}]), cv=folds(points, known, ${c.param('folds')}))\n${c.output('table')} = pd.DataFrame({"part": range(1, len(scores) + 1), "score": scores})\n${c.output('score')} = scores.mean()\nprint(${c.output('score')})`,
})

/** Parts of equal size in turn: row i belongs to part i modulo k after mixing. */
const runCrossValidate = tableRun(crossValidate, {
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
})

export const EVALUATE = [metrics, crossValidate]

export const EVALUATE_RUNS = [runMetrics, runCrossValidate]
