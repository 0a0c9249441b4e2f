/** A child of a class without a mailbox: proved by a card instead of a password. */
import { hasNoMail } from '@panya/domain/account/no-mail-address.ts'
import { resolveRole } from '@panya/domain/account/resolve-role.ts'
import type { ProvenIdentity } from '../../identity/identity-service.ts'
import type { ClassProof, ClassSecrets } from '../class-sign-in/class-secrets-port.ts'
import type { SignInParts } from './sign-in.ts'
import type { SignInVisitor } from './sign-in-limits.ts'
import { PasswordNeeded, SignInAccountClosed, SignInRateLimited } from './sign-in-refusals.ts'

interface Parts extends Pick<SignInParts, 'identity' | 'accounts' | 'events'> {
  classSecrets: ClassSecrets
}

/** Null for whatever is not right: a child of another class, a wrong picture, a card that is locked. */
export async function byClassSecret(
  { classSecrets, accounts, identity, events }: Parts,
  proof: ClassProof,
  visitor: SignInVisitor,
): Promise<ProvenIdentity | null> {
  const outcome = await classSecrets.prove(proof, visitor)
  const { address, device } = visitor
  const facts = { address, known: device !== null, card: true }
  if (outcome === 'limited') {
    events.note('sign-in-limited', facts)
    throw new SignInRateLimited()
  }
  if (outcome === 'unknown' || !outcome.right) {
    const account = outcome === 'unknown' ? undefined : outcome.email
    events.note('sign-in-failed', { ...facts, account })
    return null
  }
  const { email } = outcome
  const account = await accounts.find(email)
  if (account.closed) throw new SignInAccountClosed()
  // Whoever was given more than a learner has needs more than a card.
  if (!hasNoMail(email) || resolveRole(account) !== 'student') return null
  const proven = await identity.recognise(email)
  if (proven === null) throw new PasswordNeeded()
  return proven
}
