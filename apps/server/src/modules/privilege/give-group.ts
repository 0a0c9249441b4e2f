/** Puts an account into a group of privileged_users: one change after the other, and only a real account. */
import { hasNoMail } from '@panya/domain/account/no-mail-address.ts'
import type { PrivilegedEntry, PrivilegedGroup } from '@panya/domain/admin/people.ts'
import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { classSecret } from '../../platform/database/schema/account.ts'
import { demo, privilegedUsers, student } from '../../platform/database/schema/person.ts'
import { Problem } from '../../platform/http/problem.ts'

/** An entry that is there already is switched on again. */
export async function giveGroup(
  tx: Orm,
  studentId: number,
  group: PrivilegedGroup,
): Promise<{ before: PrivilegedEntry | null; entry: PrivilegedEntry }> {
  const [person] = await tx
    .select({ email: student.email, demo: demo.id, card: classSecret.studentId })
    .from(student)
    .leftJoin(demo, eq(demo.email, student.email))
    .leftJoin(classSecret, eq(classSecret.studentId, student.id))
    .where(eq(student.id, studentId))
  if (!person) throw new Problem('NOT_FOUND', 'not-found')
  // Its password is public: what it may do, everybody may.
  if (person.demo !== null) throw new Problem('CONFLICT', 'demo-account')
  // Teachers of a class see its cards: what such an account may do, they may. One with an address has no card.
  if (person.card !== null && hasNoMail(person.email)) {
    throw new Problem('CONFLICT', 'card-account')
  }
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
