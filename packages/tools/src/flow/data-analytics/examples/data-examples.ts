import { type ExampleStep, exampleFlow } from '../../../flow-kit/example-flow.ts'
import type { FlowExample } from '../../../flow-kit/flow-tool.ts'

/** Flows to start from, from easy to rich. */

const from = (n: number, port = 'table') => ({ table: `n${n}.${port}` })
const sample = (name: string): ExampleStep => ['sample', { sample: name }]
const TOTAL: ExampleStep = ['compute', { name: 'total', formula: 'quantity * price' }, from(1)]

function example(id: string, steps: ExampleStep[], dashboard: string[] = []): FlowExample {
  return { id, content: exampleFlow('data', steps, dashboard) }
}

export const DATA_EXAMPLES: FlowExample[] = [
  example(
    'market',
    [
      sample('market'),
      TOTAL,
      ['group', { by: ['market'], summary: 'sum', values: ['total'] }, from(2)],
      ['sort', { columns: ['total_sum'], order: 'down' }, from(3)],
      ['chart-bar', { x: 'market', y: 'total_sum', summary: 'sum' }, from(4)],
    ],
    ['n5'],
  ),
  example(
    'months',
    [
      sample('market'),
      ['filter', { rules: [{ column: 'product', test: '=', value: 'umbrella' }] }, from(1)],
      ['dates', { column: 'date' }, from(2)],
      ['group', { by: ['date_month'], summary: 'sum', values: ['quantity'] }, from(3)],
      ['chart-line', { x: 'date_month', y: 'quantity_sum', summary: 'sum' }, from(4)],
    ],
    ['n5'],
  ),
  example(
    'join',
    [
      sample('market'),
      sample('products'),
      ['join', { leftKey: 'product', kind: 'left' }, { left: 'n1.table', right: 'n2.table' }],
      ['group', { by: ['kind'], summary: 'sum', values: ['quantity'] }, from(3)],
      ['chart-pie', { x: 'kind', y: 'quantity_sum' }, from(4)],
      ['show', {}, from(3, 'matches')],
    ],
    ['n5', 'n6'],
  ),
  example(
    'provinces',
    [
      sample('provinces'),
      ['group', { by: ['region'] }, from(1)],
      ['sort', { columns: ['count'], order: 'down' }, from(2)],
      ['chart-bar', { x: 'region', y: 'count', summary: 'sum' }, from(3)],
    ],
    ['n4'],
  ),
  example(
    'clean',
    [
      sample('students'),
      ['describe', {}, from(1)],
      ['missing', { mode: 'median', columns: ['hours', 'sleep'] }, from(1)],
      ['describe', {}, from(3)],
    ],
    ['n2', 'n4'],
  ),
  example(
    'study',
    [
      sample('students'),
      ['linear', { target: 'score', features: ['hours'] }, from(1)],
      ['predict', {}, { model: 'n2.model', table: 'n1.table' }],
      ['metrics', { actual: 'score', predicted: 'prediction' }, from(3)],
      ['chart-scatter', { x: 'hours', y: 'score', series: 'grade' }, from(1)],
      ['show', {}, from(2, 'weights')],
    ],
    ['n4', 'n5'],
  ),
  example(
    'anscombe',
    [
      sample('anscombe'),
      ['group', { by: ['set'], summary: 'mean', values: ['x', 'y'] }, from(1)],
      ['group', { by: ['set'], summary: 'std', values: ['x', 'y'] }, from(1)],
      ['chart-scatter', { x: 'x', y: 'y', series: 'set' }, from(1)],
    ],
    ['n2', 'n3', 'n4'],
  ),
  example(
    'tree',
    [
      sample('iris'),
      ['split', { share: 70 }, from(1)],
      ['tree', { target: 'species', depth: 3 }, from(2, 'train')],
      ['predict', {}, { model: 'n3.model', table: 'n2.test' }],
      ['metrics', { actual: 'species', predicted: 'prediction' }, from(4)],
    ],
    ['n3', 'n5'],
  ),
  example(
    'models',
    [
      sample('iris'),
      ['cross-validate', { algorithm: 'tree', target: 'species' }, from(1)],
      ['cross-validate', { algorithm: 'bayes', target: 'species' }, from(1)],
      ['cross-validate', { algorithm: 'knn', target: 'species' }, from(1)],
    ],
    ['n2', 'n3', 'n4'],
  ),
  example(
    'groups',
    [
      sample('iris'),
      ['kmeans', { k: 3, features: ['petal_length', 'petal_width'] }, from(1)],
      [
        'pivot',
        { rows: 'species', column: 'cluster', value: 'petal_length', summary: 'count' },
        from(2),
      ],
      ['chart-scatter', { x: 'petal_length', y: 'petal_width', series: 'cluster' }, from(2)],
    ],
    ['n3', 'n4'],
  ),
  example(
    'pca',
    [
      sample('iris'),
      ['pca', { count: 2 }, from(1)],
      ['chart-scatter', { x: 'pc1', y: 'pc2', series: 'species' }, from(2)],
      ['show', {}, from(2, 'shares')],
      ['chart-heatmap', {}, from(1)],
    ],
    ['n3', 'n5'],
  ),
  example(
    'sql',
    [
      sample('market'),
      [
        'sql',
        {
          query:
            'SELECT market, date, sum(quantity * price) AS total\nFROM a\nGROUP BY market, date\nQUALIFY row_number() OVER (PARTITION BY market ORDER BY total DESC) = 1\nORDER BY total DESC',
        },
        { a: 'n1.table' },
      ],
      ['chart-bar', { x: 'market', y: 'total', summary: 'sum' }, from(2)],
    ],
    ['n2', 'n3'],
  ),
  example(
    'map',
    [
      sample('market'),
      ['compute', { name: 'total', formula: 'quantity * price' }, from(1)],
      ['chart-map', { province: 'market', value: 'total', summary: 'sum' }, from(2)],
    ],
    ['n3'],
  ),
  example(
    'dice',
    [
      ['timer', { every: 0.5, keep: 600 }],
      ['group', { by: ['dice'], summary: 'count' }, from(1)],
      ['chart-bar', { x: 'dice', y: 'count', summary: 'sum' }, from(2)],
    ],
    ['n1', 'n3'],
  ),
  example(
    'shapes',
    [
      sample('iris'),
      ['distributions', { column: 'petal_length', series: 'species', bins: 12 }, from(1)],
      ['distributions', { column: 'sepal_width', measure: 'share', curve: true }, from(1)],
      ['describe', {}, from(1)],
    ],
    ['n2', 'n3'],
  ),
  example(
    'test',
    [
      sample('iris'),
      ['filter', { rules: [{ column: 'species', test: '!=', value: 'setosa' }] }, from(1)],
      ['t-test', { value: 'sepal_length', group: 'species' }, from(2)],
      ['chart-box', { y: 'sepal_length', series: 'species' }, from(1)],
    ],
    ['n3', 'n4'],
  ),
]
