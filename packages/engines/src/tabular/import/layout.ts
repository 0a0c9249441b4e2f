import Papa from 'papaparse'
import type { Cell } from '../table.ts'

/** Where the columns of a text are parted, and in which of its rows their names stand. */

/** Enough rows to see how a file is built; looking at all of a long one would cost more than reading it. */
const LOOKED_AT = 200
const SAMPLE = 256 * 1024

const sampleOf = (text: string): string => {
  if (text.length <= SAMPLE) return text
  const end = text.lastIndexOf('\n', SAMPLE)
  return text.slice(0, end > 0 ? end + 1 : SAMPLE)
}

const filled = (row: readonly Cell[]): number =>
  row.filter((cell) => cell !== null && String(cell).trim() !== '').length

/** How many columns most rows have. */
function usualWidth(rows: readonly (readonly Cell[])[]): { width: number; share: number } {
  const counts = new Map<number, number>()
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1)
  const [width, count] = [...counts].toSorted(([a, x], [b, y]) => y - x || b - a)[0] ?? [0, 0]
  return { width, share: rows.length === 0 ? 0 : count / rows.length }
}

/** Spreadsheets may say it themselves in a first line. */
const TOLD = /^\ufeff?sep=(.)\r?\n/i

export function separatorOf(text: string): { separator: string; skip: number } {
  const told = TOLD.exec(text)
  if (told) return { separator: told[1]!, skip: told[0].length }
  const sample = sampleOf(text)
  let best = { separator: ',', score: 0 }
  // Where two fit equally, a comma is more likely part of the numbers.
  for (const separator of ['\t', ';', '|', ',']) {
    const { data } = Papa.parse<string[]>(sample, {
      delimiter: separator,
      preview: LOOKED_AT,
      skipEmptyLines: 'greedy',
    })
    const { width, share } = usualWidth(data)
    if (width < 2) continue
    const score = share + Math.min(width, 10) / 1000
    if (score > best.score + 0.05 || (best.score === 0 && score > 0)) best = { separator, score }
  }
  return { separator: best.separator, skip: 0 }
}

/** Rows above the names, such as a title, hold a cell or two where the table has many. */
export function headerRow(rows: readonly (readonly Cell[])[]): number {
  const looked = rows.slice(0, LOOKED_AT)
  const widths = looked.map(filled).toSorted((a, b) => a - b)
  const usual = widths[Math.floor(widths.length / 2)] ?? 0
  const isTitle = (count: number): boolean =>
    (usual >= 2 && count <= 1) || (usual >= 6 && count <= usual / 3)
  const at = looked.findIndex((row) => !isTitle(filled(row)))
  // More than a page of titles is no title: the table itself is full of holes.
  return at > 0 && at <= 20 && at < looked.length - 1 ? at : 0
}
