/** Whoever opened a link that was mailed to an address has proved that it is theirs. */
import { and, eq, isNull } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { student } from '../../platform/database/schema/person.ts'

/** The first proof counts. */
export async function markVerified(orm: Orm, email: string, now: Date): Promise<void> {
  await orm
    .update(student)
    .set({ emailVerifiedAt: now })
    .where(and(eq(student.email, email), isNull(student.emailVerifiedAt)))
}
