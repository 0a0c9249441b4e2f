/** Without an admin nobody could make another one: so one must stay, whatever is done to whom. */
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/problem.ts'

const ROLES_LOCK = 7_214_012

type Executor = Pick<Database['orm'], 'execute'>

/** One change of roles and accounts of admins after the other. */
export async function lockRoles(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ROLES_LOCK})`)
}

export async function isAdmin(tx: Executor, studentId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from privileged_users p join student s using (email)
    where s.id = ${studentId} and p."group" = 'admin' and p.is_active`)
  return rows.length > 0
}

/** Admins who can sign in, and will be able to: neither closed nor about to be deleted. */
const STAYING = sql`privileged_users role join student owner on owner.email = role.email
  where role."group" = 'admin' and role.is_active and owner.deactivated_at is null
    and not exists (select from deletion_request ending where ending.student_id = owner.id)`

/**
 * Called after the change and in its transaction, with the roles locked: then two admins cannot take each other's
 * account or role at the same moment.
 */
export async function requireAdminLeft(tx: Executor): Promise<void> {
  const { rows } = await tx.execute(sql`select from ${STAYING} limit 1`)
  if (rows.length === 0) throw new Problem('CONFLICT', 'last-admin')
}

/** Whether the place would be without an admin if this one were gone. */
export const isLastAdmin = (email: SQL): SQL =>
  sql`(exists (select from privileged_users own
      where own.email = ${email} and own."group" = 'admin' and own.is_active)
    and not exists (select from ${STAYING} and role.email <> ${email}))`
