import { py } from '@panya/engines/code/python-code.ts'
import { sql } from '@panya/engines/code/sql-code.ts'
import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import type { NodeSettings } from '@panya/engines/flow/node-run.ts'
import { dateHabits, isoDate } from '@panya/engines/tabular/dates/date-habits.ts'
import { compileFormula } from '@panya/engines/tabular/evaluate-formula.ts'
import { columnsIn, type Formula, parseFormula } from '@panya/engines/tabular/expression.ts'
import { formulaSql } from '@panya/engines/tabular/formula-code.ts'
import { isSameInSql, withPlainDates } from '@panya/engines/tabular/formula-types.ts'
import { type Rule, rulesFormula } from '@panya/engines/tabular/rules-formula.ts'
import { type ColumnType, pickRows } from '@panya/engines/tabular/table.ts'
import { type SqlIo, tableResult, tableRun } from '@panya/engines/tabular/tabular-op.ts'
import { choice, customParam, textParam } from '../../../../flow-kit/param-forms.ts'
import { NUMPY, PANDAS, tableNode } from '../define.ts'
import { formulaDateNotes } from '../formula-dates.ts'
import { pythonOf } from '../formula-python.ts'
import { notedRows } from '../notes.ts'

/** Rows that keep to rules, or to a formula. */

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

function guessTypes(rules: readonly Rule[]): Map<string, string> {
  return new Map(
    rules.map(({ column: name, value }) => [
      name,
      Number.isFinite(Number(value)) && value.trim() !== '' ? 'number' : 'text',
    ]),
  )
}

const typesOf = (columns: readonly { name: string; type: ColumnType }[]) =>
  new Map(columns.map(({ name, type }) => [name, type]))

function filterFormula(
  io: NodeSettings & { language: string },
  columns: readonly { name: string; type: ColumnType }[],
): Formula | null {
  const types = typesOf(columns)
  const formula =
    io.text('mode') === 'formula'
      ? io.text('formula').trim()
        ? parseFormula(io.text('formula'))
        : null
      : rulesFormula(io.params.rules as Rule[], io.text('match') === 'all', types)
  const read = (text: string) => isoDate(text, dateHabits([text], io.language))
  return formula && withPlainDates(formula, types, read)
}

/** The formula for a big table, where SQL says the same. */
function sqlFormula(io: SqlIo): Formula | null {
  const formula = filterFormula(io, io.columns())
  const known = typesOf(io.columns())
  for (const name of formula ? columnsIn(formula) : [])
    if (!known.has(name)) throw new FlowFailure('no-column', { column: name })
  return formula && isSameInSql(formula, known) ? formula : null
}

const filter = tableNode('filter', 'rows', {
  params: [
    choice('mode', ['rules', 'formula'], 'filter'),
    customParam('rules', 'rules', [], isRules, {
      from: 'table',
      showIf: { param: 'mode', is: ['rules'] },
    }),
    { ...choice('match', ['all', 'any']), showIf: { param: 'mode', is: ['rules'] } },
    {
      ...textParam('formula', 'score >= 50', { code: true }),
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
})

const runFilter = tableRun(filter, {
  run: (io) => {
    const table = io.table()
    const formula = filterFormula(io, table.columns)
    if (!formula) return tableResult(table)
    const fn = compileFormula(formula, table, io.language)
    const rows: number[] = []
    const unsure: number[] = []
    for (let row = 0; row < table.rows; row++) {
      const fits = fn(row)
      if (fits === true) rows.push(row)
      else if (fits === null) unsure.push(row)
    }
    return tableResult(pickRows(table, rows), [
      ...notedRows('unsure-rows', table, unsure),
      ...formulaDateNotes(formula, table, io.language),
    ])
  },
  sql: (io) => {
    const formula = sqlFormula(io)
    return formula && sql`SELECT * FROM ${io.from()} WHERE ${formulaSql(formula)}`
  },
  doubtful: (io) => {
    const formula = sqlFormula(io)
    return (
      formula && {
        code: 'unsure-rows',
        rows: sql`SELECT * FROM ${io.from()} WHERE (${formulaSql(formula)}) IS NULL`,
      }
    )
  },
})

export const FILTER = [filter]

export const FILTER_RUNS = [runFilter]
