/** Closing accounts: switched off and on again, or deleted with days to think it over. */
import { type AccountState, accountState, DELETE_AFTER_DAYS } from '@panya/domain/admin/people.ts'
import { eq, lte } from 'drizzle-orm'
import type { IdentityService } from '../../identity/identity-service.ts'
import { type Actor, programActor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database } from '../../platform/database/database.ts'
import { student } from '../../platform/database/schema/student.ts'
import { Problem } from '../../platform/http/problem.ts'
import { erasePerson } from '../personal-data/erase-person.ts'

const DAY_MS = 86_400_000
const ACTS: Record<AccountState, string> = {
  open: 'person.reopen',
  closed: 'person.close',
  leaving: 'person.delete',
}

/** Gives the account's email, whose devices the caller signs out. */
export async function changeAccountState(
  { orm }: Database,
  actor: Actor,
  id: number,
  wanted: AccountState,
  now: Date,
): Promise<string> {
  return orm.transaction(async (tx) => {
    const [row] = await tx.select().from(student).where(eq(student.id, id)).for('update')
    if (!row) throw new Problem('NOT_FOUND', 'not-found')
    if (row.email === actor.name && wanted !== 'open') throw new Problem('CONFLICT', 'not-yourself')
    const before = accountState(row)
    if (before === wanted) return row.email
    const deleteAt =
      wanted === 'leaving' ? new Date(now.getTime() + DELETE_AFTER_DAYS * DAY_MS) : null
    const deactivatedAt = wanted === 'open' ? null : (row.deactivatedAt ?? now)
    await tx.update(student).set({ deactivatedAt, deleteAt }).where(eq(student.id, id))
    await recordAct(tx, actor, {
      act: ACTS[wanted],
      target: `student:${id}`,
      before: { state: before },
      after: { state: wanted, ...(deleteAt ? { deleteAt } : {}) },
    })
    return row.email
  })
}

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
