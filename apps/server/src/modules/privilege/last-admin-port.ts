/** Without an admin nobody could make another one: so one must stay, whatever is done to whom. */
import { and, type Column, eq, exists, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../../platform/database/database.ts'
import { deletionRequest, privilegedUsers, student } from '../../platform/database/schema/person.ts'
import { Problem } from '../../platform/http/problem.ts'

const ROLES_LOCK = 7_214_012

/** One change of roles and accounts of admins after the other. */
export async function lockRoles(tx: Orm): Promise<void> {
  // raw: an advisory lock
  await tx.execute(sql`select pg_advisory_xact_lock(${ROLES_LOCK})`)
}

const role = alias(privilegedUsers, 'role')
/** The account of an admin, for a condition of `admins`. */
export const owner = alias(student, 'owner')
const IS_ADMIN = and(eq(role.group, 'admin'), role.isActive)

export const admins = (tx: Orm, also: SQL | undefined) =>
  tx
    .select({ id: owner.id })
    .from(role)
    .innerJoin(owner, eq(owner.email, role.email))
    .where(and(IS_ADMIN, also))

export async function isAdmin(tx: Orm, studentId: number): Promise<boolean> {
  return (await admins(tx, eq(owner.id, studentId))).length > 0
}

/** Admins who can sign in, and will be able to: neither closed nor about to be deleted. */
function stayingAdmins(tx: Orm, also?: SQL) {
  const leaving = tx.select().from(deletionRequest).where(eq(deletionRequest.studentId, owner.id))
  return admins(tx, and(isNull(owner.deactivatedAt), notExists(leaving), also))
}

/**
 * Called after the change and in its transaction, with the roles locked: then two admins cannot take each other's
 * account or role at the same moment.
 */
export async function requireAdminLeft(tx: Orm): Promise<void> {
  if ((await stayingAdmins(tx).limit(1)).length === 0) throw new Problem('CONFLICT', 'last-admin')
}

/** Whether the place would be without an admin if this one were gone. */
export function isLastAdmin(tx: Orm, email: Column): SQL {
  const others = stayingAdmins(tx, ne(role.email, email))
  return and(exists(admins(tx, eq(role.email, email))), notExists(others))!
}
