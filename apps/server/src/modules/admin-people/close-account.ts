/** Closing accounts: switched off and on again, or deleted with days to think it over. */
import { type AccountState, accountState, DELETE_AFTER_DAYS } from '@panya/domain/admin/people.ts'
import { eq } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database } from '../../platform/database/database.ts'
import { student } from '../../platform/database/schema/student.ts'
import { Problem } from '../../platform/http/problem.ts'

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
