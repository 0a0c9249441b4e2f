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
import { student } from '../../platform/database/schema/person.ts'
import { Problem } from '../../platform/http/problem.ts'
import { openAccounts } from '../ledger/open-account-port.ts'
import type { StudentRow, StudentTable } from './student-table-port.ts'

const CHECKS = {
  email: checkEmail,
  display_name: checkName,
  first_name: checkName,
  last_name: checkName,
  grade: checkGrade,
  affiliation: checkAffiliation,
}

export type StudentInput = Pick<StudentRow, keyof typeof CHECKS>

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
  await database.orm
    .insert(student)
    .values({
      email,
      displayName: normaliseName(input.display_name),
      firstName: normaliseName(input.first_name),
      lastName: normaliseName(input.last_name),
      grade: input.grade,
      affiliation: normaliseName(input.affiliation),
    })
    .onConflictDoNothing({ target: student.email })
  const added = (await students.byEmail(email))!
  await openAccounts(database, [added.id], now())
  return added
}
