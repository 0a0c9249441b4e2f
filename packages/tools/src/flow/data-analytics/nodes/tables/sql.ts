import { listed, py } from '@panya/engines/code/python-code.ts'
import { type Sql, sql, sqlQuestion } from '@panya/engines/code/sql-code.ts'
import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import { tableRun } from '@panya/engines/tabular/tabular-op.ts'
import { textParam } from '../../../../flow-kit/param-forms.ts'
import { optional, PANDAS, port, tableNode } from '../define.ts'

/** A question in SQL, answered by DuckDB. */

const SQL_INPUTS = [
  ['a', py`a`],
  ['b', py`b`],
  ['c', py`c`],
] as const

/** Only a question that selects can fill a table; the ones that describe stand inside one. */
function asSelect(query: Sql): Sql {
  return /^\s*(describe|summarize)\b/i.test(query) ? sql`SELECT * FROM (${query})` : query
}

/** As in the tool: who passes a question on to others must not reach into their files with it. */
const ASK_HELPER = py`def ask(query, **tables):
    """Answers a question in SQL. It sees these tables and nothing else: no files, no internet."""
    database = duckdb.connect()
    for name, table in tables.items():
        database.register(name, table)
    database.execute("SET enable_external_access = false")
    return database.sql(query).df()`

const sqlNode = tableNode('sql', 'tables', {
  inputs: [port('a'), optional('b'), optional('c')],
  params: [textParam('query', 'SELECT *\nFROM a\nLIMIT 10', { multiline: true, code: true })],
  imports: [py`import duckdb`, PANDAS],
  variable: 'result',
  helpers: [ASK_HELPER],
  code: (c) => {
    const tables = SQL_INPUTS.filter(([name]) => c.has(name)).map(
      ([name, code]) => py`${code}=${c.input(name)}`,
    )
    return py`${c.output('table')} = ask(${listed([c.param('query'), ...tables])})`
  },
})

const runSqlNode = tableRun(sqlNode, {
  question: (io) => {
    const query = sqlQuestion(io.text('query'))
    if (!query) throw new FlowFailure('sql-only-select')
    return asSelect(query)
  },
})

export const SQL = [sqlNode]

export const SQL_RUNS = [runSqlNode]
