import { readColumn } from './import/column-reading.ts'
import { counted } from './import/import-table.ts'
import type { Cell, Column } from './table.ts'

/** A column of texts as what all of them are. */
export function typedColumn(name: string, texts: readonly Cell[], language: string): Column {
  const { type, read } = readColumn(counted(texts), { language })
  return { name, type, data: texts.map((cell) => read(cell) ?? null) }
}
