/** What somebody tells of themselves, and changing it. */
import {
  checkAffiliation,
  checkGrade,
  checkName,
  type FieldCode,
  normaliseName,
} from '@panya/domain/account/account-fields.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { student } from '../../platform/database/schema/person.ts'
import { Problem } from '../../platform/http/problem.ts'

const PROFILE = {
  id: student.id,
  email: student.email,
  displayName: student.displayName,
  firstName: student.firstName,
  lastName: student.lastName,
  grade: student.grade,
  affiliation: student.affiliation,
  profileImage: student.profileImage,
  locale: student.locale,
}

export type Profile = Pick<typeof student.$inferSelect, keyof typeof PROFILE>

const FIELDS: Record<string, (value: unknown) => FieldCode | null> = {
  displayName: checkName,
  firstName: checkName,
  lastName: checkName,
  grade: checkGrade,
  affiliation: checkAffiliation,
}

export async function readProfile({ orm }: Database, studentId: number): Promise<Profile> {
  const [row] = await orm.select(PROFILE).from(student).where(eq(student.id, studentId))
  if (!row) throw new Problem('NOT_FOUND', 'not-found')
  return row
}

/** Only the fields that are named change; one wrong field and none does. */
export async function changeProfile(
  { orm }: Pick<Database, 'orm'>,
  studentId: number,
  change: unknown,
): Promise<Profile> {
  const entries = checkChange(change).map(([name, value]) => [name, normaliseName(value)])
  const [row] = await orm
    .update(student)
    .set(Object.fromEntries(entries))
    .where(eq(student.id, studentId))
    .returning(PROFILE)
  if (!row) throw new Problem('NOT_FOUND', 'not-found')
  return row
}

function checkChange(change: unknown): [string, string][] {
  if (typeof change !== 'object' || change === null || Array.isArray(change)) {
    throw new Problem('BAD_INPUT', 'bad-input', { body: 'not-an-object' })
  }
  const errors: Record<string, string> = {}
  const entries = Object.entries(change)
  for (const [name, value] of entries) {
    const check = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined
    const code = check ? check(value) : 'unknown-field'
    if (code !== null) errors[name] = code
  }
  if (entries.length === 0) errors['body'] = 'required'
  if (Object.keys(errors).length > 0) throw new Problem('BAD_INPUT', 'bad-input', errors)
  return entries
}
