/** Roles that wait for whoever opens a secret link: made, looked through, withdrawn and accepted once. */
import type { PrivilegedGroup, StaffInvite } from '@panya/domain/admin/people.ts'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { staffInvite } from '../../platform/database/schema/account.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { linkTokenHash, newLinkToken } from '../../platform/secret-link.ts'
import { giveGroup } from './give-group.ts'
import { admins, lockRoles, owner } from './last-admin-port.ts'

export const INVITE_DAYS = 14
const DAY_MS = 86_400_000
const SHOWN = 200

export interface InviteWish {
  email: string
  group: PrivilegedGroup
  /** Null for an operator. */
  invitedBy: number | null
}

/** A new link for the same role ends the one before. */
export async function makeStaffInvite(
  tx: Orm,
  actor: Actor,
  { email, group, invitedBy }: InviteWish,
  now: Date,
): Promise<{ invite: StaffInvite; token: string }> {
  const token = newLinkToken()
  const fresh = {
    tokenHash: linkTokenHash(token),
    invitedBy,
    createdAt: now,
    expiresAt: new Date(now.getTime() + INVITE_DAYS * DAY_MS),
  }
  const [row] = await tx
    .insert(staffInvite)
    .values({ email, group, ...fresh })
    .onConflictDoUpdate({
      target: [staffInvite.email, staffInvite.group],
      targetWhere: sql`accepted_at is null`,
      set: fresh,
    })
    .returning()
  const invite = present(row!, now)
  await recordAct(tx, actor, { act: 'role.invite', target: targetOf(invite.id), after: invite })
  return { invite, token }
}

/** Those nobody has accepted, newest first; expired ones until they are tidied away. */
export async function listStaffInvites({ orm }: Database, now: Date): Promise<StaffInvite[]> {
  const rows = await orm
    .select()
    .from(staffInvite)
    .where(isNull(staffInvite.acceptedAt))
    .orderBy(desc(staffInvite.createdAt), desc(staffInvite.id))
    .limit(SHOWN)
  return rows.map((row) => present(row, now))
}

export async function withdrawStaffInvite(
  { orm }: Database,
  actor: Actor,
  id: number,
  now: Date,
): Promise<void> {
  await orm.transaction(async (tx) => {
    const [row] = await tx
      .delete(staffInvite)
      .where(and(eq(staffInvite.id, id), isNull(staffInvite.acceptedAt)))
      .returning()
    if (!row) throw new Problem('NOT_FOUND', 'not-found')
    const before = present(row, now)
    await recordAct(tx, actor, { act: 'role.withdraw-invite', target: targetOf(id), before })
  })
}

/** What the link is good for, before somebody says yes. */
export async function lookAtStaffInvite({ orm }: Database, token: string, now: Date) {
  const { group, expiresAt } = await findOpen(orm, token, now)
  return { group, expiresAt: expiresAt.toISOString() }
}

/** The link is the secret: who holds it may accept with any account of their own, and the log says which. */
export async function acceptStaffInvite(
  { orm }: Database,
  actor: Actor,
  user: SignedIn,
  token: string,
  now: Date,
): Promise<PrivilegedGroup> {
  return orm.transaction(async (tx) => {
    await lockRoles(tx)
    const invite = await findOpen(tx, token, now)
    await tx
      .update(staffInvite)
      .set({ acceptedBy: user.studentId, acceptedAt: now })
      .where(eq(staffInvite.id, invite.id))
    const { entry } = await giveGroup(tx, user.studentId, invite.group)
    await recordAct(tx, actor, {
      act: 'role.accept-invite',
      target: `privileged_user:${entry.id}`,
      before: present(invite, now),
      after: { ...entry, invitedAddress: invite.email === user.email },
    })
    return invite.group
  })
}

type InviteRow = typeof staffInvite.$inferSelect

async function findOpen(orm: Orm, token: string, now: Date): Promise<InviteRow> {
  const [found] = await orm
    .select()
    .from(staffInvite)
    .where(eq(staffInvite.tokenHash, linkTokenHash(token)))
  if (!found) throw new Problem('NOT_FOUND', 'invitation-not-found')
  if (found.acceptedAt !== null) throw new Problem('CONFLICT', 'invitation-used')
  if (found.expiresAt <= now) throw new Problem('CONFLICT', 'invitation-expired')
  // What somebody promised as an admin must not outlive their power.
  if (found.invitedBy !== null) {
    const inviter = and(eq(owner.id, found.invitedBy), isNull(owner.deactivatedAt))
    const [admin] = await admins(orm, inviter)
    if (!admin) throw new Problem('NOT_FOUND', 'invitation-not-found')
  }
  return found
}

function present({ id, email, group, createdAt, expiresAt }: InviteRow, now: Date): StaffInvite {
  return {
    id,
    email,
    group,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    expired: expiresAt <= now,
  }
}

const targetOf = (id: number) => `staff_invite:${id}`
