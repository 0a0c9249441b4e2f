import type { FlowContent } from '@panya/engines/flow/flow-content.ts'
import { type ExampleStep, exampleFlow } from '../../../flow-kit/example-flow.ts'

/** One small flow per table node, for comparing our numbers with pandas, SciPy and scikit-learn. */

export interface DataCase {
  name: string
  content: FlowContent
  node: string
  port: string
  /** How far a number may be off. */
  tolerance?: number
  /** Compare rows in any order. */
  unordered?: boolean
}

const T = { table: 'n1.table' }
const sample = (name: string): ExampleStep => ['sample', { sample: name }]

function simple(
  name: string,
  from: string,
  type: string,
  params: Record<string, unknown> = {},
  port = 'table',
): DataCase {
  return { name, content: exampleFlow('data', [sample(from), [type, params, T]]), node: 'n2', port }
}

function learned(
  type: string,
  params: Record<string, unknown> = {},
  from = 'iris',
  target = 'species',
): DataCase {
  const steps: ExampleStep[] = [
    sample(from),
    [type, { target, ...params }, T],
    ['predict', {}, { model: 'n2.model', table: 'n1.table' }],
  ]
  return {
    name: `${type}-predict`,
    content: exampleFlow('data', steps),
    node: 'n3',
    port: 'table',
    tolerance: 1e-6,
  }
}

const SUMMARIES = ['count', 'sum', 'mean', 'median', 'min', 'max', 'std', 'unique']
const joined = (kind: string): DataCase => ({
  name: `join-${kind}`,
  content: exampleFlow('data', [
    sample('market'),
    ['filter', { mode: 'formula', formula: 'quantity > 6' }, T],
    sample('products'),
    ['filter', { mode: 'formula', formula: 'kind != "food"' }, { table: 'n3.table' }],
    ['join', { leftKey: 'product', kind }, { left: 'n2.table', right: 'n4.table' }],
  ]),
  node: 'n5',
  port: 'table',
  unordered: true,
})

export const DATA_CASES: DataCase[] = [
  simple('select', 'market', 'select', { columns: ['product', 'price'] }),
  simple('drop', 'market', 'select', { mode: 'drop', columns: ['date'] }),
  simple('rename', 'market', 'rename', { column: 'price', to: 'baht' }),
  simple('compute', 'market', 'compute', {
    formula: 'round(quantity * price / 7, 2) + month(date)',
  }),
  simple('compute-if', 'market', 'compute', {
    name: 'size',
    formula: 'if(quantity >= 5 and market != "Phuket", "many", "few")',
  }),
  simple('dates', 'market', 'dates', { column: 'date' }),
  simple('merge-text', 'market', 'merge-text', { columns: ['market', 'product'], separator: '/' }),
  simple('split-text', 'provinces', 'split-text', { column: 'region', separator: 'e' }),
  simple('filter-rules', 'market', 'filter', {
    rules: [
      { column: 'quantity', test: '>=', value: '8' },
      { column: 'market', test: '=', value: 'Phuket' },
    ],
    match: 'any',
  }),
  simple('filter-contains', 'market', 'filter', {
    mode: 'formula',
    formula: 'contains(product, "co") or not (price < 150)',
  }),
  simple('sort', 'market', 'sort', { columns: ['product', 'price'], order: 'down' }),
  simple('first', 'market', 'sample-rows', { count: 7 }),
  simple('last', 'market', 'sample-rows', { mode: 'last', count: 7 }),
  ...['drop', 'mean', 'median'].map((mode) =>
    simple(`missing-${mode}`, 'students', 'missing', { mode, columns: ['hours', 'sleep'] }),
  ),
  simple('duplicates', 'market', 'duplicates', { columns: ['market', 'product'] }),
  ...SUMMARIES.map((summary) =>
    simple(`group-${summary}`, 'market', 'group', {
      by: ['market', 'product'],
      summary,
      values: ['quantity', 'price'],
    }),
  ),
  simple('pivot', 'market', 'pivot', {
    rows: 'market',
    column: 'product',
    value: 'quantity',
    summary: 'sum',
  }),
  simple('unpivot', 'iris', 'unpivot', { columns: ['sepal_length', 'sepal_width'] }),
  ...['inner', 'left', 'right', 'outer'].map(joined),
  simple('correlation', 'iris', 'correlation'),
  simple('distributions', 'iris', 'distributions', {
    column: 'sepal_length',
    curve: true,
  }),
  simple('distributions-groups', 'iris', 'distributions', {
    column: 'petal_length',
    series: 'species',
    bins: 7,
  }),
  simple('distributions-texts', 'market', 'distributions', { column: 'product', series: 'market' }),
  {
    name: 'describe',
    content: exampleFlow('data', [
      sample('iris'),
      ['select', { mode: 'drop', columns: ['species'] }, T],
      ['describe', {}, { table: 'n2.table' }],
    ]),
    node: 'n3',
    port: 'table',
  },
  {
    name: 't-test',
    content: exampleFlow('data', [
      sample('iris'),
      ['filter', { mode: 'formula', formula: 'species != "setosa"' }, T],
      ['t-test', { value: 'sepal_length', group: 'species' }, { table: 'n2.table' }],
    ]),
    node: 'n3',
    port: 'p',
    tolerance: 1e-9,
  },
  simple('chi-square', 'market', 'chi-square', { first: 'market', second: 'product' }, 'p'),
  simple(
    'linear',
    'students',
    'linear',
    { target: 'score', features: ['hours', 'sleep'] },
    'weights',
  ),
  simple(
    'polynomial',
    'anscombe',
    'polynomial',
    { target: 'y', features: ['x'], degree: 2 },
    'weights',
  ),
  learned('logistic'),
  learned('knn', { k: 7 }),
  learned('tree', { depth: 3 }),
  learned('bayes'),
  simple('kmeans', 'iris', 'kmeans', { k: 3 }, 'inertia'),
  simple('kmeans-same-spread', 'iris', 'kmeans', { k: 3, spread: 'yes' }, 'inertia'),
  simple('pca', 'iris', 'pca', { count: 3 }, 'shares'),
  {
    name: 'metrics-classes',
    content: exampleFlow('data', [
      sample('iris'),
      ['bayes', { target: 'species', features: ['sepal_length', 'sepal_width'] }, T],
      ['predict', {}, { model: 'n2.model', table: 'n1.table' }],
      ['metrics', { actual: 'species', predicted: 'prediction' }, { table: 'n3.table' }],
    ]),
    node: 'n4',
    port: 'table',
  },
  {
    name: 'metrics-numbers',
    content: exampleFlow('data', [
      sample('iris'),
      ['linear', { target: 'petal_length', features: ['sepal_length', 'sepal_width'] }, T],
      ['predict', {}, { model: 'n2.model', table: 'n1.table' }],
      ['metrics', { actual: 'petal_length', predicted: 'prediction' }, { table: 'n3.table' }],
    ]),
    node: 'n4',
    port: 'table',
  },
]
