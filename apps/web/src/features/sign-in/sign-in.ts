/** Signing in, in one step or two, and what can come of it. */
import { answerQuestion, PasskeyRefused } from '../../adapters/account/passkeys.ts'
import type { Credentials } from '../../adapters/identity/auth-endpoints.ts'
import { logFailure } from '../../adapters/log.ts'
import type { SecondStep } from '../../adapters/session/session-machine.ts'

export type SignInOutcome =
  | 'signed-in'
  | 'refused'
  | 'closed'
  | 'too-many'
  | 'unreachable'
  | 'wrong-code'
  | 'password-needed'
  | 'no-passkey'
  | 'passkey-refused'
  | 'ticket-refused'
  | 'school-away'
  | { step: SecondStep }

const REFUSALS: Record<string, SignInOutcome> = {
  rate_limited: 'too-many',
  account_closed: 'closed',
  password_needed: 'password-needed',
  second_factor_wrong: 'wrong-code',
  second_factor_app: { step: 'app' },
  second_factor_passkey: { step: 'passkey' },
  second_factor_any: { step: 'any' },
}

/** It comes with what goes on behind the page (app/account/AccountEffects.tsx): the form is there sooner. */
const load = () => import('../../adapters/session/session.ts')
let asked: ReturnType<typeof load> | undefined

/** Asked for once: of two clicks the first one counts. */
function session(): ReturnType<typeof load> {
  asked ??= load().catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}

/** Null while another attempt is under way. */
export async function signIn(credentials: Credentials): Promise<SignInOutcome | null> {
  try {
    const { signInWith } = await session()
    const result = await signInWith(credentials)
    if (result === null) return null
    if (result.ok) return 'signed-in'
    return REFUSALS[result.code] ?? (credentials.ticket ? 'ticket-refused' : 'refused')
  } catch (error) {
    logFailure('sign-in', error)
    return 'unreachable'
  }
}

export async function startOver(): Promise<void> {
  const { startOver: giveUp } = await session()
  giveUp()
}

/** With the password where that was typed before: some identity services want both. */
export async function signInByPasskey(
  credentials: Credentials = {},
): Promise<SignInOutcome | null> {
  try {
    const answer = await answerQuestion('/api/auth/passkey-question')
    const outcome = await signIn({ ...credentials, passkey: JSON.stringify(answer) })
    return outcome === 'refused' || outcome === 'wrong-code' ? 'passkey-refused' : outcome
  } catch (error) {
    if (error instanceof PasskeyRefused) return 'no-passkey'
    logFailure('sign-in', error)
    return 'unreachable'
  }
}
