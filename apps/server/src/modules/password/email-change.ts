/** Another address for an account: asked for in it, and made true by the link that was mailed to the new address. */
import { RETENTION } from '@panya/domain/account/retention.ts'
import { isStaff } from '@panya/domain/account/staff.ts'
import { and, eq, exists, gt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { addressProof, emailChange, signUpRequest } from '../../platform/database/schema/account.ts'
import { classroomInvite } from '../../platform/database/schema/classroom.ts'
import { demo, student } from '../../platform/database/schema/person.ts'
import { auditLog } from '../../platform/database/schema/site.ts'
import { Problem } from '../../platform/http/problem.ts'
import { linkTokenHash, newLinkToken } from '../../platform/secret-link.ts'
import { CHANGED_ADDRESS } from '../audit/own-acts-port.ts'
import { endLinks } from './choose-password.ts'
import type { Changer, PasswordParts } from './password-parts.ts'

/** The address somebody waits for; null for nobody's. */
export async function findEmailChange({ orm }: Database, studentId: number, now: Date) {
  const [wish] = await orm
    .select({ email: emailChange.email })
    .from(emailChange)
    .where(and(eq(emailChange.studentId, studentId), gt(emailChange.expiresAt, now)))
  return wish?.email ?? null
}

/** The newest wish counts. For a taken address a link is made too, which nobody gets: it takes the same time. */
export async function newEmailChange(
  { orm }: Database,
  { studentId, email }: { studentId: number; email: string },
  now: Date,
): Promise<{ token: string; taken: boolean }> {
  const token = newLinkToken()
  const expiresAt = new Date(now.getTime() + RETENTION.emailChangeHours * 3_600_000)
  const wish = { email, tokenHash: linkTokenHash(token), expiresAt }
  await orm
    .insert(emailChange)
    .values({ studentId, ...wish })
    .onConflictDoUpdate({ target: emailChange.studentId, set: wish })
  return { token, taken: await isTaken(orm, email) }
}

async function isTaken(orm: Orm, email: string): Promise<boolean> {
  return (await orm.$count(student, eq(student.email, email))) > 0
}

/**
 * By the account itself and nobody else: whoever asks for somebody's address cannot get it by their careless click.
 * Gives back the address it has now.
 */
export async function changeEmail(
  { orm }: Database,
  { identity, sessions, accounts }: Pick<PasswordParts, 'identity' | 'sessions' | 'accounts'>,
  { user, actor, token }: { user: Changer; actor: Actor; token: string },
  now: Date,
): Promise<string> {
  const { studentId, email: from, sessionHash } = user
  const work = orm.transaction(async (tx) => {
    const same = eq(emailChange.tokenHash, linkTokenHash(token))
    const [wish] = await tx.select().from(emailChange).where(same).for('update')
    if (!wish) throw new Problem('NOT_FOUND', 'link-not-found')
    if (wish.studentId !== studentId) throw new Problem('FORBIDDEN', 'link-for-another')
    if (wish.expiresAt <= now) throw new Problem('CONFLICT', 'link-expired')
    if (await isTaken(tx, wish.email)) throw new Problem('CONFLICT', 'email-taken')
    await moveEverything(tx, { studentId, from, to: wish.email }, now)
    const emails = { before: { email: from }, after: { email: wish.email } }
    const act = { act: CHANGED_ADDRESS, target: `student:${studentId}`, ...emails }
    // The log knows people by their address: whoever reads it must be able to follow.
    if (isStaff(user.role) || (await isInLog(tx, from))) await recordAct(tx, actor, act)
    const carryOn = await sessions.changeEmail(tx, sessionHash, from, wish.email)
    await identity.changeEmail(tx, from, wish.email)
    return { to: wish.email, carryOn }
  })
  const { to, carryOn: goOn } = await work.catch((error: unknown) => {
    // Somebody else got the address in this very moment.
    throw isDouble(error) ? new Problem('CONFLICT', 'email-taken') : error
  })
  for (const email of [from, to]) accounts.forget(email)
  const again = await identity.recognise(to)
  await goOn(again?.state ?? null)
  return to
}

/** As somebody who was staff once. */
async function isInLog(tx: Orm, email: string): Promise<boolean> {
  return (await tx.$count(auditLog, eq(auditLog.actor, email))) > 0
}

function isDouble(error: unknown): boolean {
  return (error as { cause?: { code?: string } }).cause?.code === '23505'
}

/** Roles go along by themselves: they refer to the address of the student row. */
async function moveEverything(
  tx: Orm,
  { studentId, from, to }: { studentId: number; from: string; to: string },
  now: Date,
): Promise<void> {
  await endLinks(tx, studentId)
  await tx.delete(addressProof).where(eq(addressProof.studentId, studentId))
  await tx.delete(signUpRequest).where(eq(signUpRequest.email, to))
  await tx.update(student).set({ email: to, emailVerifiedAt: now }).where(eq(student.id, studentId))
  await tx.update(demo).set({ email: to }).where(eq(demo.email, from))
  const invited = alias(classroomInvite, 'invited')
  const twice = tx
    .select({ code: invited.code })
    .from(invited)
    .where(and(eq(invited.classroomId, classroomInvite.classroomId), eq(invited.email, to)))
  await tx.delete(classroomInvite).where(and(eq(classroomInvite.email, from), exists(twice)))
  await tx.update(classroomInvite).set({ email: to }).where(eq(classroomInvite.email, from))
}
