import type { ExampleStep } from '../../../flow-kit/example-flow.ts'
import type { NodeDemo, NodeDemos } from '../../../flow-kit/node-demo.ts'

/** For every table node a table small enough to follow row by row. */

const table = (text: string): ExampleStep => ['data.paste', { text }]
const FROM = { table: 'n1.table' }

const TEAMS = 'name,team,score\nDao,red,8\nFon,blue,3\nKla,red,6\nMek,blue,9'
const GAPS = 'name,score\nDao,8\nFon,\nKla,6\nMek,'
const TWICE = 'name,team\nDao,red\nFon,blue\nDao,red'
const DAYS = 'name,day\nDao,2024-01-15\nFon,2024-06-03'
const WIDE = 'name,monday,tuesday\nDao,4,7\nFon,2,5'
const LONG = 'name,day,books\nDao,monday,4\nDao,tuesday,7\nFon,monday,2\nFon,tuesday,5'
const POINTS = 'hours,score\n1,2\n2,4\n3,5\n4,8\n5,9\n6,12'
const CLOUDS = 'x,y\n1,1\n2,1\n1,2\n8,8\n9,8\n8,9\n1,9\n2,8'
const PETS =
  'weight,legs,pet\n4,4,cat\n5,4,cat\n3,4,cat\n6,4,cat\n0.1,2,bird\n0.2,2,bird\n0.3,2,bird\n0.1,2,bird'
const IRIS: ExampleStep = ['data.sample', { sample: 'iris' }]

const on = (text: string, type: string, params: Record<string, unknown> = {}): NodeDemo => ({
  steps: [table(text), [`data.${type}`, params, FROM]],
})

/** What a model is good for is seen in what it says about new rows. */
const learns = (type: string, params: Record<string, unknown> = {}): NodeDemo => ({
  steps: [
    table(PETS),
    [`data.${type}`, { target: 'pet', ...params }, FROM],
    table('weight,legs\n4.5,4\n0.2,2'),
    ['data.predict', {}, { model: 'n2.model', table: 'n3.table' }],
  ],
  explains: 'n2',
  before: ['n1'],
})

const fits = (type: string, params: Record<string, unknown> = {}): NodeDemo => ({
  steps: [
    table(POINTS),
    [`data.${type}`, { target: 'score', ...params }, FROM],
    table('hours\n7\n8'),
    ['data.predict', {}, { model: 'n2.model', table: 'n3.table' }],
  ],
  explains: 'n2',
  before: ['n1'],
})

const chart = (type: string, params: Record<string, unknown>, text = TEAMS): NodeDemo =>
  on(text, `chart-${type}`, params)

const SOURCES: NodeDemos = {
  'data.sample': { steps: [['data.sample', { sample: 'products' }]] },
  'data.paste': { steps: [table(TEAMS)] },
}

const COLUMNS: NodeDemos = {
  'data.select': on(TEAMS, 'select', { mode: 'keep', columns: ['name', 'score'] }),
  'data.rename': on(TEAMS, 'rename', { column: 'score', to: 'points' }),
  'data.type': on('name,size\nDao,"1,200"\nFon,about 5\nKla,300', 'type', {
    column: 'size',
    to: 'number',
  }),
  'data.compute': on('fruit,quantity,price\nmango,3,20\nlime,10,2', 'compute', {
    name: 'total',
    formula: 'quantity * price',
  }),
  'data.split-text': on('name\nDao Sukjai\nFon Meechai', 'split-text', {
    column: 'name',
    separator: ' ',
  }),
  'data.merge-text': on('first,family\nDao,Sukjai\nFon,Meechai', 'merge-text', {
    columns: ['first', 'family'],
    separator: ' ',
    name: 'whole',
  }),
  'data.dates': on(DAYS, 'dates', { column: 'day' }),
  'data.bins': on(TEAMS, 'bins', { column: 'score', count: 2 }),
}

const ROWS: NodeDemos = {
  'data.filter': on(TEAMS, 'filter', { mode: 'formula', formula: 'score >= 6' }),
  'data.sort': on(TEAMS, 'sort', { columns: ['score'], order: 'down' }),
  'data.sample-rows': on(TEAMS, 'sample-rows', { mode: 'first', count: 2 }),
  'data.marked': on(TEAMS, 'marked', { marked: { of: '', rows: [0, 2] } }),
  'data.missing': on(GAPS, 'missing', { mode: 'mean', columns: ['score'] }),
  'data.duplicates': on(TWICE, 'duplicates'),
}

const TABLES: NodeDemos = {
  'data.group': on(TEAMS, 'group', { by: ['team'], summary: 'mean', values: ['score'] }),
  'data.pivot': on(LONG, 'pivot', {
    rows: 'name',
    column: 'day',
    value: 'books',
    summary: 'sum',
  }),
  'data.unpivot': on(WIDE, 'unpivot', { columns: ['monday', 'tuesday'] }),
  'data.join': {
    steps: [
      table('name,score\nDao,8\nFon,3\nKla,6'),
      table('name,team\nDao,red\nFon,blue'),
      [
        'data.join',
        { leftKey: 'name', rightKey: 'name', kind: 'left' },
        { left: 'n1.table', right: 'n2.table' },
      ],
    ],
  },
  'data.union': {
    steps: [
      table('name,score\nDao,8\nFon,3'),
      table('name,score\nKla,6'),
      ['data.union', {}, { first: 'n1.table', second: 'n2.table' }],
    ],
  },
  'data.sql': {
    steps: [
      table(TEAMS),
      [
        'data.sql',
        { query: 'SELECT team, max(score) AS best FROM a GROUP BY team' },
        { a: 'n1.table' },
      ],
    ],
  },
}

const STATISTICS: NodeDemos = {
  'data.describe': on(TEAMS, 'describe'),
  'data.distributions': {
    steps: [IRIS, ['data.distributions', { column: 'petal_length', series: 'species' }, FROM]],
  },
  'data.correlation': on(POINTS, 'correlation'),
  'data.t-test': {
    steps: [
      table('group,score\na,5\na,6\na,7\na,6\nb,9\nb,8\nb,9\nb,10'),
      ['data.t-test', { value: 'score', group: 'group' }, FROM],
    ],
  },
  'data.chi-square': {
    steps: [
      table(
        'pet,likes\ncat,fish\ncat,fish\ncat,fish\ncat,seeds\nbird,seeds\nbird,seeds\nbird,seeds\nbird,fish',
      ),
      ['data.chi-square', { first: 'pet', second: 'likes' }, FROM],
    ],
  },
}

const LEARN: NodeDemos = {
  'data.split': {
    steps: [
      table(TEAMS),
      ['data.split', { share: 75, seed: 1 }, FROM],
      ['data.show', {}, { table: 'n2.test' }],
    ],
    explains: 'n2',
    before: ['n1'],
  },
  'data.linear': fits('linear'),
  'data.polynomial': fits('polynomial', { degree: 2 }),
  'data.logistic': learns('logistic'),
  'data.knn': learns('knn', { k: 3 }),
  'data.tree': learns('tree', { depth: 2 }),
  'data.forest': learns('forest', { trees: 5, depth: 2 }),
  'data.bayes': learns('bayes'),
  'data.predict': {
    steps: [
      table(PETS),
      ['data.tree', { target: 'pet', depth: 2 }, FROM],
      table('weight,legs\n4.5,4\n0.2,2'),
      ['data.predict', {}, { model: 'n2.model', table: 'n3.table' }],
    ],
    before: ['n3'],
  },
  'data.metrics': on('pet,predicted\ncat,cat\ncat,bird\nbird,bird\nbird,bird\ncat,cat', 'metrics', {
    actual: 'pet',
    predicted: 'predicted',
  }),
  'data.cross-validate': {
    steps: [
      IRIS,
      ['data.cross-validate', { algorithm: 'tree', target: 'species', folds: 3 }, FROM],
    ],
  },
  'data.kmeans': on(CLOUDS, 'kmeans', { k: 3 }),
  'data.hierarchical': on(CLOUDS, 'hierarchical', { k: 3 }),
  'data.pca': on('arm,leg,weight\n30,50,9\n40,65,14\n50,80,20\n61,96,27', 'pca', { count: 1 }),
}

const CHARTS: NodeDemos = {
  'data.chart-bar': chart('bar', { x: 'name', y: 'score' }),
  'data.chart-line': chart('line', { x: 'hours', y: 'score' }, POINTS),
  'data.chart-area': chart('area', { x: 'hours', y: 'score' }, POINTS),
  'data.chart-pie': chart('pie', { x: 'team', y: 'score' }),
  'data.chart-scatter': chart('scatter', { x: 'hours', y: 'score' }, POINTS),
  'data.chart-histogram': { steps: [IRIS, ['data.chart-histogram', { x: 'petal_length' }, FROM]] },
  'data.chart-box': {
    steps: [IRIS, ['data.chart-box', { y: 'petal_length', series: 'species' }, FROM]],
  },
  'data.chart-heatmap': { steps: [IRIS, ['data.chart-heatmap', {}, FROM]] },
  'data.chart-map': on(
    'province,markets\nBangkok,40\nChiang Mai,25\nPhuket,12\nKhon Kaen,18',
    'chart-map',
    { province: 'province', value: 'markets' },
  ),
  'data.show': on(TEAMS, 'show'),
  'data.count': { steps: [table(TEAMS), ['data.count', {}, { what: 'n1.table' }]] },
}

export const DATA_DEMOS: NodeDemos = {
  ...SOURCES,
  ...COLUMNS,
  ...ROWS,
  ...TABLES,
  ...STATISTICS,
  ...LEARN,
  ...CHARTS,
}
