import { sqlName } from '../../code/sql-code.ts'
import type { Duck } from '../duck.ts'
import { type BigFile, type BigLayout, bigLayout } from './big-layout.ts'
import { type ImportReport, importedColumn, shownLines } from './import-report.ts'
import { meanColumn, putTogether } from './meanings.ts'
import { quickRead } from './quick-read.ts'
import { type SampleColumn, sampleReadings } from './sample-readings.ts'
import { unevenRead } from './uneven-read.ts'

/** A long file into DuckDB. How it is built is seen in its first rows; what a column is, in all of it. */

const EVEN = { short: 0, long: 0, rows: [] }

type Parts = Pick<ImportReport, 'columns' | 'odd' | 'ragged'>

async function evenRead(
  duck: Duck,
  table: string,
  layout: BigLayout,
  sample: readonly SampleColumn[],
  progress: (fraction: number) => Promise<void>,
): Promise<Parts | null> {
  // Two files may come in at the same time.
  const target = `import.${table}`
  const quick = await quickRead(duck, target, layout, sample, progress)
  if (!quick) return null
  const columns = sample.map((column, at) => {
    const text = sqlName(column.name)
    const meant = quick.open.has(at)
      ? meanColumn(duck, at, column, { table: sqlName(target), cell: text })
      : null
    const imported = meant?.column ?? importedColumn(column.name, { ...column.reading, missed: 0 })
    return { name: column.name, meant, text, imported }
  })
  if (columns.some(({ meant }) => meant?.values))
    putTogether(duck, table, { from: target, columns })
  else duck.rename(target, table)
  return {
    columns: columns.map(({ imported }) => imported),
    odd: columns.flatMap(({ meant }) => meant?.odd ?? []),
    ragged: EVEN,
  }
}

/** Null where the file has to be read in another way: no rows and columns, or rows longer than the first ones. */
export async function importBigFile(
  duck: Duck,
  table: string,
  file: BigFile,
  progress: (fraction: number) => Promise<void> = async () => {},
): Promise<ImportReport | null> {
  const layout = bigLayout(file)
  if (!layout) return null
  const sample = sampleReadings(layout, file.settings, file.language)
  const parts =
    (await evenRead(duck, table, layout, sample.columns, progress)) ??
    unevenRead(duck, table, layout, sample.columns)
  return (
    parts && {
      source: 'text',
      encoding: layout.encoding,
      encodingIsGuess: layout.encodingIsGuess,
      separator: layout.separator,
      decimal: sample.decimal,
      header: layout.header,
      lines: shownLines(layout.rows),
      ...parts,
    }
  )
}
