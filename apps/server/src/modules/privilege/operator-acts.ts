/** What an operator does from the command line: the first admin, further ones, a lost password. */
import { checkEmail, checkPassword, normaliseEmail } from '@panya/domain/account/account-fields.ts'
import { and, eq } from 'drizzle-orm'
import { deviceSessions } from '../../database/schema/device-session.ts'
import { privilegedUsers } from '../../database/schema/people.ts'
import { student } from '../../database/schema/student.ts'
import { Problem } from '../../http/problem.ts'
import { checkGuessable } from '../../identity/guessable-password.ts'
import { programActor, recordAct } from '../audit/record-act.ts'
import { type SignUpParts, signUp } from '../student/sign-up.ts'

export type Group = 'admin' | 'teacher'

export interface NewPrivileged {
  email: string
  password: string
  name: string
  group: Group
}

const OPERATOR = programActor('npm run admin')

export async function createPrivileged(parts: SignUpParts, wish: NewPrivileged): Promise<void> {
  const { email, password, name, group } = wish
  const [firstName = name, ...rest] = name.trim().split(/\s+/)
  await signUp(parts, {
    email,
    password,
    displayName: name,
    firstName,
    lastName: rest.join(' ') || '-',
    grade: 'other',
    affiliation: '-',
  })
  await promote(parts, email, group)
}

export async function promote(
  { database }: Pick<SignUpParts, 'database'>,
  wanted: string,
  group: Group,
): Promise<void> {
  const email = knownEmail(wanted)
  await database.orm.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: student.id })
      .from(student)
      .where(eq(student.email, email))
    if (!found) throw new Problem('NOT_FOUND', 'no-such-account')
    await tx
      .insert(privilegedUsers)
      .values({ email, group })
      .onConflictDoUpdate({
        target: [privilegedUsers.email, privilegedUsers.group],
        set: { isActive: true },
      })
    await recordAct(tx, OPERATOR, {
      act: 'privilege.grant',
      target: `student:${found.id}`,
      after: { group },
    })
  })
}

/** Whoever knew the old password is signed out everywhere. */
export async function resetPassword(
  { database, identity, site }: SignUpParts,
  wanted: string,
  password: string,
): Promise<void> {
  const email = knownEmail(wanted)
  const wrong = checkPassword(password) ?? checkGuessable(password, site)
  if (wrong) throw new Problem('BAD_INPUT', 'bad-input', { password: wrong })
  const prepared = await identity.preparePassword(email, password)
  await database.orm.transaction(async (tx) => {
    const change = await prepared.apply(tx)
    if (change === 'unknown') throw new Problem('NOT_FOUND', 'no-such-account')
    if (change === 'mailed') throw new Problem('CONFLICT', 'passwords-are-kept-by-firebase')
    await tx
      .update(deviceSessions)
      .set({ status: 'inactive', endedAt: new Date(), identityState: null })
      .where(and(eq(deviceSessions.email, email), eq(deviceSessions.status, 'active')))
    await recordAct(tx, OPERATOR, { act: 'account.reset-password', target: `account:${email}` })
  })
}

function knownEmail(wanted: string): string {
  const code = checkEmail(wanted)
  if (code !== null) throw new Problem('BAD_INPUT', 'bad-input', { email: code })
  return normaliseEmail(wanted)
}
