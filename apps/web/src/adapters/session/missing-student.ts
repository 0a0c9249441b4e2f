/** Repairs an identity that has no student row: makes one from all that is known, the email. */

import { InsertMissingStudent } from '@panya/domain/graphql/operations.ts'
import { graphql } from '../graphql/graphql.ts'

/** They can be told later, on the profile page. */
const UNKNOWN = '-'

export async function insertMissingStudent(email: string): Promise<number> {
  const [name = email] = email.split('@')
  const { insert_student } = await graphql(InsertMissingStudent, {
    email,
    firstName: name,
    lastName: UNKNOWN,
    grade: 'other',
    affiliation: UNKNOWN,
  })
  return insert_student.id
}
