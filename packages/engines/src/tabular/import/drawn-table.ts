/** Tables that are drawn with spaces or bars, as people type them and programs print them. */

export interface DrawnTable {
  /** The same with one tab between two cells. */
  text: string
  /** The sign that parts its columns as it stands there. */
  separator: string
}

const RULE = /^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*$/

const cellsOf = (line: string): string =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => cell.trim())
    .join('\t')

/** As in Markdown: a line of dashes below the names. */
function barred(lines: readonly string[]): DrawnTable | null {
  if (!lines[0]?.includes('|') || !RULE.test(lines[1] ?? '') || !lines[1]!.includes('|'))
    return null
  const end = lines.findIndex((line) => !line.includes('|'))
  if (end >= 0 && lines.slice(end).some((line) => line.trim() !== '')) return null
  const text = lines
    .filter((line, at) => at !== 1 && line.trim() !== '')
    .map(cellsOf)
    .join('\n')
  return { text, separator: '|' }
}

const LEAST = 3
const isNumber = (word: string): boolean => /^[-+]?\d+([.,]\d+)?(e[-+]?\d+)?$/i.test(word)

function evenWidth(rows: readonly (readonly string[])[]): number {
  const width = rows[0]?.length ?? 0
  return rows.every((row) => row.length === width) ? width : 0
}

/** Parted by two spaces or more; by one only between numbers below names, for names of people have spaces. */
function spaced(lines: readonly string[]): DrawnTable | null {
  const filled = lines.map((line) => line.trim()).filter(Boolean)
  if (filled.length < LEAST || filled.some((line) => /[\t;|"]/.test(line))) return null
  const wide = filled.map((line) => line.split(/ {2,}/))
  const narrow = filled.map((line) => line.split(/ +/))
  const isGrid =
    evenWidth(narrow) > 1 &&
    !narrow[0]!.some(isNumber) &&
    narrow.slice(1).every((row) => row.filter(isNumber).length * 2 >= row.length)
  const rows = evenWidth(wide) > 1 ? wide : isGrid ? narrow : null
  if (!rows || rows.some((row) => row.some((cell) => /,\s|,$/.test(cell)))) return null
  return { text: rows.map((row) => row.join('\t')).join('\n'), separator: ' ' }
}

/** Looked at where lines are few enough to be typed or printed. */
const MOST_LETTERS = 2_000_000

export function drawnTable(text: string): DrawnTable | null {
  if (text.length > MOST_LETTERS) return null
  const lines = text.trim().split(/\r?\n/)
  return barred(lines) ?? spaced(lines)
}
