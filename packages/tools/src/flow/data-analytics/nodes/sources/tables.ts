import { py } from '@panya/engines/code/python-code.ts'
import { bytesOf, chosenFile } from '@panya/engines/flow/file-bytes.ts'
import { NotReady } from '@panya/engines/flow/flow-value.ts'
import type { FlowFile } from '@panya/engines/flow/param-spec.ts'
import { plainFileName } from '@panya/engines/flow/python-files.ts'
import type { PythonContext } from '@panya/engines/flow/python-template.ts'
import { importNotes } from '@panya/engines/tabular/import/import-report.ts'
import {
  type ImportSettings,
  isImportSettings,
} from '@panya/engines/tabular/import/import-settings.ts'
import type { ImportedTable } from '@panya/engines/tabular/import/import-table.ts'
import { SAMPLE_TABLES, SAMPLES } from '@panya/engines/tabular/samples/samples.ts'
import { tableResult, tableRun } from '@panya/engines/tabular/tabular-op.ts'
import { choice, customParam, fileParam, textParam } from '../../../../flow-kit/param-forms.ts'
import { READ_TABLE_HELPER, readTable } from '../../../../flow-kit/python-tables.ts'
import { tableNode } from '../define.ts'

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
  code: (c) => py`${c.output('table')} = pd.read_csv(${c.file})`,
})

const runSample = tableRun(sample, {
  run: async ({ params }) => {
    const { importText } = await reading()
    return tableResult(importText(SAMPLES[params.sample]()).table)
  },
})

/** Whatever it came as, the folder has it as the flow read it: sheet, heading, dates and decimal signs are settled. */
const tableName = (params: PythonContext['params']): string =>
  plainFileName((params.file as FlowFile | null)?.name ?? 'data', 'csv')

/** A CSV from this size on is read by DuckDB itself. */
const BIG_FILE = 4 * 1024 * 1024

const file = tableNode('file', 'source', {
  inputs: [],
  params: [fileParam('file', '.csv,.tsv,.txt,.json,.jsonl,.ndjson,.xlsx'), importParam],
  variable: 'table',
  helpers: [READ_TABLE_HELPER],
  reads: tableName,
  code: readTable,
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
  variable: 'table',
  helpers: [READ_TABLE_HELPER],
  reads: () => 'pasted.csv',
  code: readTable,
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
