/** What somebody tells of themselves, and changing it. */
import {
  checkAffiliation,
  checkGrade,
  checkName,
  type FieldCode,
  normaliseName,
} from '@panya/domain/account/account-fields.ts'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { StudentRow } from './student-table-port.ts'

export interface Profile {
  id: number
  email: string
  displayName: string
  firstName: string
  lastName: string
  grade: string
  affiliation: string
  profileImage: string | null
}

const FIELDS: Record<string, { column: string; check: (value: unknown) => FieldCode | null }> = {
  displayName: { column: 'display_name', check: checkName },
  firstName: { column: 'first_name', check: checkName },
  lastName: { column: 'last_name', check: checkName },
  grade: { column: 'grade', check: checkGrade },
  affiliation: { column: 'affiliation', check: checkAffiliation },
}

export function presentProfile(row: StudentRow): Profile {
  return {
    id: row.id,
    email: row.email,
    displayName: row.display_name,
    firstName: row.first_name,
    lastName: row.last_name,
    grade: row.grade,
    affiliation: row.affiliation,
    profileImage: row.profile_image,
  }
}

/** Only the fields that are named change; one wrong field and none does. */
export async function changeProfile(
  { orm }: { orm: Orm },
  studentId: number,
  change: unknown,
): Promise<Profile> {
  const entries = checkChange(change)
  const set = entries.map(([name, value]) => {
    const column = sql.identifier(FIELDS[name]!.column)
    return sql`${column} = ${normaliseName(value)}`
  })
  const { rows } = await orm.execute<StudentRow & Record<string, unknown>>(
    sql`update student set ${sql.join(set, sql`, `)} where id = ${studentId} returning *`,
  )
  if (!rows[0]) throw new Problem('NOT_FOUND', 'not-found')
  return presentProfile(rows[0])
}

function checkChange(change: unknown): [string, string][] {
  if (typeof change !== 'object' || change === null || Array.isArray(change)) {
    throw new Problem('BAD_INPUT', 'bad-input', { body: 'not-an-object' })
  }
  const errors: Record<string, string> = {}
  const entries = Object.entries(change)
  for (const [name, value] of entries) {
    const field = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined
    const code = field ? field.check(value) : 'unknown-field'
    if (code !== null) errors[name] = code
  }
  if (entries.length === 0) errors['body'] = 'required'
  if (Object.keys(errors).length > 0) throw new Problem('BAD_INPUT', 'bad-input', errors)
  return entries
}
