/** Signing in on a device: proving an identity, within limits, and opening the device's session. */
import { normaliseEmail } from '@panya/domain/account/account-fields.ts'
import type { SecurityEvents } from '../../http/security-events.ts'
import type { IdentityService, ProvenIdentity } from '../../identity/identity-service.ts'
import type { Accounts } from '../privilege/accounts.ts'
import { sessionHashOf } from '../session/session-id.ts'
import type { SessionRegistry } from '../session/session-registry.ts'
import { type SignedInUser, SignInAccountClosed, SignInRateLimited } from './auth-config.ts'
import type { SignInLimits, SignInVisitor } from './sign-in-limits.ts'

export interface SignInParts {
  identity: IdentityService
  sessions: SessionRegistry
  accounts: Accounts
  limits: SignInLimits
  events: SecurityEvents
}

export interface SignInDevice extends SignInVisitor {
  userAgent: string
  /** The session this browser had until now. */
  previousSessionId: string | null
}

const LONGEST_INPUT = 1000

export async function signIn(
  parts: SignInParts,
  credentials: Partial<Record<string, unknown>>,
  device: SignInDevice,
): Promise<SignedInUser | null> {
  const email = textOf(credentials['email'])
  const password = textOf(credentials['password'])
  if (email === null || password === null) return null
  const account = normaliseEmail(email)
  const proven = await prove(parts, account, password, device)
  if (proven === null) return null
  if ((await parts.accounts.find(proven.email)).closed) throw new SignInAccountClosed()
  const sessionId = await sessionFor(parts, device, proven)
  return { id: proven.uid, email: proven.email, sessionId }
}

async function prove(
  { limits, identity, events }: SignInParts,
  email: string,
  password: string,
  visitor: SignInVisitor,
): Promise<ProvenIdentity | null> {
  const attempt = await limits.attempt(email, visitor)
  const facts = { account: email, address: visitor.address, known: visitor.device !== null }
  if (attempt === null) {
    events.note('sign-in-limited', facts)
    throw new SignInRateLimited()
  }
  let proven: ProvenIdentity | null = null
  try {
    // Strangers who come in crowds must not make a class wait.
    proven = await identity.signIn(email, password, visitor.device !== null)
  } finally {
    await (proven === null ? attempt.failed() : attempt.succeeded())
  }
  events.note(proven === null ? 'sign-in-failed' : 'sign-in', facts)
  return proven
}

/** Always a new one: whoever knew the session this browser had until now has nothing of the next. */
async function sessionFor(
  { sessions, accounts }: SignInParts,
  device: SignInDevice,
  proven: ProvenIdentity,
): Promise<string> {
  const { previousSessionId } = device
  if (previousSessionId !== null) await sessions.end(sessionHashOf(previousSessionId))
  const { demo } = await accounts.find(proven.email)
  const { sessionId } = await sessions.open({
    uid: proven.uid,
    email: proven.email,
    userAgent: device.userAgent,
    identityState: proven.state,
    unlimited: demo !== null,
  })
  return sessionId
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_INPUT ? value : null
}
