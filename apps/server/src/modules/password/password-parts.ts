/** What the routes about passwords and addresses work with, and how owners hear of a change. */
import { hasNoMail } from '@panya/domain/account/no-mail-address.ts'
import { isStaff } from '@panya/domain/account/staff.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IdentityService, ProvenIdentity } from '../../identity/identity-service.ts'
import type { AppContext } from '../../platform/http/context.ts'
import { requireKeeper, type SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { writeLetter } from '../../platform/mail/letter.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Accounts } from '../privilege/accounts-port.ts'
import { requireProved } from '../second-factor/confirmed-port.ts'
import type { SecondFactors } from '../second-factor/second-factors-port.ts'
import type { SessionRegistry } from '../session/session-port.ts'
import type { KnownDevices, PasswordLimits } from './password-limits.ts'
import { PASSWORD_CHANGED } from './password-mail.ts'

export interface PasswordServices {
  identity: IdentityService
  sessions: SessionRegistry
  accounts: Accounts
  factors: SecondFactors
  devices: KnownDevices
  mailer: Mailer
}

export interface PasswordParts extends PasswordServices {
  limits: PasswordLimits
  /** The owner by mail, the operator in the log. Nobody waits for the mail. */
  tell(request: FastifyRequest, email: string): void
}

/** In every language: it may have been somebody else, whose language would be the wrong one. */
export function createTell(
  { securityEvents }: Pick<FastifyInstance, 'securityEvents'>,
  { site, log }: AppContext,
  mailer: Mailer,
): PasswordParts['tell'] {
  return (request, email) => {
    securityEvents.note('password-changed', { account: email, address: request.ip })
    const sender = { brand: site.brand.name, publicUrl: site.publicUrl }
    const to = { ...sender, to: email, locale: null, page: '/forgot-password' }
    const mail = writeLetter(PASSWORD_CHANGED, to, {})
    mailer.send(mail).catch((error: unknown) => log.warn({ err: error }, 'a mail was lost'))
  }
}

export interface Changer extends SignedIn {
  sessionHash: string
}

/**
 * Whoever may change how their account is opened: staff only in a session that proved what they enrolled, learners
 * without a mailbox never. Their pictures are seen by classmates, who must not make a way in of their own of them.
 */
export async function requireChanger(
  request: FastifyRequest,
  { sessions, factors }: Pick<PasswordParts, 'sessions' | 'factors'>,
): Promise<Changer> {
  const user = await requireKeeper(request)
  if (hasNoMail(user.email)) throw new Problem('FORBIDDEN', 'has-no-mailbox')
  const changer = { ...user, sessionHash: user.sessionHash ?? '' }
  if (isStaff(user.role)) await requireProved(sessions, factors.table, changer)
  return changer
}

/** As often as the second factor's own question, and out of the same allowance: an open session guesses nothing. */
export async function proveByPassword(
  { identity, factors }: Pick<PasswordServices, 'identity' | 'factors'>,
  email: string,
  password: string,
): Promise<ProvenIdentity> {
  const giveBack = await factors.limits.confirm(email)
  if (giveBack === null) throw new Problem('RATE_LIMITED', 'too-many')
  const proven = await identity.signIn(email, password)
  if (proven === null) throw new Problem('BAD_INPUT', 'bad-input', { current: 'wrong' })
  await giveBack()
  return proven
}
