/** Repairs an account whose identity is there and whose student row is not. */
import {
  checkAffiliation,
  checkEmail,
  checkGrade,
  checkName,
  type FieldCode,
  normaliseEmail,
  normaliseName,
} from '@panya/domain/account/account-fields.ts'
import type { Database } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { openAccount } from '../ledger/open-account-port.ts'
import type { StudentRow, StudentTable } from './student-table-port.ts'

export interface StudentInput {
  email: string
  display_name: string
  first_name: string
  last_name: string
  grade: string
  affiliation: string
}

const CHECKS = {
  email: checkEmail,
  display_name: checkName,
  first_name: checkName,
  last_name: checkName,
  grade: checkGrade,
  affiliation: checkAffiliation,
}

const INSERT = `insert into student (email, display_name, first_name, last_name, grade, affiliation)
  values ($1, $2, $3, $4, $5, $6) on conflict (email) do nothing`

export async function insertStudent(
  { database, students, now }: { database: Database; students: StudentTable; now: () => Date },
  input: StudentInput,
): Promise<StudentRow> {
  const errors: Record<string, FieldCode> = {}
  for (const [field, check] of Object.entries(CHECKS)) {
    const code = check(input[field as keyof StudentInput])
    if (code !== null) errors[field] = code
  }
  if (Object.keys(errors).length > 0) throw new Problem('BAD_INPUT', 'bad-input', errors)
  const email = normaliseEmail(input.email)
  const names = [input.display_name, input.first_name, input.last_name].map(normaliseName)
  const values = [email, ...names, input.grade, normaliseName(input.affiliation)]
  await database.pool.query(INSERT, values)
  const added = (await students.byEmail(email))!
  await openAccount(database, added.id, now())
  return added
}
