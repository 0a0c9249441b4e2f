/** Who is admin or teacher: entries of privileged_users, given, switched off and on. */
import { checkEmail, normaliseEmail } from '@panya/domain/account/account-fields.ts'
import type { PrivilegedEntry, PrivilegedGroup, StaffInvite } from '@panya/domain/admin/people.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { privilegedUsers, student } from '../../platform/database/schema/person.ts'
import { Problem } from '../../platform/http/problem.ts'
import { giveGroup } from './give-group.ts'
import { admins, lockRoles, owner, requireAdminLeft } from './last-admin-port.ts'
import { makeStaffInvite } from './staff-invites.ts'

const PAGE = 100

export async function listPrivileged(
  { orm }: Database,
  group: PrivilegedGroup,
  after: string,
): Promise<{ entries: PrivilegedEntry[]; next: string | null }> {
  const rows = await orm
    .select()
    .from(privilegedUsers)
    .where(and(eq(privilegedUsers.group, group), sql`${privilegedUsers.email} > ${after}`))
    .orderBy(asc(privilegedUsers.email))
    .limit(PAGE + 1)
  const entries = rows.slice(0, PAGE)
  return { entries, next: rows.length > PAGE ? (entries.at(-1)?.email ?? null) : null }
}

/** To a person the admin has before them. */
export async function giveRole(
  { orm }: Database,
  actor: Actor,
  id: number,
  group: PrivilegedGroup,
): Promise<PrivilegedEntry> {
  return orm.transaction(async (tx) => {
    await onlyWhileAdmin(tx, actor)
    return give(tx, actor, id, group)
  })
}

export type GivenOrInvited =
  | { entry: PrivilegedEntry }
  | { invite: StaffInvite /** Shown once: only its hash is kept. */; token: string }

/**
 * To an address somebody typed. Anybody may have made an account with it, so only one who has proved that the
 * address is theirs gets the role; for all others there is a secret link.
 */
export async function giveRoleToAddress(
  { orm }: Database,
  actor: Actor,
  wish: { email: string; group: PrivilegedGroup },
  now: Date,
): Promise<GivenOrInvited> {
  const email = normaliseEmail(wish.email)
  const wrong = checkEmail(email)
  if (wrong !== null) throw new Problem('BAD_INPUT', 'bad-input', { email: wrong })
  return orm.transaction(async (tx) => {
    const admin = await onlyWhileAdmin(tx, actor)
    const [person] = await tx
      .select({ id: student.id, verifiedAt: student.emailVerifiedAt })
      .from(student)
      .where(eq(student.email, email))
    const has = and(eq(privilegedUsers.email, email), eq(privilegedUsers.group, wish.group))
    const [known] = await tx.select().from(privilegedUsers).where(has)
    if (known?.isActive) return { entry: known }
    if (person?.verifiedAt) return { entry: await give(tx, actor, person.id, wish.group) }
    const invitation = { email, group: wish.group, invitedBy: admin.id }
    return makeStaffInvite(tx, actor, invitation, now)
  })
}

async function give(tx: Orm, actor: Actor, id: number, group: PrivilegedGroup) {
  const { before, entry } = await giveGroup(tx, id, group)
  if (!before?.isActive) {
    const target = `privileged_user:${entry.id}`
    await recordAct(tx, actor, { act: 'role.give', target, before, after: entry })
  }
  return entry
}

export async function switchPrivileged(
  { orm }: Database,
  actor: Actor,
  id: number,
  isActive: boolean,
): Promise<PrivilegedEntry> {
  return orm.transaction(async (tx) => {
    await onlyWhileAdmin(tx, actor)
    const [before] = await tx.select().from(privilegedUsers).where(eq(privilegedUsers.id, id))
    if (!before) throw new Problem('NOT_FOUND', 'not-found')
    // Whoever takes a role away keeps theirs: so there is always an admin left.
    if (before.email === actor.name && before.group === 'admin' && !isActive) {
      throw new Problem('CONFLICT', 'not-yourself')
    }
    if (before.isActive === isActive) return before
    const after = { ...before, isActive }
    await tx.update(privilegedUsers).set({ isActive }).where(eq(privilegedUsers.id, id))
    if (before.group === 'admin' && !isActive) await requireAdminLeft(tx)
    const act = isActive ? 'role.give' : 'role.take'
    await recordAct(tx, actor, { act, target: `privileged_user:${id}`, before, after })
    return after
  })
}

/** One change of roles after the other, and only by somebody who is still admin when it happens. */
async function onlyWhileAdmin(tx: Orm, actor: Actor): Promise<{ id: number }> {
  await lockRoles(tx)
  const [admin] = await admins(tx, eq(owner.email, actor.name))
  if (!admin) throw new Problem('FORBIDDEN', 'forbidden')
  return admin
}
