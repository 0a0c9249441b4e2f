/** What a password has to be that somebody chooses for their own account. */
import { checkPassword, type FieldCode } from '@panya/domain/account/account-fields.ts'
import { eq } from 'drizzle-orm'
import { checkGuessable } from '../../identity/guessable-password.ts'
import { student } from '../../platform/database/schema/person.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { ownWords } from '../student/sign-up-port.ts'

export async function requireGoodPassword(
  { database, site }: Pick<AppContext, 'database' | 'site'>,
  studentId: number,
  password: string,
): Promise<void> {
  const [owner] = await database.orm.select().from(student).where(eq(student.id, studentId))
  const wrong =
    checkPassword(password) ?? checkGuessable(password, site, owner ? ownWords(owner) : [])
  if (wrong) throw wrongPassword(wrong)
}

export function wrongPassword(code: FieldCode): Problem {
  return new Problem('BAD_INPUT', 'bad-input', { password: code })
}
