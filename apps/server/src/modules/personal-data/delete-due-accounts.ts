/** Erases the accounts an admin deleted, when the days to think it over have passed. */
import { eq, lte } from 'drizzle-orm'
import type { IdentityService } from '../../identity/identity-service.ts'
import { programActor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database } from '../../platform/database/database.ts'
import { student } from '../../platform/database/schema/student.ts'
import { erasePerson } from './erase-person.ts'

/** Everything of everybody whose days are over. What they made goes with them. */
export async function deleteDueAccounts(
  { orm }: Database,
  identity: IdentityService,
  now: Date,
): Promise<number> {
  const due = await orm
    .select({ id: student.id, email: student.email })
    .from(student)
    .where(lte(student.deleteAt, now))
    .limit(500)
  for (const { id, email } of due) {
    await orm.transaction(async (tx) => {
      const [row] = await tx
        .select({ deleteAt: student.deleteAt })
        .from(student)
        .where(eq(student.id, id))
        .for('update')
      // Taken back, or done by another node, between the look and the lock.
      if (!row?.deleteAt || row.deleteAt > now) return
      await erasePerson(tx, identity, { id, email })
      const target = `student:${id}`
      await recordAct(tx, programActor('housekeeping'), { act: 'person.erase', target })
    })
  }
  return due.length
}
