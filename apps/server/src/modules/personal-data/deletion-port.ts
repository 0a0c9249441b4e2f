/** Deleting a person: asked for, undone within its days, and then done for ever. */
import { RETENTION } from '@panya/domain/account/retention.ts'
import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { IdentityService } from '../../identity/identity-service.ts'
import { programActor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database } from '../../platform/database/database.ts'
import { deletionRequest } from '../../platform/database/schema/privacy.ts'
import { Problem } from '../../platform/http/problem.ts'
import { erasePerson } from './erase-person.ts'

export type AskedBy = 'learner' | 'guardian' | 'retention'

export interface Deletion {
  requestedBy: AskedBy
  requestedAt: string
  dueAt: string
}

const DAY_MS = 86_400_000

type Orm = Pick<NodePgDatabase, 'select' | 'insert' | 'delete' | 'execute'>

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
  requestedBy: AskedBy,
  now: Date,
): Promise<{ deletion: Deletion; fresh: boolean }> {
  await requireNotLastAdmin(orm, studentId)
  const dueAt = new Date(now.getTime() + RETENTION.deletionUndoDays * DAY_MS)
  const [made] = await orm
    .insert(deletionRequest)
    .values({ studentId, requestedBy, requestedAt: now, dueAt })
    .onConflictDoNothing()
    .returning()
  if (made) return { deletion: present(made), fresh: true }
  const found = await findDeletion(orm, studentId)
  if (!found) throw new Problem('NOT_FOUND', 'not-found')
  return { deletion: found, fresh: false }
}

/** Whoever asked may undo it, and an admin always; the years nobody came are undone by coming back. */
export function mayUndo(deletion: Deletion, who: AskedBy | 'admin'): boolean {
  const { requestedBy } = deletion
  return who === 'admin' || who === requestedBy || requestedBy === 'retention'
}

export async function undoDeletion(
  orm: Orm,
  studentId: number,
  who: AskedBy | 'admin',
): Promise<Deletion> {
  const found = await findDeletion(orm, studentId)
  if (!found) throw new Problem('NOT_FOUND', 'no-deletion')
  if (!mayUndo(found, who)) throw new Problem('FORBIDDEN', 'asked-by-somebody-else')
  await orm.delete(deletionRequest).where(eq(deletionRequest.studentId, studentId))
  return found
}

/** Without an admin nobody could make another one. */
async function requireNotLastAdmin(orm: Orm, studentId: number): Promise<void> {
  const { rows } = await orm.execute<{ is_admin: boolean; others: number }>(sql`
    select exists (select 1 from privileged_users p join student s using (email)
        where s.id = ${studentId} and p."group" = 'admin' and p.is_active) as is_admin,
      (select count(*)::int from privileged_users p join student s using (email)
        where p."group" = 'admin' and p.is_active and s.id <> ${studentId}
          and not exists (select 1 from deletion_request d where d.student_id = s.id)) as others`)
  if (rows[0]?.is_admin && rows[0].others === 0) throw new Problem('CONFLICT', 'last-admin')
}

/** Everything that is due, one person at a time; gives how many are gone. */
export async function deleteDue(
  { orm }: Database,
  identity: IdentityService,
  now: Date,
): Promise<number> {
  for (let gone = 0; ; gone++) {
    const found = await orm.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: number; email: string }>(sql`
        select s.id, s.email from deletion_request d join student s on s.id = d.student_id
        where d.due_at <= ${now} order by d.due_at limit 1 for update of d skip locked`)
      const person = rows[0]
      if (!person) return false
      await erasePerson(tx, identity, person)
      const target = `student:${person.id}`
      await recordAct(tx, programActor('housekeeping'), { act: 'person.erase', target })
      return true
    })
    if (!found) return gone
  }
}

function present(row: typeof deletionRequest.$inferSelect): Deletion {
  return {
    requestedBy: row.requestedBy,
    requestedAt: row.requestedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
  }
}
