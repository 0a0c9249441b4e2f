import { ownTable } from '@panya/engines/code/own-table.ts'
import { type Py, py, pyLiteral } from '@panya/engines/code/python-code.ts'
import { sql, listed as sqlList, sqlName } from '@panya/engines/code/sql-code.ts'
import { FlowFailure, NotReady } from '@panya/engines/flow/flow-value.ts'
import { compileFormula } from '@panya/engines/tabular/evaluate-formula.ts'
import { columnsIn, parseFormula } from '@panya/engines/tabular/expression.ts'
import {
  FALSE_WORDS,
  readColumn,
  TRUE_WORDS,
} from '@panya/engines/tabular/import/column-reading.ts'
import { counted } from '@panya/engines/tabular/import/import-table.ts'
import {
  type Cell,
  columnOf,
  freeName,
  madeColumn,
  withColumn,
} from '@panya/engines/tabular/table.ts'
import { tableResult, tableRun } from '@panya/engines/tabular/tabular-op.ts'
import { choice, columnParam, columnsParam, textParam } from '../../../../flow-kit/param-forms.ts'
import { chosenDates, dateNotes, dateOrder, datesAsked, yearsCounted } from '../dates.ts'
import { NUMPY, PANDAS, tableNode } from '../define.ts'
import { formulaDateNotes } from '../formula-dates.ts'
import { pythonOf } from '../formula-python.ts'
import { notedCells, notedRows } from '../notes.ts'
import { DATE_IMPORTS, TEXT_OF, TO_DATES } from '../shared-python.ts'

/** Which columns there are, what they are called, what kind they are, and new ones by a formula. */

const select = tableNode('select', 'columns', {
  params: [choice('mode', ['keep', 'drop'], 'select'), columnsParam('columns')],
  variable: 'selected',
  code: (c) => {
    if (c.list('columns').length === 0) return py`${c.output('table')} = ${c.input('table')}`
    return c.params.mode === 'keep'
      ? py`${c.output('table')} = ${c.input('table')}[${c.param('columns')}]`
      : py`${c.output('table')} = ${c.input('table')}.drop(columns=${c.param('columns')})`
  },
})

const runSelect = tableRun(select, {
  run: (io) => {
    const table = io.table()
    const names = new Set(io.list('columns'))
    for (const name of names) columnOf(table, name)
    const keep = io.text('mode') === 'keep'
    const columns = keep
      ? io.list('columns').map((name) => columnOf(table, name))
      : table.columns.filter(({ name }) => !names.has(name))
    return tableResult({ ...table, columns: names.size === 0 ? table.columns : columns })
  },
  sql: (io) => {
    const names = io.list('columns')
    if (names.length === 0) return sql`SELECT * FROM ${io.from()}`
    const kept =
      io.text('mode') === 'keep'
        ? names
        : io
            .columns()
            .map(({ name }) => name)
            .filter((name) => !names.includes(name))
    return sql`SELECT ${sqlList(kept.map(sqlName))} FROM ${io.from()}`
  },
})

const rename = tableNode('rename', 'columns', {
  params: [columnParam('column'), textParam('to', 'new_name')],
  variable: 'renamed',
  code: (c) =>
    py`${c.output('table')} = ${c.input('table')}.rename(columns={${c.param('column')}: ${c.param('to')}})`,
})

const runRename = tableRun(rename, {
  run: (io) => {
    const table = io.table()
    const [from, to] = [io.text('column'), io.text('to').trim()]
    columnOf(table, from)
    if (!to) throw new NotReady('empty-name')
    if (from !== to && table.columns.some(({ name }) => name === to))
      throw new FlowFailure('name-taken', { name: to })
    const columns = table.columns.map((column) =>
      column.name === from ? { ...column, name: to } : column,
    )
    return tableResult({ ...table, columns })
  },
})

const NUMBERS = py`def to_numbers(column):
    """Numbers from texts such as 1,200 or $5; what is none becomes a gap."""
    texts = column.astype(str).str.strip().str.replace(r"^[$€£¥\\u0e3f]\\s*|\\s*[$€£¥\\u0e3f]$|,(?=\\d{3})", "", regex=True)
    return pd.to_numeric(texts, errors="coerce")`

const YES = pyLiteral(Object.fromEntries(TRUE_WORDS.map((word) => [word, true])))
const NO = pyLiteral(Object.fromEntries(FALSE_WORDS.map((word) => [word, false])))

const YES_OR_NO = py`WORDS = {**${YES}, **${NO}}


def to_yes_or_no(column):
    """Yes or no from such words; what is neither becomes a gap."""
    return column.map(lambda value: WORDS.get(str(value).strip().lower()))`

const retype = tableNode('type', 'columns', {
  params: [
    columnParam('column'),
    choice('to', ['number', 'text', 'date', 'boolean'], 'type'),
    { ...dateOrder, showIf: { param: 'to', is: ['date'] } },
    { ...yearsCounted, showIf: { param: 'to', is: ['date'] } },
  ],
  imports: [PANDAS, ...DATE_IMPORTS],
  variable: 'typed',
  helpers: [NUMBERS, YES_OR_NO, TEXT_OF, TO_DATES],
  code: (c) => {
    const from = py`${c.input('table')}[${c.param('column')}]`
    const how = ownTable<Py>({
      number: py`to_numbers(${from})`,
      text: py`${from}.map(text_of)`,
      date: py`to_dates(${from}${datesAsked(c)})`,
      boolean: py`to_yes_or_no(${from})`,
    })
    return py`${c.output('table')} = ${c.input('table')}.assign(**{${c.param('column')}: ${how[c.text('to')] ?? from}})`
  },
})

const runRetype = tableRun(retype, {
  run: (io) => {
    const table = io.table()
    const column = columnOf(table, io.text('column'))
    const to = io.params.to
    const reading = readColumn(counted(column.data), {
      language: io.language,
      choice: { type: to, ...chosenDates(io.params) },
    })
    const data = column.data.map((cell): Cell => reading.read(cell) ?? null)
    const missed = column.data.flatMap((cell, row) =>
      cell !== null && reading.read(cell) === undefined ? row : [],
    )
    return tableResult(withColumn(table, { name: column.name, type: to, data }), [
      ...notedCells('not-understood', column, missed),
      ...(reading.habits ? dateNotes(column.name, reading.habits) : []),
    ])
  },
})

const compute = tableNode('compute', 'columns', {
  params: [textParam('name', 'total'), textParam('formula', 'quantity * price', { code: true })],
  imports: [PANDAS, NUMPY],
  variable: 'computed',
  code: (c) =>
    py`${c.output('table')} = ${c.input('table')}.assign(**{${c.param('name')}: ${pythonOf(() => parseFormula(c.text('formula')), c.input('table'))}})`,
})

const runCompute = tableRun(compute, {
  run: (io) => {
    const table = io.table()
    const formula = parseFormula(io.text('formula'))
    const fn = compileFormula(formula, table, io.language)
    const name =
      io.text('name').trim() ||
      freeName(
        table.columns.map((column) => column.name),
        'new',
      )
    const data = Array.from({ length: table.rows }, (_, row) => fn(row))
    const used = [...columnsIn(formula)].map((column) => columnOf(table, column))
    // Nothing was missing, and yet nothing came out: a text where a number belongs, or a division by 0.
    const empty = data.flatMap((value, row) =>
      value === null && used.every((column) => column.data[row] !== null) ? row : [],
    )
    return tableResult(withColumn(table, madeColumn(name, data)), [
      ...notedRows('no-result', table, empty, { column: name }),
      ...formulaDateNotes(formula, table, io.language),
    ])
  },
})

export const COLUMNS = [select, rename, retype, compute]

export const COLUMNS_RUNS = [runSelect, runRename, runRetype, runCompute]
