import { FlowFailure } from '../flow/flow-value.ts'
import {
  decodeText,
  LARGEST_FILE_MB,
  tableFromJson,
  tableFromSheet,
  tableFromText,
} from './read-table.ts'
import type { Table } from './table.ts'

/** A chosen file into a table, by its ending. */

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
