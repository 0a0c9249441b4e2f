import { py } from '@panya/engines/code/python-code.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import type { ParamSpec } from '@panya/engines/flow/param-spec.ts'
import type { PythonTemplate } from '@panya/engines/flow/python-template.ts'
import { SAMPLES } from '@panya/engines/tabular/samples/samples.ts'
import type { Table } from '@panya/engines/tabular/table.ts'
import { choice, textParam } from '../../../../flow-kit/param-forms.ts'
import { READ_TABLE_HELPER, readTable } from '../../../../flow-kit/python-tables.ts'
import { tablePort } from '../define.ts'
import { aiRun } from '../run-on.ts'

/** Tables to learn from: a sample, or what was pasted. */

/** They have the names that tables have in every tool. */
function tableNode<Type extends string, Param extends ParamSpec>(
  type: Type,
  { params, python }: { params: readonly Param[]; python: PythonTemplate },
): NodeType<`data.${Type}`, Param, never, 'table'> {
  return {
    type: `data.${type}`,
    category: 'source',
    inputs: [],
    outputs: [tablePort('table')],
    params,
    engine: 'ai',
    python,
  }
}

// Loaded where it is needed: what reads tables brings a library that the page must not get.
const reading = () => import('@panya/engines/tabular/read-table.ts')

const tableOut = ({ columns }: Table) => ({
  outputs: {
    table: {
      columns: columns.map(({ name, type }) => ({ name, type })),
      data: columns.map(({ data }) => data),
    },
  },
})

const SAMPLE_NAMES = ['iris', 'market', 'students', 'provinces'] as const

const sample = tableNode('sample', {
  params: [choice('sample', SAMPLE_NAMES, 'table')],
  python: {
    variable: 'table',
    imports: [py`import pandas as pd`],
    reads: (params) => `${String(params.sample)}.csv`,
    code: (c) => py`${c.output('table')} = pd.read_csv(${c.file})`,
  },
})

const runSample = aiRun(sample, async ({ params }) => {
  const { tableFromText } = await reading()
  return tableOut(tableFromText(SAMPLES[params.sample]()))
})

const paste = tableNode('paste', {
  params: [textParam('text', '', { multiline: true, code: true })],
  python: {
    variable: 'table',
    imports: [py`import pandas as pd`],
    helpers: [READ_TABLE_HELPER],
    reads: () => 'pasted.csv',
    code: readTable,
  },
})

const runPaste = aiRun(paste, async (io) => {
  const { tableFromText } = await reading()
  return tableOut(tableFromText(io.text('text')))
})

export const TABLE_SOURCES = [sample, paste]

export const TABLE_SOURCES_RUNS = [runSample, runPaste]
