/** The life of an account in an admin's hands: open, closed, or about to be deleted; and back. */
import { type AccountState, accountState } from '@panya/domain/admin/people.ts'
import { eq } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database } from '../../platform/database/database.ts'
import { student } from '../../platform/database/schema/person.ts'
import { Problem } from '../../platform/http/problem.ts'
import { askForDeletion, findDeletion, undoDeletion } from '../personal-data/deletion-port.ts'
import { isAdmin, lockRoles, requireAdminLeft } from '../privilege/last-admin-port.ts'

const ACTS: Record<AccountState, string> = {
  open: 'person.reopen',
  closed: 'person.close',
  leaving: 'person.delete',
}

/** Gives the account's email, whose devices the caller signs out. Opening it also stops a deletion, whoever asked. */
export async function changeAccountState(
  { orm }: Database,
  actor: Actor,
  id: number,
  wanted: AccountState,
  now: Date,
): Promise<string> {
  return orm.transaction(async (tx) => {
    await lockRoles(tx)
    const [row] = await tx.select().from(student).where(eq(student.id, id)).for('update')
    if (!row) throw new Problem('NOT_FOUND', 'not-found')
    if (row.email === actor.name && wanted !== 'open') throw new Problem('CONFLICT', 'not-yourself')
    const deletion = await findDeletion(tx, id)
    const before = accountState({ ...row, deletion })
    const closed = row.deactivatedAt !== null
    // Somebody who asked to leave can still sign in, until an admin closes the account too.
    if (before === wanted && (wanted === 'open' || closed)) return row.email
    const deactivatedAt = wanted === 'open' ? null : (row.deactivatedAt ?? now)
    await tx.update(student).set({ deactivatedAt }).where(eq(student.id, id))
    if (wanted !== 'leaving' && deletion) await undoDeletion(tx, id, 'admin')
    const due =
      wanted === 'leaving' ? (await askForDeletion(tx, id, 'admin', now)).deletion.dueAt : null
    if (await isAdmin(tx, id)) await requireAdminLeft(tx)
    await recordAct(tx, actor, {
      act: ACTS[wanted],
      target: `student:${id}`,
      before: { state: before },
      after: { state: wanted, ...(due ? { deleteAt: due } : {}) },
    })
    return row.email
  })
}
