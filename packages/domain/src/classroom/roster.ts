/** A list of learners as teachers paste it: which column is what, and what is wrong with which line. */
import { checkGrade, checkName, normaliseEmail, normaliseName } from '../account/account-fields.ts'
import { NO_NAME } from '../account/person-name.ts'
import { checkOwnEmail } from '../account/sign-up.ts'

export const ROSTER_MAX = 500

export const ROSTER_PROBLEMS = [
  'no-email',
  'bad-email',
  'duplicate',
  'no-name',
  'bad-name',
  'bad-grade',
  'already-here',
  'already-invited',
  'not-a-student',
  'has-email',
] as const
export type RosterProblem = (typeof ROSTER_PROBLEMS)[number]

export interface RosterRow {
  /** The line of the paste, from 1. */
  line: number
  /** Empty in a list of names alone. */
  email: string
  firstName: string
  lastName: string
  displayName: string
  grade: string
  problem: RosterProblem | null
}

type Column = 'email' | 'firstName' | 'lastName' | 'displayName' | 'grade'
const ORDER: Column[] = ['email', 'firstName', 'lastName', 'grade', 'displayName']

const HEADERS: [Column, RegExp][] = [
  ['email', /e-?mail|อีเมล|邮箱|邮件|بريد/i],
  ['lastName', /last|sur|family|นามสกุล|姓(?!名)|العائلة|اللقب/i],
  ['displayName', /display|nick|ชื่อเล่น|昵称|المعروض|مستعار/i],
  ['firstName', /first|given|^name$|ชื่อ|名|الاسم/i],
  ['grade', /grade|class|level|ชั้น|ระดับ|年级|صف|مرحلة/i],
]

/** `defaultGrade` fills lines that name none. */
export function readRoster(table: readonly string[][], defaultGrade = 'other'): RosterRow[] {
  const [first = []] = table
  const headings = first.map(columnOf)
  // Without an address and without a heading for one it is a learner whose address is wrong.
  const named = headings.includes('email') && !first.some((cell) => cell.includes('@'))
  const columns = named ? headings : ORDER
  const seen = new Set<string>()
  return table.flatMap((cells, index) => {
    if (cells.length === 0 || (named && index === 0)) return []
    const value = (column: Column) => cells[columns.indexOf(column)] ?? ''
    const row = person(value, defaultGrade)
    const problem = problemOf(row, seen)
    seen.add(row.email)
    return [{ line: index + 1, ...row, problem }]
  })
}

function columnOf(header: string): Column | null {
  return HEADERS.find(([, pattern]) => pattern.test(header.trim()))?.[0] ?? null
}

function person(value: (column: Column) => string, defaultGrade: string) {
  const firstName = normaliseName(value('firstName'))
  return {
    email: normaliseEmail(value('email')),
    firstName,
    lastName: normaliseName(value('lastName')) || NO_NAME,
    displayName: normaliseName(value('displayName')) || firstName,
    grade: readGrade(value('grade')) || defaultGrade,
  }
}

function problemOf(
  row: Omit<RosterRow, 'line' | 'problem'>,
  seen: Set<string>,
): RosterProblem | null {
  if (row.email === '') return 'no-email'
  if (checkOwnEmail(row.email) !== null) return 'bad-email'
  if (seen.has(row.email)) return 'duplicate'
  if (row.firstName === '') return 'no-name'
  const names = [row.firstName, row.lastName, row.displayName]
  if (names.some((name) => checkName(name) !== null)) return 'bad-name'
  return checkGrade(row.grade) === null ? null : 'bad-grade'
}

/** `p4`, `ป.4`, `Grade 4` and `M 1` as schools write them; anything else stays as it is. */
export function readGrade(text: string): string {
  const plain = text.trim()
  const [, stage = '', number = ''] = /^(p|m|ป|ม)\.?\s*([1-6])$/i.exec(plain) ?? []
  if (stage !== '') return `${/[pป]/i.test(stage) ? 'P' : 'M'}${number}`
  const grade = Number(/^grade\s*(\d{1,2})$/i.exec(plain)?.[1] ?? 0)
  if (grade >= 1 && grade <= 6) return `P${grade}`
  if (grade >= 7 && grade <= 12) return `M${grade - 6}`
  return plain.toLowerCase() === plain || /^[PM][1-6]$/.test(plain) ? plain : plain.toLowerCase()
}
