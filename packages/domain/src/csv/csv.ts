/** Tables as text: reading what people paste from spreadsheets, and writing what spreadsheets open safely. */

const DELIMITERS = ['\t', ';', ','] as const

/** Rows of cells; the delimiter is whichever the first line has most of. Empty lines stay, as no cells. */
export function parseCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const delimiter = delimiterOf(source)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  const endCell = () => {
    row.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push(row.length === 1 && row[0] === '' ? [] : row)
    row = []
  }
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at]!
    if (quoted) {
      if (letter !== '"') cell += letter
      else if (source[at + 1] === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (letter === '"' && cell.trim() === '') {
      quoted = true
      cell = ''
    } else if (letter === delimiter) endCell()
    else if (letter === '\n') endRow()
    else cell += letter
  }
  if (cell !== '' || row.length > 0) endRow()
  return rows
}

function delimiterOf(text: string): string {
  const [line = ''] = text.split('\n', 1)
  const count = (delimiter: string) => line.split(delimiter).length
  return DELIMITERS.reduce<string>(
    (best, next) => (count(next) > count(best) ? next : best),
    DELIMITERS[0] === '\t' && count('\t') > 1 ? '\t' : ',',
  )
}

type Cell = string | number | null

/** With a mark that makes spreadsheets read it as UTF-8. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`
}

/** How a formula begins in the spreadsheets of some country, also behind spaces and in wide letters. */
// oxlint-disable-next-line no-control-regex -- spreadsheets pass over them
const FORMULA = /^[\s\u0000-\u0020\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/

/** A text that begins like a formula would be run by the spreadsheet that opens it: a mark makes it a text. */
export function spreadsheetSafe(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

function writeCell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = spreadsheetSafe(value)
  return /[",;\n\r\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
