/** Proving that mail to an account's address reaches its owner: a link is mailed, and opened while signed in. */
import { RETENTION } from '@panya/domain/account/retention.ts'
import { eq } from 'drizzle-orm'
import type { Database, Orm } from '../../platform/database/database.ts'
import { addressProof } from '../../platform/database/schema/account.ts'
import { student } from '../../platform/database/schema/person.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { linkTokenHash, newLinkToken } from '../../platform/secret-link.ts'
import { markVerified } from './mark-verified-port.ts'

export const LINK_DAYS = RETENTION.mailedLinkDays
const DAY_MS = 86_400_000

export async function isVerified(orm: Orm, studentId: number): Promise<boolean> {
  const [row] = await orm
    .select({ at: student.emailVerifiedAt })
    .from(student)
    .where(eq(student.id, studentId))
  return row?.at !== null && row?.at !== undefined
}

export function linkEnd(now: Date): Date {
  return new Date(now.getTime() + LINK_DAYS * DAY_MS)
}

/** Only the newest link works. */
export async function newAddressProof({ orm }: Database, studentId: number, now: Date) {
  const token = newLinkToken()
  const fresh = { tokenHash: linkTokenHash(token), expiresAt: linkEnd(now) }
  await orm
    .insert(addressProof)
    .values({ studentId, ...fresh })
    .onConflictDoUpdate({ target: addressProof.studentId, set: fresh })
  return token
}

/**
 * By the account itself and nobody else: whoever made an account with somebody's address cannot have it
 * confirmed by them with one careless click.
 */
export async function proveAddress(
  { orm }: Database,
  user: SignedIn,
  token: string,
  now: Date,
): Promise<void> {
  const same = eq(addressProof.tokenHash, linkTokenHash(token))
  await orm.transaction(async (tx) => {
    const [proof] = await tx.select().from(addressProof).where(same).for('update')
    if (!proof) throw new Problem('NOT_FOUND', 'link-not-found')
    if (proof.studentId !== user.studentId) throw new Problem('FORBIDDEN', 'link-for-another')
    if (proof.expiresAt <= now) throw new Problem('CONFLICT', 'link-expired')
    await tx.delete(addressProof).where(same)
    await markVerified(tx, user.email, now)
  })
}
