import { importText } from './import/import-file.ts'
import type { Table } from './table.ts'

/** Text that was written here: rows and columns. */
export const tableFromText = (text: string): Table => importText(text).table
