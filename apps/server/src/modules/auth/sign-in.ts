/** Signing in on a device: proving an identity, within limits, and opening the device's session. */
import { normaliseEmail } from '@panya/domain/account/account-fields.ts'
import type { SecondFactor } from '@panya/domain/account/second-factor.ts'
import type { IdentityService, ProvenIdentity } from '../../identity/identity-service.ts'
import type { SecurityEvents } from '../../platform/http/security-events.ts'
import type { ClassSecrets } from '../class-sign-in/class-secrets-port.ts'
import type { Accounts } from '../privilege/accounts-port.ts'
import type { SecondFactors } from '../second-factor/second-factors-port.ts'
import { sessionHashOf } from '../session/session-id-port.ts'
import type { SessionRegistry } from '../session/session-port.ts'
import type { SignedInUser } from './auth-config.ts'
import { byClassSecret } from './by-class-secret.ts'
import {
  type FurtherProof,
  mayHaveSecondFactor,
  type PasskeyVisit,
  passkeyOwner,
  proveSecondFactor,
} from './second-step.ts'
import type { SignInLimits, SignInVisitor } from './sign-in-limits.ts'
import {
  PasswordNeeded,
  SecondFactorNeeded,
  SignInAccountClosed,
  SignInRateLimited,
} from './sign-in-refusals.ts'
import type { SignInTickets } from './sign-in-ticket-port.ts'

export interface SignInParts {
  identity: IdentityService
  sessions: SessionRegistry
  accounts: Accounts
  limits: SignInLimits
  factors: SecondFactors
  tickets: SignInTickets
  classSecrets: ClassSecrets
  events: SecurityEvents
}

export interface SignInDevice extends SignInVisitor, PasskeyVisit {
  userAgent: string
  /** The session this browser had until now. */
  previousSessionId: string | null
}

interface Proven {
  identity: ProvenIdentity
  secondFactor: SecondFactor | null
  /** By what belongs to this account alone: a password or a passkey. */
  byOwnProof?: true
  /** Of the ticket they came with. */
  source?: string
}

const LONGEST_INPUT = 1000
const LONGEST_PASSKEY = 12_000

export async function signIn(
  parts: SignInParts,
  credentials: Partial<Record<string, unknown>>,
  device: SignInDevice,
): Promise<SignedInUser | null> {
  const email = textOf(credentials['email'])
  const password = textOf(credentials['password'])
  const code = textOf(credentials['code'])
  const passkey = textOf(credentials['passkey'], LONGEST_PASSKEY)
  const classCode = textOf(credentials['classCode'])
  const learner = textOf(credentials['learner'])
  const secret = textOf(credentials['secret'])
  const proof = { code, passkey }
  let proven: Proven | null = null
  if (textOf(credentials['ticket']) !== null) proven = await byTicket(parts, proof, device)
  else if (email !== null && password !== null)
    proven = await byPassword(parts, normaliseEmail(email), password, proof, device)
  else if (passkey !== null) proven = await byPasskey(parts, passkey, device)
  else if (classCode !== null && learner !== null && secret !== null) {
    const identity = await byClassSecret(parts, { classCode, learner, secret }, device)
    proven = identity && { identity, secondFactor: null }
  }
  if (proven === null) return null
  const { identity, secondFactor, source } = proven
  parts.events.note('sign-in', { ...factsOf(identity.email, device), secondFactor })
  const sessionId = await sessionFor(parts, device, proven)
  const { uid: id, email: address } = identity
  return { id, email: address, sessionId, ...(source === undefined ? {} : { source }) }
}

async function byPassword(
  parts: SignInParts,
  email: string,
  password: string,
  proof: FurtherProof,
  device: SignInDevice,
): Promise<Proven | null> {
  const identity = await prove(parts, email, password, device)
  if (identity === null) return null
  return { ...(await withSecondFactor(parts, identity, proof, device)), byOwnProof: true }
}

/** Elsewhere they have shown who they are; what we ask beside a password, we ask here too. */
async function byTicket(
  parts: SignInParts,
  proof: FurtherProof,
  device: SignInDevice,
): Promise<Proven | null> {
  const ticket = parts.tickets.read(device.cookieHeader)
  const identity = ticket && (await parts.identity.recognise(ticket.email))
  if (!identity) return null
  const proven = await withSecondFactor(parts, identity, proof, device)
  const { source } = ticket
  return (await parts.tickets.use(device.cookieHeader)) ? { ...proven, source } : null
}

async function withSecondFactor(
  parts: SignInParts,
  identity: ProvenIdentity,
  proof: FurtherProof,
  device: SignInDevice,
): Promise<Proven> {
  const account = await parts.accounts.find(identity.email)
  if (account.closed) throw new SignInAccountClosed()
  const { studentId } = account
  if (studentId === null || !mayHaveSecondFactor(account)) return { identity, secondFactor: null }
  const owner = { studentId, email: identity.email }
  try {
    return { identity, secondFactor: await proveSecondFactor(parts.factors, owner, proof, device) }
  } catch (refusal) {
    const asked = refusal instanceof SecondFactorNeeded
    // Somebody else may have the password.
    if (!asked) parts.events.note('second-factor-failed', factsOf(identity.email, device))
    throw refusal
  }
}

/** Finger, face or PIN have been asked for by the passkey itself: it is two factors in one. */
async function byPasskey(
  parts: SignInParts,
  passkey: string,
  device: SignInDevice,
): Promise<Proven | null> {
  const owner = await passkeyOwner(parts.factors, passkey, device)
  const account = owner && (await parts.accounts.find(owner.email))
  if (!owner || !account || !mayHaveSecondFactor(account)) {
    parts.events.note('sign-in-failed', { ...factsOf(owner?.email, device), passkey: true })
    return null
  }
  if (account.closed) throw new SignInAccountClosed()
  const identity = await parts.identity.recognise(owner.email)
  if (identity === null) throw new PasswordNeeded()
  return { identity, secondFactor: 'passkey', byOwnProof: true }
}

async function prove(
  { limits, identity, events }: SignInParts,
  email: string,
  password: string,
  visitor: SignInVisitor,
): Promise<ProvenIdentity | null> {
  const attempt = await limits.attempt(email, visitor)
  if (attempt === null) {
    events.note('sign-in-limited', factsOf(email, visitor))
    throw new SignInRateLimited()
  }
  let proven: ProvenIdentity | null = null
  try {
    // Strangers who come in crowds must not make a class wait.
    proven = await identity.signIn(email, password, visitor.device !== null)
  } finally {
    await (proven === null ? attempt.failed() : attempt.succeeded())
  }
  if (proven === null) events.note('sign-in-failed', factsOf(email, visitor))
  return proven
}

function factsOf(account: string | undefined, { address, device }: SignInVisitor) {
  return { account, address, known: device !== null }
}

/** Always a new one: whoever knew the session this browser had until now has nothing of the next. */
async function sessionFor(
  { sessions, accounts }: SignInParts,
  device: SignInDevice,
  { identity, secondFactor, byOwnProof }: Proven,
): Promise<string> {
  const { previousSessionId } = device
  if (previousSessionId !== null) await sessions.end(sessionHashOf(previousSessionId))
  const account = await accounts.find(identity.email)
  const { sessionId } = await sessions.open({
    uid: identity.uid,
    email: identity.email,
    userAgent: device.userAgent,
    identityState: identity.state,
    unlimited: account.demo !== null,
    secondFactor,
    // Pictures are seen over a shoulder, and a school's sign-in stays open on a shared computer. Staff have to
    // protect their account at once, whichever way they came.
    confirmed: byOwnProof === true || mayHaveSecondFactor(account),
  })
  return sessionId
}

function textOf(value: unknown, longest = LONGEST_INPUT): string | null {
  return typeof value === 'string' && value !== '' && value.length <= longest ? value : null
}
