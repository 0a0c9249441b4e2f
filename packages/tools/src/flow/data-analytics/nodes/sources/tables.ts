import { ownTable } from '@panya/engines/code/own-table.ts'
import { type Py, py, pyText } from '@panya/engines/code/python-code.ts'
import { bytesOf, chosenFile } from '@panya/engines/flow/file-bytes.ts'
import type { FlowFile } from '@panya/engines/flow/param-spec.ts'
import { SAMPLE_TABLES, SAMPLES } from '@panya/engines/tabular/samples/samples.ts'
import { tableResult, tableRun } from '@panya/engines/tabular/tabular-op.ts'
import { choice, fileParam, textParam } from '../../../../flow-kit/param-forms.ts'
import { PANDAS, tableNode } from '../define.ts'

/** Where tables come from: a sample, a file, what was pasted. */

// Loaded where it is needed: what reads tables brings a library that the page must not get.
const reading = () => import('@panya/engines/tabular/read-table.ts')

const sample = tableNode('sample', 'source', {
  inputs: [],
  params: [choice('sample', SAMPLE_TABLES)],
  variable: 'table',
  reads: (params) => `${String(params.sample)}.csv`,
  code: (c) => py`${c.output('table')} = pd.read_csv(${c.literal(`${c.text('sample')}.csv`)})`,
})

const runSample = tableRun(sample, {
  run: async ({ params }) => {
    const { tableFromText } = await reading()
    return tableResult(tableFromText(SAMPLES[params.sample]()))
  },
})

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

/** A CSV from this size on is read by DuckDB itself. */
const BIG_FILE = 4 * 1024 * 1024

const file = tableNode('file', 'source', {
  inputs: [],
  params: [fileParam('file', '.csv,.tsv,.txt,.json,.xlsx')],
  variable: 'table',
  reads: (params) => (params.file as FlowFile | null)?.name ?? 'data.csv',
  code: (c) => py`${c.output('table')} = ${readCode(c.params.file as FlowFile | null)}`,
})

const runFile = tableRun(file, {
  csv: (io) => {
    const chosen = io.file('file')
    if (!chosen?.data || chosen.size <= BIG_FILE || !/\.(csv|tsv|txt)$/i.test(chosen.name))
      return null
    return { bytes: bytesOf(chosen.data), separator: /\.tsv$/i.test(chosen.name) ? '\t' : '' }
  },
  run: async (io) => {
    const { name, data } = chosenFile(io.file('file'))
    const { tableFromFile } = await reading()
    return tableResult(await tableFromFile(name, bytesOf(data)))
  },
})

const paste = tableNode('paste', 'source', {
  inputs: [],
  params: [
    textParam('text', 'name,score\nDao,82\nFon,91\nKla,77', {
      multiline: true,
      code: true,
      maxLength: 3_000_000,
    }),
  ],
  imports: [py`from io import StringIO`, PANDAS],
  variable: 'table',
  code: (c) =>
    py`${c.output('table')} = pd.read_csv(StringIO(${c.param('text')}), sep=None, engine="python")`,
})

const runPaste = tableRun(paste, {
  run: async (io) => {
    const { tableFromPaste } = await reading()
    return tableResult(tableFromPaste(io.text('text')))
  },
})

export const TABLE_SOURCES = [sample, file, paste]

export const TABLE_SOURCES_RUNS = [runSample, runFile, runPaste]
