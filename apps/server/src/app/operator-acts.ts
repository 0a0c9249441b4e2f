/** What an operator does from the command line: the first admin, further ones, a lost password, a lost phone. */
import { checkEmail, checkPassword, normaliseEmail } from '@panya/domain/account/account-fields.ts'
import { and, eq } from 'drizzle-orm'
import { checkGuessable } from '../identity/guessable-password.ts'
import { giveGroup } from '../modules/privilege/give-group.ts'
import { lockRoles } from '../modules/privilege/last-admin-port.ts'
import { makeStaffInvite } from '../modules/privilege/staff-invites.ts'
import { changeMail } from '../modules/second-factor/change-mail.ts'
import { removeFactors } from '../modules/second-factor/factor-table.ts'
import { findLocale } from '../modules/student/locale-port.ts'
import { type SignUpParts, signUp } from '../modules/student/sign-up-port.ts'
import { programActor, recordAct } from '../platform/audit/record-act.ts'
import type { Orm } from '../platform/database/database.ts'
import { deviceSessions } from '../platform/database/schema/account.ts'
import { student } from '../platform/database/schema/person.ts'
import { Problem } from '../platform/http/problem.ts'
import type { Mailer } from '../platform/mail/mailer.ts'

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
  const { id } = await signUp(parts, {
    email,
    password,
    displayName: name,
    firstName,
    lastName: rest.join(' ') || '-',
    grade: 'other',
    affiliation: '-',
  })
  await parts.database.orm.transaction((tx) => grant(tx, id, group))
}

export type Promotion = { given: true } | { given: false; token: string }

/**
 * An account that is there. Anybody may have made it with this address: unless the address is proved, or the
 * operator is sure whose account it is, the role waits behind a link.
 */
export async function promote(
  { database, now = () => new Date() }: Pick<SignUpParts, 'database' | 'now'>,
  wanted: string,
  group: Group,
  { sure }: { sure: boolean },
): Promise<Promotion> {
  const email = knownEmail(wanted)
  return database.orm.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: student.id, verifiedAt: student.emailVerifiedAt })
      .from(student)
      .where(eq(student.email, email))
    if (!found) throw new Problem('NOT_FOUND', 'no-such-account')
    if (found.verifiedAt === null && !sure) {
      return { given: false, token: await invite(tx, email, group, now()) }
    }
    await grant(tx, found.id, group)
    return { given: true }
  })
}

/** Whoever opens the link gets the role, with an account they have or make. */
export async function inviteStaff(
  { database, now = () => new Date() }: Pick<SignUpParts, 'database' | 'now'>,
  wanted: string,
  group: Group,
): Promise<string> {
  const email = knownEmail(wanted)
  return database.orm.transaction((tx) => invite(tx, email, group, now()))
}

async function invite(tx: Orm, email: string, group: Group, now: Date): Promise<string> {
  const wish = { email, group, invitedBy: null }
  return (await makeStaffInvite(tx, OPERATOR, wish, now)).token
}

async function grant(tx: Orm, id: number, group: Group): Promise<void> {
  await lockRoles(tx)
  await giveGroup(tx, id, group)
  const target = `student:${id}`
  await recordAct(tx, OPERATOR, { act: 'privilege.grant', target, after: { group } })
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
    await endSessions(tx, email)
    await recordAct(tx, OPERATOR, { act: 'account.reset-password', target: `account:${email}` })
  })
}

/** For whoever lost the phone and the recovery codes: the password alone is enough again, and the owner is told. */
export async function resetSecondFactor(
  { database, site }: Pick<SignUpParts, 'database' | 'site'>,
  mailer: Pick<Mailer, 'send'>,
  wanted: string,
): Promise<void> {
  const email = knownEmail(wanted)
  await database.orm.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: student.id })
      .from(student)
      .where(eq(student.email, email))
    if (!found) throw new Problem('NOT_FOUND', 'no-such-account')
    const before = await removeFactors(tx, found.id)
    if (!before.app && before.passkeys === 0) throw new Problem('CONFLICT', 'no-second-factor')
    await endSessions(tx, email)
    const target = `student:${found.id}`
    await recordAct(tx, OPERATOR, { act: 'person.reset-second-factor', target, before })
  })
  const { brand, publicUrl } = site
  const sender = { brand: brand.name, publicUrl, locale: await findLocale(database, email) }
  await mailer.send(changeMail({ ...sender, to: email, change: 'reset' }))
}

async function endSessions(tx: Orm, email: string): Promise<void> {
  await tx
    .update(deviceSessions)
    .set({ status: 'inactive', endedAt: new Date(), identityState: null })
    .where(and(eq(deviceSessions.email, email), eq(deviceSessions.status, 'active')))
}

function knownEmail(wanted: string): string {
  const code = checkEmail(wanted)
  if (code !== null) throw new Problem('BAD_INPUT', 'bad-input', { email: code })
  return normaliseEmail(wanted)
}
