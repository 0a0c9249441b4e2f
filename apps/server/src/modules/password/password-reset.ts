/** The link for somebody who forgot their password: asked for by anybody, used by whoever reads the mailbox. */
import { hasNoMail } from '@panya/domain/account/no-mail-address.ts'
import { RETENTION } from '@panya/domain/account/retention.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { IdentityService } from '../../identity/identity-service.ts'
import type { Database } from '../../platform/database/database.ts'
import { passwordReset } from '../../platform/database/schema/account.ts'
import { demo, student } from '../../platform/database/schema/person.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { linkTokenHash, newLinkToken } from '../../platform/secret-link.ts'
import type { SessionRegistry } from '../session/session-port.ts'
import { markVerified } from '../verification/mark-verified-port.ts'
import { choosePassword } from './choose-password.ts'
import { requireGoodPassword } from './new-password.ts'

/** Null for whom no link is made: strangers, guests, closed accounts, and learners without a mailbox. */
export async function newPasswordReset(
  { orm }: Database,
  email: string,
  now: Date,
): Promise<string | null> {
  if (hasNoMail(email)) return null
  const [owner] = await orm
    .select({ id: student.id })
    .from(student)
    .leftJoin(demo, eq(demo.email, student.email))
    .where(and(eq(student.email, email), isNull(student.deactivatedAt), isNull(demo.id)))
  if (!owner) return null
  const token = newLinkToken()
  const expiresAt = new Date(now.getTime() + RETENTION.passwordLinkMinutes * 60_000)
  const fresh = { tokenHash: linkTokenHash(token), expiresAt }
  await orm
    .insert(passwordReset)
    .values({ studentId: owner.id, ...fresh })
    .onConflictDoUpdate({ target: passwordReset.studentId, set: fresh })
  return token
}

const withToken = (token: string) => eq(passwordReset.tokenHash, linkTokenHash(token))

/** Looking does not use it up: mail scanners open links too. */
export async function findPasswordReset({ orm }: Database, token: string, now: Date) {
  const [found] = await orm
    .select({ id: student.id, email: student.email, expiresAt: passwordReset.expiresAt })
    .from(passwordReset)
    .innerJoin(student, eq(student.id, passwordReset.studentId))
    .where(and(withToken(token), isNull(student.deactivatedAt)))
  if (!found) throw new Problem('NOT_FOUND', 'link-not-found')
  if (found.expiresAt <= now) throw new Problem('CONFLICT', 'link-expired')
  return found
}

export interface ResetParts {
  identity: IdentityService
  sessions: SessionRegistry
}

/** Every device is signed out. A second factor stays what it was, and is asked for at the next sign-in. */
export async function resetPassword(
  context: AppContext,
  { identity, sessions }: ResetParts,
  token: string,
  password: string,
): Promise<{ email: string }> {
  const { database, now } = context
  const { id, email } = await findPasswordReset(database, token, now())
  await requireGoodPassword(context, id, password)
  const owner = await identity.recognise(email)
  if (owner === null) throw new Problem('NOT_FOUND', 'link-not-found')
  await choosePassword(
    { database, identity },
    {
      studentId: id,
      owner,
      password,
      async first(tx) {
        const used = await tx.delete(passwordReset).where(withToken(token)).returning()
        if (used.length === 0) throw new Problem('NOT_FOUND', 'link-not-found')
        await markVerified(tx, email, now())
      },
    },
  )
  await sessions.endAll(email)
  return { email }
}
