/**
 * Gives an account the password its owner chose. Links that wait in mailboxes end: whoever asked for them may not be
 * the owner.
 */
import { eq } from 'drizzle-orm'
import type { IdentityService, ProvenIdentity } from '../../identity/identity-service.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { emailChange, passwordReset } from '../../platform/database/schema/account.ts'

export interface Choice {
  studentId: number
  owner: ProvenIdentity
  password: string
  /** What belongs to it, and has to happen first. */
  first?(tx: Orm): Promise<void>
}

/** Gives back what this device's session keeps from now on. */
export async function choosePassword(
  { database, identity }: { database: Database; identity: IdentityService },
  { studentId, owner, password, first }: Choice,
): Promise<string | null> {
  const prepared = await identity.prepareOwnPassword(owner, password)
  return database.orm.transaction(async (tx) => {
    await first?.(tx)
    await endLinks(tx, studentId)
    return prepared.apply(tx)
  })
}

export async function endLinks(tx: Orm, studentId: number): Promise<void> {
  for (const links of [passwordReset, emailChange]) {
    await tx.delete(links).where(eq(links.studentId, studentId))
  }
}
