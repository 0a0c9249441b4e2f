/**
 * Student rows as they are in the database.
 * raw SQL: prepared, and in the names of the columns, which are those of GraphQL.
 */
import { checkEmail } from '@panya/domain/account/account-fields.ts'
import type { Database } from '../../platform/database/database.ts'

export interface StudentRow {
  id: number
  email: string
  display_name: string
  first_name: string
  last_name: string
  grade: string
  affiliation: string
  profile_image: string | null
  last_online: Date | null
  total_online_minutes: number
  total_online_days: number
  last_topup: Date | null
  last_tool_topup: Date | null
}

const BY_EMAIL = { name: 'student_by_email', text: 'select * from student where email = $1' }
const BY_ID = { name: 'student_by_id', text: 'select * from student where id = $1' }

export type StudentTable = ReturnType<typeof createStudentTable>

export function createStudentTable({ pool }: Database) {
  return {
    async byEmail(email: string): Promise<StudentRow | null> {
      if (checkEmail(email) !== null) return null
      const { rows } = await pool.query<StudentRow>({ ...BY_EMAIL, values: [email] })
      return rows[0] ?? null
    },
    async byId(id: number): Promise<StudentRow | null> {
      const { rows } = await pool.query<StudentRow>({ ...BY_ID, values: [id] })
      return rows[0] ?? null
    },
    async setProfileImage(id: number, image: string | null): Promise<StudentRow | null> {
      const text = 'update student set profile_image = $2 where id = $1 returning *'
      const { rows } = await pool.query<StudentRow>(text, [id, image])
      return rows[0] ?? null
    },
  }
}
