/** The end of an account: asked for by its owner, a guardian, an admin or the years, undone in time, or carried out. */
import { type Deletion, type DeletionAsker, mayUndo } from '@panya/domain/account/deletion.ts'
import { RETENTION } from '@panya/domain/account/retention.ts'
import { and, eq, lte, not } from 'drizzle-orm'
import type { IdentityService } from '../../identity/identity-service.ts'
import { programActor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { isoMoments } from '../../platform/database/iso-moments.ts'
import { deletionRequest, student } from '../../platform/database/schema/person.ts'
import { Problem } from '../../platform/http/problem.ts'
import { isAdmin, isLastAdmin, lockRoles, requireAdminLeft } from '../privilege/last-admin-port.ts'
import { erasePerson } from './erase-person.ts'

const DAY_MS = 86_400_000

export async function findDeletion(orm: Orm, studentId: number): Promise<Deletion | null> {
  const [row] = await orm
    .select()
    .from(deletionRequest)
    .where(eq(deletionRequest.studentId, studentId))
  return row ? present(row) : null
}

/** Asking twice does not start the days again. */
export async function askForDeletion(
  orm: Orm,
  studentId: number,
  requestedBy: DeletionAsker,
  now: Date,
): Promise<{ deletion: Deletion; fresh: boolean }> {
  return orm.transaction(async (tx) => {
    await lockRoles(tx)
    const dueAt = new Date(now.getTime() + RETENTION.deletionUndoDays * DAY_MS)
    const [made] = await tx
      .insert(deletionRequest)
      .values({ studentId, requestedBy, requestedAt: now, dueAt })
      .onConflictDoNothing()
      .returning()
    if (made) {
      if (await isAdmin(tx, studentId)) await requireAdminLeft(tx)
      return { deletion: present(made), fresh: true }
    }
    const found = await findDeletion(tx, studentId)
    if (!found) throw new Problem('NOT_FOUND', 'not-found')
    return { deletion: found, fresh: false }
  })
}

export async function undoDeletion(
  orm: Orm,
  studentId: number,
  who: DeletionAsker,
): Promise<Deletion> {
  const found = await findDeletion(orm, studentId)
  if (!found) throw new Problem('NOT_FOUND', 'no-deletion')
  if (!mayUndo(found, who)) throw new Problem('FORBIDDEN', 'asked-by-somebody-else')
  await orm.delete(deletionRequest).where(eq(deletionRequest.studentId, studentId))
  return found
}

/** Everything that is due, one person at a time; gives how many are gone. The last admin stays until there is another. */
export async function deleteDue(
  { orm }: Pick<Database, 'orm'>,
  identity: IdentityService,
  now: Date,
): Promise<number> {
  for (let gone = 0; ; gone++) {
    const found = await orm.transaction(async (tx) => {
      await lockRoles(tx)
      const [person] = await tx
        .select({ id: student.id, email: student.email })
        .from(deletionRequest)
        .innerJoin(student, eq(student.id, deletionRequest.studentId))
        .where(and(lte(deletionRequest.dueAt, now), not(isLastAdmin(tx, student.email))))
        .orderBy(deletionRequest.dueAt)
        .limit(1)
        .for('update', { of: deletionRequest, skipLocked: true })
      if (!person) return false
      await erasePerson(tx, identity, person)
      const target = `student:${person.id}`
      await recordAct(tx, programActor('housekeeping'), { act: 'person.erase', target })
      return true
    })
    if (!found) return gone
  }
}

function present({ studentId: _whose, ...row }: typeof deletionRequest.$inferSelect): Deletion {
  return isoMoments(row)
}
