/** Gives an account a new password: for a teacher's learner, or for anybody an admin helps. */

import { hasNoMail } from '@panya/domain/account/no-mail-address.ts'
import { type Actor, recordAct } from '../platform/audit/record-act.ts'
import type { Database } from '../platform/database/database.ts'
import { Problem } from '../platform/http/problem.ts'
import type { IdentityService } from './identity-service.ts'
import { readablePassword } from './readable-password.ts'

export type ResetAnswer = { password: string } | { mailed: true }

interface RenewParts {
  identity: IdentityService
  sessions: { endAll(email: string): Promise<unknown> }
}

/**
 * The new password is shown once, and the next sign-in asks for one of their own. Every device is signed out, in
 * case somebody else knew the old one.
 */
export async function renewPassword(
  { orm }: Database,
  { identity, sessions }: RenewParts,
  actor: Actor,
  { id, email, act }: { id: number; email: string; act: string },
): Promise<ResetAnswer> {
  // It would open the account by an address that nobody is told.
  if (hasNoMail(email)) throw new Problem('FORBIDDEN', 'has-no-mailbox')
  const password = readablePassword()
  const prepared = await identity.preparePassword(email, password, true)
  const change = await orm.transaction(async (tx) => {
    await recordAct(tx, actor, { act, target: `student:${id}` })
    const done = await prepared.apply(tx)
    if (done === 'unknown') throw new Problem('NOT_FOUND', 'student-not-found')
    return done
  })
  await sessions.endAll(email)
  return change === 'mailed' ? { mailed: true } : { password }
}
