/** Who wants one mail a day with what is unread, and the secret in each of these mails that ends them. */
import { createHmac, hkdfSync } from 'node:crypto'
import type { Locale } from '@panya/domain/locale/locale.ts'
import {
  type DigestChoice,
  type DigestRefusal,
  digestRefusal,
} from '@panya/domain/notice/digest.ts'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { noticeMail } from '../../platform/database/schema/notice.ts'
import { student } from '../../platform/database/schema/person.ts'
import { Problem } from '../../platform/http/problem.ts'
import { linkTokenHash } from '../../platform/secret-link.ts'
import type { Accounts } from '../privilege/accounts-port.ts'

const TOKEN_BYTES = 16

/** Always the same for one person: the link in an old mail works as well as the one in the newest. */
export function createStopTokens(secret: string): (studentId: number) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'panya notice mail', 32))
  return (studentId) =>
    createHmac('sha256', key)
      .update(String(studentId))
      .digest()
      .subarray(0, TOKEN_BYTES)
      .toString('base64url')
}

export async function findMailReader(orm: Orm, studentId: number) {
  const { email, locale, emailVerifiedAt } = student
  const [row] = await orm
    .select({ email, locale, emailVerifiedAt })
    .from(student)
    .where(eq(student.id, studentId))
  return row ? { ...row, studentId, verified: row.emailVerifiedAt !== null } : null
}

/** Null for whoever may get mails. */
export async function mailRefusal(
  orm: Orm,
  accounts: Accounts,
  studentId: number,
  now: Date,
): Promise<DigestRefusal | null> {
  const found = await findMailReader(orm, studentId)
  if (!found) return 'no-mail'
  const account = await accounts.find(found.email)
  return digestRefusal({ ...account, email: found.email, verified: found.verified }, now)
}

export async function mailChoice(orm: Orm, studentId: number): Promise<DigestChoice> {
  const wanted = await orm.$count(noticeMail, eq(noticeMail.studentId, studentId))
  return wanted > 0 ? 'daily' : 'none'
}

export async function wantMails(
  orm: Orm,
  studentId: number,
  { token, locale, now }: { token: string; locale: Locale; now: Date },
): Promise<void> {
  const values = { studentId, tokenHash: linkTokenHash(token), locale, chosenAt: now }
  await orm
    .insert(noticeMail)
    .values(values)
    .onConflictDoUpdate({ target: noticeMail.studentId, set: { locale } })
}

export async function endMails(orm: Orm, studentId: number): Promise<void> {
  await orm.delete(noticeMail).where(eq(noticeMail.studentId, studentId))
}

/** By whoever holds the mail; pressed twice, the second time finds nothing. */
export async function endMailsByToken(orm: Orm, token: string): Promise<void> {
  const { rowCount } = await orm
    .delete(noticeMail)
    .where(eq(noticeMail.tokenHash, linkTokenHash(token)))
  if (rowCount === 0) throw new Problem('NOT_FOUND', 'link-not-known')
}
