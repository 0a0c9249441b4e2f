import { sql } from '../../code/sql-code.ts'
import { bytesOf } from '../../flow/file-bytes.ts'
import { FlowFailure, type Preview } from '../../flow/flow-value.ts'
import {
  decodeText,
  LARGEST_FILE_MB,
  tableFromJson,
  tableFromSheet,
  tableFromText,
} from '../read-table.ts'
import { SAMPLES } from '../samples/samples.ts'
import { type Cell, madeColumn, type Table, tableFrom } from '../table.ts'
import { type TabularOp, tableResult } from '../tabular-op.ts'

/** Where tables come from. */

async function sheetOf(bytes: Uint8Array<ArrayBuffer>): Promise<Table> {
  const { readSheet } = await import('read-excel-file/universal')
  const rows = await readSheet(new Blob([bytes])).catch(() => {
    throw new FlowFailure('broken-xlsx')
  })
  return tableFromSheet(rows)
}

export async function tableFromFile(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Table> {
  if (bytes.byteLength === 0) throw new FlowFailure('empty-file')
  if (bytes.byteLength > LARGEST_FILE_MB * 1024 * 1024)
    throw new FlowFailure('file-too-big', { max: LARGEST_FILE_MB })
  if (/\.xlsx$/i.test(name)) return sheetOf(bytes)
  const text = decodeText(bytes)
  if (/\.json$/i.test(name)) return tableFromJson(text)
  return tableFromText(text, /\.tsv$/i.test(name) ? '\t' : '')
}

const file: TabularOp = {
  run: async (io) => {
    const chosen = io.file('file')
    if (!chosen) throw new FlowFailure('no-file')
    if (!chosen.data) throw new FlowFailure('file-elsewhere', { name: chosen.name })
    return tableResult(await tableFromFile(chosen.name, bytesOf(chosen.data)))
  },
}

/** What a live source has sent so far: the names, then a list per row. The newest are shown. */
const live: TabularOp = {
  run: (io) => {
    const value = io.value('live')
    if (value.type !== 'list') throw new FlowFailure('lost-value')
    const [names = [], ...rows] = value.value as Cell[][]
    const table = tableFrom(
      names.map((name, at) =>
        madeColumn(
          String(name),
          rows.map((row) => row[at] ?? null),
        ),
      ),
    )
    const columns = table.columns.map(({ name, type }) => ({ name, type }))
    const preview = { kind: 'table', columns, head: rows.slice(-8).toReversed(), rows: rows.length }
    return { ...tableResult(table), preview: preview as Preview }
  },
}

const paste: TabularOp = {
  run: (io) => {
    const text = io.text('text')
    return tableResult(/^\s*[[{]/.test(text) ? tableFromJson(text) : tableFromText(text))
  },
}

const sample: TabularOp = {
  run: (io) => {
    const text = SAMPLES[io.text('sample') as keyof typeof SAMPLES]
    if (text === undefined) throw new FlowFailure('no-sample', { name: io.text('sample') })
    return tableResult(tableFromText(text()))
  },
}

const show: TabularOp = {
  run: (io) => tableResult(io.table()),
  sql: (io) => sql`SELECT * FROM ${io.from()}`,
}

const count: TabularOp = {
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
}

export const sourceOps: Record<string, TabularOp> = {
  'data.file': file,
  'data.paste': paste,
  'data.board': live,
  'data.microphone': live,
  'data.timer': live,
  'data.attendance': live,
  'data.sample': sample,
  'data.show': show,
  'data.count': count,
}
