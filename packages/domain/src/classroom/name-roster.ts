/** A list of names without addresses, as teachers paste it: with numbers, titles, headings, or the whole name in one cell. */
import { checkGrade, checkName, normaliseName } from '../account/account-fields.ts'
import { NO_NAME } from '../account/person-name.ts'
import { type RosterProblem, type RosterRow, readGrade } from './roster.ts'

type Column = 'firstName' | 'lastName' | 'displayName' | 'grade' | 'nothing'
const ORDER: Column[] = ['firstName', 'lastName', 'grade', 'displayName']

/** Whole cells: Surya and Lastri are names. */
const HEADINGS: [Column, RegExp][] = [
  [
    'firstName',
    /^(first|given|full)?[ _-]?names?$|^ชื่อ(จริง|\s*-?\s*(นาม)?สกุล)?$|^(姓名|名字?)$|^الاسم( الأول| الكامل)?$/i,
  ],
  [
    'lastName',
    /^(last|family)[ _-]?names?$|^surnames?$|^(นาม)?สกุล$|^姓氏?$|^(اسم )?العائلة$|^اللقب$/i,
  ],
  ['displayName', /^nick[ _-]?names?$|^display[ _-]?names?$|^ชื่อเล่น$|^昵称$|^الاسم المستعار$/i],
  ['grade', /^(grade|class|level)$|^(ระดับ)?ชั้น$|^年级$|^الصف$/i],
  [
    'nothing',
    /^(no\.?|#|number|id|title)$|^(เลขที่|ลำดับ(ที่)?|คำนำหน้า(ชื่อ)?)$|^(序号|学号)$|^(الرقم|م)$/i,
  ],
]
const TITLE = /^(ด\.\s?[ชญ]\.|เด็กชาย|เด็กหญิง|น\.ส\.|นางสาว|นาย)\s*/

export function readNames(table: readonly string[][], defaultGrade = 'other'): RosterRow[] {
  const [first = []] = table
  const headings = first.length > 0 ? first.map(headingOf) : [null]
  const columns = headings.every((column) => column !== null) ? headings : null
  const seen = new Set<string>()
  return table.flatMap((cells, index) => {
    if (cells.length === 0 || (columns && index === 0)) return []
    const row = person(columns ? named(cells, columns) : inOrder(cells), defaultGrade)
    const key = sameName(row)
    const problem = problemOf(row, cells, seen.has(key))
    seen.add(key)
    return [{ line: index + 1, email: '', ...row, problem }]
  })
}

/** Two lines, or a line and a learner, are about the same child when this is the same. */
export function sameName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return normaliseName(`${firstName} ${lastName}`).toLocaleLowerCase()
}

type Cells = Partial<Record<Column, string>>

function headingOf(cell: string): Column | null {
  return HEADINGS.find(([, pattern]) => pattern.test(cell.trim()))?.[0] ?? null
}

function named(cells: readonly string[], columns: readonly (Column | null)[]): Cells {
  return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
}

/** Numbers and titles in cells of their own do not count. */
function inOrder(cells: readonly string[]): Cells {
  const told = cells.filter((cell) => !/^\d*\.?$/.test(cell) && cell.replace(TITLE, '') !== '')
  // The whole name in one cell, and the grade after it.
  const short = told[1] !== undefined && checkGrade(readGrade(told[1])) === null
  const order: Column[] = short ? ['firstName', 'grade', 'displayName'] : ORDER
  return named(told, order)
}

function person(cells: Cells, defaultGrade: string) {
  const whole = normaliseName(
    (cells.firstName ?? '').replace(/^\d+[.)]?\s+/, '').replace(TITLE, ''),
  )
  const last = normaliseName(cells.lastName ?? '')
  const gap = last === '' ? whole.indexOf(' ') : -1
  const firstName = gap < 0 ? whole : whole.slice(0, gap)
  return {
    firstName,
    lastName: (gap < 0 ? last : whole.slice(gap + 1)) || NO_NAME,
    displayName: normaliseName(cells.displayName ?? '') || firstName,
    grade: readGrade(cells.grade ?? '') || defaultGrade,
  }
}

function problemOf(
  row: ReturnType<typeof person>,
  cells: readonly string[],
  twice: boolean,
): RosterProblem | null {
  if (cells.some((cell) => cell.includes('@'))) return 'has-email'
  if (row.firstName === '') return 'no-name'
  const names = [row.firstName, row.lastName, row.displayName]
  if (names.some((name) => checkName(name) !== null)) return 'bad-name'
  if (checkGrade(row.grade) !== null) return 'bad-grade'
  return twice ? 'duplicate' : null
}
