import type { FlowFile } from '@panya/engines/flow/param-spec.ts'
import { parseFormula } from '@panya/engines/tabular/expression.ts'
import { formulaPython } from '@panya/engines/tabular/formula-code.ts'
import { SUMMARY_NAMES } from '@panya/engines/tabular/ops/combine.ts'
import { type Rule, rulesFormula } from '@panya/engines/tabular/ops/shape.ts'
import { SAMPLE_TABLES } from '@panya/engines/tabular/samples/samples.ts'
import { choice, decimal, whole } from '../../../kit/flow/param-forms.ts'
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

const READ: Record<string, string> = {
  json: 'pd.read_json',
  xlsx: 'pd.read_excel',
  tsv: 'pd.read_table',
}

function readCode(file: FlowFile | null): string {
  const name = file?.name ?? 'data.csv'
  const reader = READ[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'pd.read_csv'
  return `${reader}(${JSON.stringify(name)})`
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

/** A formula that cannot be read yet shows as a comment; the node says what is wrong. */
function pythonOf(formula: string, table: string): string {
  try {
    return formulaPython(parseFormula(formula), table)
  } catch {
    return `${table}.index >= 0`
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
    reads: ({ sample }) => `${sample}.csv`,
    code: (c) => `${c.output('table')} = pd.read_csv(${c.literal(`${c.params.sample}.csv`)})`,
  }),
  tableNode('file', 'source', {
    inputs: [],
    params: [{ kind: 'file', name: 'file', default: null, accept: '.csv,.tsv,.txt,.json,.xlsx' }],
    variable: 'table',
    reads: ({ file }) => (file as FlowFile | null)?.name ?? 'data.csv',
    code: (c) => `${c.output('table')} = ${readCode(c.params.file as FlowFile | null)}`,
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
    imports: ['from io import StringIO', PANDAS],
    variable: 'table',
    code: (c) =>
      `${c.output('table')} = pd.read_csv(StringIO(${c.literal(c.params.text)}), sep=None, engine="python")`,
  }),
]

const keep = whole('keep', 200, 10, 2000)

/** What was recorded is saved from the node and read by the program. */
const readings = (c: { output: (port: string) => string }): string =>
  `${c.output('table')} = pd.read_csv("readings.csv")`

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
    code: (c) => `${c.output('table')} = pd.read_csv("attendance.csv")`,
  }),
]

export const COLUMNS = [
  tableNode('select', 'columns', {
    params: [choice('mode', ['keep', 'drop'], 'select'), columns('columns')],
    variable: 'selected',
    code: (c) => {
      if (c.params.columns.length === 0) return `${c.output('table')} = ${c.input('table')}`
      return c.params.mode === 'keep'
        ? `${c.output('table')} = ${c.input('table')}[${c.literal(c.params.columns)}]`
        : `${c.output('table')} = ${c.input('table')}.drop(columns=${c.literal(c.params.columns)})`
    },
  }),
  tableNode('rename', 'columns', {
    params: [column('column'), text('to', 'new_name')],
    variable: 'renamed',
    code: (c) =>
      `${c.output('table')} = ${c.input('table')}.rename(columns={${c.literal(c.params.column)}: ${c.literal(c.params.to)}})`,
  }),
  tableNode('type', 'columns', {
    params: [column('column'), choice('to', ['number', 'text', 'date', 'boolean'], 'type')],
    variable: 'typed',
    code: (c) => {
      const from = `${c.input('table')}[${c.literal(c.params.column)}]`
      const how: Record<string, string> = {
        number: `pd.to_numeric(${from}, errors="coerce")`,
        text: `${from}.astype(str)`,
        date: `pd.to_datetime(${from}, errors="coerce")`,
        boolean: `${from}.astype(bool)`,
      }
      return `${c.output('table')} = ${c.input('table')}.assign(**{${c.literal(c.params.column)}: ${how[c.params.to]}})`
    },
  }),
  tableNode('compute', 'columns', {
    params: [text('name', 'total'), text('formula', 'quantity * price', { code: true })],
    imports: [PANDAS, NUMPY],
    variable: 'computed',
    code: (c) =>
      `${c.output('table')} = ${c.input('table')}.assign(**{${c.literal(c.params.name)}: ${pythonOf(c.params.formula, c.input('table'))}})`,
  }),
  tableNode('split-text', 'columns', {
    params: [column('column'), text('separator', ' ')],
    variable: 'split',
    code: (c) =>
      `parts = ${c.input('table')}[${c.literal(c.params.column)}].str.split(${c.literal(c.params.separator)}, expand=True, regex=False)\nparts.columns = [f"${c.params.column}_{n + 1}" for n in parts.columns]\n${c.output('table')} = ${c.input('table')}.join(parts)`,
  }),
  tableNode('merge-text', 'columns', {
    params: [columns('columns'), text('separator', ' '), text('name', 'merged')],
    variable: 'merged',
    code: (c) =>
      `${c.output('table')} = ${c.input('table')}.assign(**{${c.literal(c.params.name)}: ${c.input('table')}[${c.literal(c.params.columns)}].astype(str).agg(${c.literal(c.params.separator)}.join, axis=1)})`,
  }),
  tableNode('dates', 'columns', {
    params: [column('column')],
    variable: 'dated',
    code: (c) => {
      const name = c.params.column
      return `dates = pd.to_datetime(${c.input('table')}[${c.literal(name)}])\n${c.output('table')} = ${c.input('table')}.assign(**{"${name}_year": dates.dt.year, "${name}_month": dates.dt.month, "${name}_day": dates.dt.day, "${name}_weekday": dates.dt.weekday + 1})`
    },
  }),
  tableNode('bins', 'columns', {
    params: [column('column'), whole('count', 5, 2, 100)],
    variable: 'binned',
    code: (c) =>
      `${c.output('table')} = ${c.input('table')}.assign(**{"${c.params.column}_bin": pd.cut(${c.input('table')}[${c.literal(c.params.column)}], ${c.params.count})})`,
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
      const rules = c.params.rules as Rule[]
      const formula =
        c.params.mode === 'formula'
          ? String(c.params.formula)
          : rulesFormula(rules, c.params.match === 'all', guessTypes(rules))
      if (!formula.trim()) return `${c.output('table')} = ${c.input('table')}`
      return `${c.output('table')} = ${c.input('table')}[${pythonOf(formula, c.input('table'))}]`
    },
  }),
  tableNode('sort', 'rows', {
    params: [columns('columns'), choice('order', ['up', 'down'])],
    variable: 'ordered',
    code: (c) =>
      `${c.output('table')} = ${c.input('table')}.sort_values(${c.literal(c.params.columns)}, ascending=${c.literal(c.params.order === 'up')}, kind="stable")`,
  }),
  tableNode('sample-rows', 'rows', {
    params: [
      choice('mode', ['first', 'last', 'random'], 'sampling'),
      whole('count', 10, 1, 1_000_000),
      { ...whole('seed', 1, 0, 9999), showIf: { param: 'mode', is: ['random'] } },
    ],
    variable: 'some',
    code: (c) => {
      const how: Record<string, string> = {
        first: `head(${c.params.count})`,
        last: `tail(${c.params.count})`,
        random: `sample(${c.params.count}, random_state=${c.params.seed})`,
      }
      return `${c.output('table')} = ${c.input('table')}.${how[c.params.mode]}`
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
      const [from, out, names] = [c.input('table'), c.output('table'), c.literal(c.params.columns)]
      const some = c.params.columns.length > 0
      if (c.params.mode === 'drop')
        return `${out} = ${from}.dropna(${some ? `subset=${names}` : ''})`
      const cols = some ? `${from}[${names}]` : from
      const fill: Record<string, string> = {
        mean: `${cols}.mean(numeric_only=True)`,
        median: `${cols}.median(numeric_only=True)`,
        common: `${cols}.mode().iloc[0]`,
        value: c.literal(c.params.value),
      }
      return `${out} = ${from}.fillna(${fill[c.params.mode]})`
    },
  }),
  tableNode('duplicates', 'rows', {
    params: [columns('columns')],
    variable: 'unique',
    code: (c) =>
      `${c.output('table')} = ${c.input('table')}.drop_duplicates(${c.params.columns.length > 0 ? c.literal(c.params.columns) : ''})`,
  }),
]

const summaryOf = (name: string): string => ({ unique: 'nunique' })[name] ?? name

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
      const by = `${c.input('table')}.groupby(${c.literal(c.params.by)})`
      if (c.params.summary === 'count')
        return `${c.output('table')} = ${by}.size().reset_index(name="count")`
      return `${c.output('table')} = ${by}[${c.literal(c.params.values)}].${summaryOf(c.params.summary)}().add_suffix("_${c.params.summary}").reset_index()`
    },
  }),
  tableNode('pivot', 'tables', {
    params: [column('rows'), column('column'), column('value'), choice('summary', SUMMARY_NAMES)],
    variable: 'wide',
    code: (c) =>
      `${c.output('table')} = ${c.input('table')}.pivot_table(index=${c.literal(c.params.rows)}, columns=${c.literal(c.params.column)}, values=${c.literal(c.params.value)}, aggfunc="${summaryOf(c.params.summary)}").reset_index()`,
  }),
  tableNode('unpivot', 'tables', {
    params: [columns('columns')],
    variable: 'long',
    code: (c) =>
      `kept = [name for name in ${c.input('table')}.columns if name not in ${c.literal(c.params.columns)}]\n${c.output('table')} = ${c.input('table')}.melt(id_vars=kept, value_vars=${c.literal(c.params.columns)}, var_name="name")`,
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
      return `${c.output('table')} = ${c.input('left')}.merge(${c.input('right')}, how="${c.params.kind}", left_on=${c.literal(c.params.leftKey)}, right_on=${c.literal(right)})\n${c.output('matches')} = ${c.input('left')}[${c.literal(c.params.leftKey)}].isin(${c.input('right')}[${c.literal(right)}]).value_counts()`
    },
  }),
  tableNode('union', 'tables', {
    inputs: [port('first'), port('second')],
    variable: 'both',
    code: (c) =>
      `${c.output('table')} = pd.concat([${c.input('first')}, ${c.input('second')}], ignore_index=True)`,
  }),
  tableNode('sql', 'tables', {
    inputs: [port('a'), optional('b'), optional('c')],
    params: [text('query', 'SELECT *\nFROM a\nLIMIT 10', { multiline: true, code: true })],
    imports: ['import duckdb', PANDAS],
    variable: 'result',
    code: (c) =>
      `${['a', 'b', 'c']
        .filter((name) => c.has(name))
        .map((name) => `${name} = ${c.input(name)}`)
        .join('\n')}\n${c.output('table')} = duckdb.sql(${c.literal(c.params.query)}).df()`,
  }),
]
