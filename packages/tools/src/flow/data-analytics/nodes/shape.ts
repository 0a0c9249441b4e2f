import { ownTable } from '@panya/engines/code/own-table.ts'
import { joined, listed, type Py, py, pyText } from '@panya/engines/code/python-code.ts'
import type { FlowFile } from '@panya/engines/flow/param-spec.ts'
import type { PythonContext } from '@panya/engines/flow/python-template.ts'
import { type Formula, parseFormula } from '@panya/engines/tabular/expression.ts'
import { formulaPython } from '@panya/engines/tabular/formula-code.ts'
import { SUMMARY_NAMES } from '@panya/engines/tabular/ops/combine.ts'
import { type Rule, rulesFormula } from '@panya/engines/tabular/ops/shape.ts'
import { SAMPLE_TABLES } from '@panya/engines/tabular/samples/samples.ts'
import { choice, decimal, whole } from '../../../flow-kit/param-forms.ts'
import {
  column,
  columns,
  maybeColumn,
  NUMPY,
  optional,
  PANDAS,
  port,
  tableNode,
  text,
} from './define.ts'

/** Sources, columns, rows and whole tables. */

const READ = ownTable<Py>({
  json: py`pd.read_json`,
  xlsx: py`pd.read_excel`,
  tsv: py`pd.read_table`,
})

function readCode(file: FlowFile | null): Py {
  const name = file?.name ?? 'data.csv'
  const reader = READ[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? py`pd.read_csv`
  return py`${reader}(${pyText(name)})`
}

export const TESTS = ['=', '!=', '<', '<=', '>', '>=', 'contains', 'empty', 'filled'] as const

function isRules(value: unknown): value is Rule[] {
  return (
    Array.isArray(value) &&
    value.every(
      (rule: Partial<Rule>) =>
        typeof rule?.column === 'string' &&
        (TESTS as readonly string[]).includes(String(rule.test)) &&
        typeof rule.value === 'string',
    )
  )
}

/** A formula that cannot be read yet keeps every row; the node says what is wrong. */
function pythonOf(read: () => Formula, table: Py): Py {
  try {
    return formulaPython(read(), table)
  } catch {
    return py`${table}.index >= 0`
  }
}

function guessTypes(rules: readonly Rule[]): Map<string, string> {
  return new Map(
    rules.map(({ column: name, value }) => [
      name,
      Number.isFinite(Number(value)) && value.trim() !== '' ? 'number' : 'text',
    ]),
  )
}

export const SOURCES = [
  tableNode('sample', 'source', {
    inputs: [],
    params: [choice('sample', SAMPLE_TABLES)],
    variable: 'table',
    reads: ({ sample }) => `${String(sample)}.csv`,
    code: (c) => py`${c.output('table')} = pd.read_csv(${c.literal(`${c.text('sample')}.csv`)})`,
  }),
  tableNode('file', 'source', {
    inputs: [],
    params: [{ kind: 'file', name: 'file', default: null, accept: '.csv,.tsv,.txt,.json,.xlsx' }],
    variable: 'table',
    reads: ({ file }) => (file as FlowFile | null)?.name ?? 'data.csv',
    code: (c) => py`${c.output('table')} = ${readCode(c.params.file as FlowFile | null)}`,
  }),
  tableNode('paste', 'source', {
    inputs: [],
    params: [
      text('text', 'name,score\nDao,82\nFon,91\nKla,77', {
        multiline: true,
        code: true,
        maxLength: 3_000_000,
      }),
    ],
    imports: [py`from io import StringIO`, PANDAS],
    variable: 'table',
    code: (c) =>
      py`${c.output('table')} = pd.read_csv(StringIO(${c.param('text')}), sep=None, engine="python")`,
  }),
]

const keep = whole('keep', 200, 10, 2000)

/** What was recorded is saved from the node and read by the program. */
const readings = (c: PythonContext): Py => py`${c.output('table')} = pd.read_csv("readings.csv")`

export const LIVE = [
  tableNode('board', 'source', {
    inputs: [],
    params: [keep],
    variable: 'readings',
    live: 'serial',
    reads: () => 'readings.csv',
    code: readings,
  }),
  tableNode('microphone', 'source', {
    inputs: [],
    params: [keep],
    variable: 'sound',
    live: 'microphone',
    reads: () => 'readings.csv',
    code: readings,
  }),
  tableNode('timer', 'source', {
    inputs: [],
    params: [decimal('every', 1, 0.1, 3600, 0.1), keep],
    variable: 'ticks',
    live: 'timer',
    reads: () => 'readings.csv',
    code: readings,
  }),
  tableNode('attendance', 'source', {
    inputs: [],
    params: [
      // Chosen in the details, where the teacher's classes are listed.
      { ...text('class'), showIf: { param: 'class', is: [] } },
      choice('what', ['days', 'learners'], 'attendance'),
      choice('period', ['month', 'week', 'term']),
    ],
    variable: 'attendance',
    live: 'attendance',
    reads: () => 'attendance.csv',
    code: (c) => py`${c.output('table')} = pd.read_csv("attendance.csv")`,
  }),
]

const DATE_PARTS = [
  ['year', py`dates.dt.year`],
  ['month', py`dates.dt.month`],
  ['day', py`dates.dt.day`],
  ['weekday', py`dates.dt.weekday + 1`],
] as const

export const COLUMNS = [
  tableNode('select', 'columns', {
    params: [choice('mode', ['keep', 'drop'], 'select'), columns('columns')],
    variable: 'selected',
    code: (c) => {
      if (c.list('columns').length === 0) return py`${c.output('table')} = ${c.input('table')}`
      return c.params.mode === 'keep'
        ? py`${c.output('table')} = ${c.input('table')}[${c.param('columns')}]`
        : py`${c.output('table')} = ${c.input('table')}.drop(columns=${c.param('columns')})`
    },
  }),
  tableNode('rename', 'columns', {
    params: [column('column'), text('to', 'new_name')],
    variable: 'renamed',
    code: (c) =>
      py`${c.output('table')} = ${c.input('table')}.rename(columns={${c.param('column')}: ${c.param('to')}})`,
  }),
  tableNode('type', 'columns', {
    params: [column('column'), choice('to', ['number', 'text', 'date', 'boolean'], 'type')],
    variable: 'typed',
    code: (c) => {
      const from = py`${c.input('table')}[${c.param('column')}]`
      const how = ownTable<Py>({
        number: py`pd.to_numeric(${from}, errors="coerce")`,
        text: py`${from}.astype(str)`,
        date: py`pd.to_datetime(${from}, errors="coerce")`,
        boolean: py`${from}.astype(bool)`,
      })
      return py`${c.output('table')} = ${c.input('table')}.assign(**{${c.param('column')}: ${how[c.text('to')] ?? from}})`
    },
  }),
  tableNode('compute', 'columns', {
    params: [text('name', 'total'), text('formula', 'quantity * price', { code: true })],
    imports: [PANDAS, NUMPY],
    variable: 'computed',
    code: (c) =>
      py`${c.output('table')} = ${c.input('table')}.assign(**{${c.param('name')}: ${pythonOf(() => parseFormula(c.text('formula')), c.input('table'))}})`,
  }),
  tableNode('split-text', 'columns', {
    params: [column('column'), text('separator', ' ')],
    variable: 'split',
    code: (c) =>
      py`name = ${c.param('column')}\nparts = ${c.input('table')}[name].str.split(${c.param('separator')}, expand=True, regex=False)\nparts.columns = [f"{name}_{n + 1}" for n in parts.columns]\n${c.output('table')} = ${c.input('table')}.join(parts)`,
  }),
  tableNode('merge-text', 'columns', {
    params: [columns('columns'), text('separator', ' '), text('name', 'merged')],
    variable: 'merged',
    code: (c) =>
      py`${c.output('table')} = ${c.input('table')}.assign(**{${c.param('name')}: ${c.input('table')}[${c.param('columns')}].astype(str).agg(${c.param('separator')}.join, axis=1)})`,
  }),
  tableNode('dates', 'columns', {
    params: [column('column')],
    variable: 'dated',
    code: (c) => {
      const parts = DATE_PARTS.map(
        ([part, code]) => py`${c.literal(`${c.text('column')}_${part}`)}: ${code}`,
      )
      return py`dates = pd.to_datetime(${c.input('table')}[${c.param('column')}])\n${c.output('table')} = ${c.input('table')}.assign(**{${listed(parts)}})`
    },
  }),
  tableNode('bins', 'columns', {
    params: [column('column'), whole('count', 5, 2, 100)],
    variable: 'binned',
    code: (c) =>
      py`${c.output('table')} = ${c.input('table')}.assign(**{${c.literal(`${c.text('column')}_bin`)}: pd.cut(${c.input('table')}[${c.param('column')}], ${c.param('count')})})`,
  }),
]

export const ROWS = [
  tableNode('filter', 'rows', {
    params: [
      choice('mode', ['rules', 'formula'], 'filter'),
      {
        kind: 'custom',
        editor: 'rules',
        name: 'rules',
        from: 'table',
        default: [],
        check: isRules,
        showIf: { param: 'mode', is: ['rules'] },
      },
      { ...choice('match', ['all', 'any']), showIf: { param: 'mode', is: ['rules'] } },
      {
        ...text('formula', 'score >= 50', { code: true }),
        showIf: { param: 'mode', is: ['formula'] },
      },
    ],
    imports: [PANDAS, NUMPY],
    variable: 'filtered',
    code: (c) => {
      const [from, out] = [c.input('table'), c.output('table')]
      const rules = isRules(c.params.rules) ? c.params.rules : []
      const isWritten = c.params.mode === 'formula'
      const isBare = isWritten ? c.text('formula').trim() === '' : rules.length === 0
      if (isBare) return py`${out} = ${from}`
      const read = (): Formula =>
        isWritten
          ? parseFormula(c.text('formula'))
          : rulesFormula(rules, c.params.match === 'all', guessTypes(rules))!
      return py`${out} = ${from}[${pythonOf(read, from)}]`
    },
  }),
  tableNode('sort', 'rows', {
    params: [columns('columns'), choice('order', ['up', 'down'])],
    variable: 'ordered',
    code: (c) =>
      py`${c.output('table')} = ${c.input('table')}.sort_values(${c.param('columns')}, ascending=${c.literal(c.params.order === 'up')}, kind="stable")`,
  }),
  tableNode('sample-rows', 'rows', {
    params: [
      choice('mode', ['first', 'last', 'random'], 'sampling'),
      whole('count', 10, 1, 1_000_000),
      { ...whole('seed', 1, 0, 9999), showIf: { param: 'mode', is: ['random'] } },
    ],
    variable: 'some',
    code: (c) => {
      const how = ownTable<Py>({
        first: py`head(${c.param('count')})`,
        last: py`tail(${c.param('count')})`,
        random: py`sample(${c.param('count')}, random_state=${c.param('seed')})`,
      })
      return py`${c.output('table')} = ${c.input('table')}.${how[c.text('mode')] ?? py`copy()`}`
    },
  }),
  tableNode('missing', 'rows', {
    params: [
      choice('mode', ['drop', 'mean', 'median', 'common', 'value'], 'missing'),
      columns('columns'),
      { ...text('value', '0'), showIf: { param: 'mode', is: ['value'] } },
    ],
    helpers: [],
    variable: 'complete',
    code: (c) => {
      const [from, out, names] = [c.input('table'), c.output('table'), c.param('columns')]
      const some = c.list('columns').length > 0
      if (c.params.mode === 'drop')
        return py`${out} = ${from}.dropna(${some ? py`subset=${names}` : py``})`
      const cols = some ? py`${from}[${names}]` : from
      const fill = ownTable<Py>({
        mean: py`${cols}.mean(numeric_only=True)`,
        median: py`${cols}.median(numeric_only=True)`,
        common: py`${cols}.mode().iloc[0]`,
        value: c.param('value'),
      })
      return py`${out} = ${from}.fillna(${fill[c.text('mode')] ?? py`0`})`
    },
  }),
  tableNode('duplicates', 'rows', {
    params: [columns('columns')],
    variable: 'unique',
    code: (c) =>
      py`${c.output('table')} = ${c.input('table')}.drop_duplicates(${c.list('columns').length > 0 ? c.param('columns') : py``})`,
  }),
]

/** What pandas calls each summary. */
const SUMMARY_PYTHON = ownTable<Py>({
  count: py`count`,
  sum: py`sum`,
  mean: py`mean`,
  median: py`median`,
  min: py`min`,
  max: py`max`,
  std: py`std`,
  unique: py`nunique`,
})
const summaryOf = (c: PythonContext): Py => SUMMARY_PYTHON[c.text('summary')] ?? py`count`

const SQL_INPUTS = [
  ['a', py`a`],
  ['b', py`b`],
  ['c', py`c`],
] as const

export const TABLES = [
  tableNode('group', 'tables', {
    params: [
      columns('by'),
      choice('summary', SUMMARY_NAMES),
      {
        ...columns('values'),
        showIf: { param: 'summary', is: SUMMARY_NAMES.filter((name) => name !== 'count') },
      },
    ],
    variable: 'groups',
    code: (c) => {
      const by = py`${c.input('table')}.groupby(${c.param('by')})`
      if (c.params.summary === 'count')
        return py`${c.output('table')} = ${by}.size().reset_index(name="count")`
      return py`${c.output('table')} = ${by}[${c.param('values')}].${summaryOf(c)}().add_suffix(${c.literal(`_${c.text('summary')}`)}).reset_index()`
    },
  }),
  tableNode('pivot', 'tables', {
    params: [column('rows'), column('column'), column('value'), choice('summary', SUMMARY_NAMES)],
    variable: 'wide',
    code: (c) =>
      py`${c.output('table')} = ${c.input('table')}.pivot_table(index=${c.param('rows')}, columns=${c.param('column')}, values=${c.param('value')}, aggfunc="${summaryOf(c)}").reset_index()`,
  }),
  tableNode('unpivot', 'tables', {
    params: [columns('columns')],
    variable: 'long',
    code: (c) =>
      py`kept = [name for name in ${c.input('table')}.columns if name not in ${c.param('columns')}]\n${c.output('table')} = ${c.input('table')}.melt(id_vars=kept, value_vars=${c.param('columns')}, var_name="name")`,
  }),
  tableNode('join', 'tables', {
    inputs: [port('left'), port('right')],
    outputs: [port('table'), port('matches')],
    params: [
      column('leftKey', 'left'),
      maybeColumn('rightKey', 'same-name', 'right'),
      choice('kind', ['inner', 'left', 'right', 'outer'], 'join'),
    ],
    variable: 'joined',
    code: (c) => {
      const right = c.params.rightKey || c.params.leftKey
      return py`${c.output('table')} = ${c.input('left')}.merge(${c.input('right')}, how=${c.param('kind')}, left_on=${c.param('leftKey')}, right_on=${c.literal(right)})\n${c.output('matches')} = ${c.input('left')}[${c.param('leftKey')}].isin(${c.input('right')}[${c.literal(right)}]).value_counts()`
    },
  }),
  tableNode('union', 'tables', {
    inputs: [port('first'), port('second')],
    variable: 'both',
    code: (c) =>
      py`${c.output('table')} = pd.concat([${c.input('first')}, ${c.input('second')}], ignore_index=True)`,
  }),
  tableNode('sql', 'tables', {
    inputs: [port('a'), optional('b'), optional('c')],
    params: [text('query', 'SELECT *\nFROM a\nLIMIT 10', { multiline: true, code: true })],
    imports: [py`import duckdb`, PANDAS],
    variable: 'result',
    code: (c) =>
      py`${joined(
        SQL_INPUTS.filter(([name]) => c.has(name)).map(
          ([name, code]) => py`${code} = ${c.input(name)}\n`,
        ),
        '',
      )}${c.output('table')} = duckdb.sql(${c.param('query')}).df()`,
  }),
]
