/** Puts an account into a group of privileged_users: one change after the other, and only a real account. */
import type { PrivilegedEntry, PrivilegedGroup } from '@panya/domain/admin/people.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { privilegedUsers } from '../../platform/database/schema/people.ts'
import { Problem } from '../../platform/http/problem.ts'

export type RoleWriter = Pick<Database['orm'], 'select' | 'insert' | 'execute'>

/** An entry that is there already is switched on again. */
export async function giveGroup(
  tx: RoleWriter,
  studentId: number,
  group: PrivilegedGroup,
): Promise<{ before: PrivilegedEntry | null; entry: PrivilegedEntry }> {
  const { rows } = await tx.execute<{ email: string; demo: boolean }>(sql`
    select email, exists (select from demo d where d.email = s.email) as demo
    from student s where id = ${studentId}`)
  const [person] = rows
  if (!person) throw new Problem('NOT_FOUND', 'not-found')
  // Its password is public: what it may do, everybody may.
  if (person.demo) throw new Problem('CONFLICT', 'demo-account')
  const same = and(eq(privilegedUsers.email, person.email), eq(privilegedUsers.group, group))
  const [before] = await tx.select().from(privilegedUsers).where(same)
  const [entry] = await tx
    .insert(privilegedUsers)
    .values({ email: person.email, group })
    .onConflictDoUpdate({
      target: [privilegedUsers.email, privilegedUsers.group],
      set: { isActive: true },
    })
    .returning()
  return { before: before ?? null, entry: entry! }
}
