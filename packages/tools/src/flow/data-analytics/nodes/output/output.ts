import { py } from '@panya/engines/code/python-code.ts'
import { sql } from '@panya/engines/code/sql-code.ts'
import { tableResult, tableRun } from '@panya/engines/tabular/tabular-op.ts'
import { port, tableNode } from '../define.ts'

/** Ends of a flow. */

const show = tableNode('show', 'output', {
  display: true,
  variable: 'shown',
  code: (c) => py`print(${c.input('table')})\n${c.output('table')} = ${c.input('table')}`,
})

const runShow = tableRun(show, {
  run: (io) => tableResult(io.table()),
  sql: (io) => sql`SELECT * FROM ${io.from()}`,
})

const count = tableNode('count', 'output', {
  display: true,
  inputs: [port('what', 'table', 'number', 'list')],
  outputs: [port('number', 'number')],
  variable: 'count',
  code: (c) =>
    py`${c.output('number')} = len(${c.input('what')}) if hasattr(${c.input('what')}, "__len__") else ${c.input('what')}\nprint(${c.output('number')})`,
})

const runCount = tableRun(count, {
  run: (io) => {
    const value = io.value('what')
    const number =
      value.type === 'table'
        ? value.rows
        : value.type === 'number'
          ? value.value
          : value.type === 'list'
            ? value.value.length
            : 0
    return { outputs: { number: { type: 'number', value: number } } }
  },
})

export const OUTPUT = [show, count]

export const OUTPUT_RUNS = [runShow, runCount]
