import { ownTable } from '@panya/engines/code/own-table.ts'
import { type Py, py, pyText } from '@panya/engines/code/python-code.ts'
import { bytesOf, chosenFile } from '@panya/engines/flow/file-bytes.ts'
import { NotReady } from '@panya/engines/flow/flow-value.ts'
import type { FlowFile } from '@panya/engines/flow/param-spec.ts'
import { importNotes } from '@panya/engines/tabular/import/import-report.ts'
import {
  type ImportSettings,
  isImportSettings,
} from '@panya/engines/tabular/import/import-settings.ts'
import type { ImportedTable } from '@panya/engines/tabular/import/import-table.ts'
import { SAMPLE_TABLES, SAMPLES } from '@panya/engines/tabular/samples/samples.ts'
import { tableResult, tableRun } from '@panya/engines/tabular/tabular-op.ts'
import { choice, customParam, fileParam, textParam } from '../../../../flow-kit/param-forms.ts'
import { PANDAS, tableNode } from '../define.ts'

/** Where tables come from: a sample, a file, what was pasted. */

// Loaded where it is needed: what reads tables brings a library that the page must not get.
const reading = () => import('@panya/engines/tabular/import/import-file.ts')

/** How a text is read; what nobody chose is found out. Kept when another file is chosen. */
const importParam = customParam<'import', ImportSettings>('import', 'import', {}, isImportSettings)

const imported = ({ table, report }: ImportedTable) => ({
  ...tableResult(table, importNotes(report)),
  details: report,
})

const sample = tableNode('sample', 'source', {
  inputs: [],
  params: [choice('sample', SAMPLE_TABLES)],
  variable: 'table',
  reads: (params) => `${String(params.sample)}.csv`,
  code: (c) => py`${c.output('table')} = pd.read_csv(${c.literal(`${c.text('sample')}.csv`)})`,
})

const runSample = tableRun(sample, {
  run: async ({ params }) => {
    const { importText } = await reading()
    return tableResult(importText(SAMPLES[params.sample]()).table)
  },
})

const READ = ownTable<Py>({
  json: py`pd.read_json`,
  xlsx: py`pd.read_excel`,
  tsv: py`pd.read_table`,
  jsonl: py`pd.read_json`,
  ndjson: py`pd.read_json`,
})

function readCode(file: FlowFile | null, { sheet }: ImportSettings): Py {
  const name = file?.name ?? 'data.csv'
  const kind = name.split('.').at(-1)?.toLowerCase() ?? ''
  const reader = READ[kind] ?? py`pd.read_csv`
  const chosen = kind === 'xlsx' && sheet !== undefined ? py`, sheet_name=${pyText(sheet)}` : py``
  const lines = kind === 'jsonl' || kind === 'ndjson' ? py`, lines=True` : py``
  return py`${reader}(${pyText(name)}${chosen}${lines})`
}

/** A CSV from this size on is read by DuckDB itself. */
const BIG_FILE = 4 * 1024 * 1024

const file = tableNode('file', 'source', {
  inputs: [],
  params: [fileParam('file', '.csv,.tsv,.txt,.json,.jsonl,.ndjson,.xlsx'), importParam],
  variable: 'table',
  reads: (params) => (params.file as FlowFile | null)?.name ?? 'data.csv',
  code: (c) =>
    py`${c.output('table')} = ${readCode(c.params.file as FlowFile | null, isImportSettings(c.params.import) ? c.params.import : {})}`,
})

const runFile = tableRun(file, {
  csv: (io) => {
    const chosen = io.file('file')
    if (!chosen?.data || chosen.size <= BIG_FILE || !/\.(csv|tsv|txt)$/i.test(chosen.name))
      return null
    return { name: chosen.name, bytes: bytesOf(chosen.data), settings: io.params.import }
  },
  run: async (io) => {
    const { name, data } = chosenFile(io.file('file'))
    const { importFile } = await reading()
    return imported(await importFile(name, bytesOf(data), io.params.import, io.language))
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
    importParam,
  ],
  imports: [py`from io import StringIO`, PANDAS],
  variable: 'table',
  code: (c) =>
    py`${c.output('table')} = pd.read_csv(StringIO(${c.param('text')}), sep=None, engine="python")`,
})

const runPaste = tableRun(paste, {
  run: async (io) => {
    // Nobody has written anything yet.
    if (io.text('text').trim() === '') throw new NotReady('empty-file')
    const { importText } = await reading()
    return imported(importText(io.text('text'), io.params.import, io.language))
  },
})

export const TABLE_SOURCES = [sample, file, paste]

export const TABLE_SOURCES_RUNS = [runSample, runFile, runPaste]
