/** Signing in, in one step or two, and what can come of it. */
import { answerQuestion, PasskeyRefused } from '../../adapters/account/passkeys.ts'
import { type Credentials, signInByCredentials } from '../../adapters/identity/auth-endpoints.ts'
import { logFailure } from '../../adapters/log.ts'
import { enterSession } from '../../adapters/session/enter-session.ts'

/** The password was right; now a code, a passkey, or either. */
export type SecondStep = 'app' | 'passkey' | 'any'

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

export async function signIn(credentials: Credentials): Promise<SignInOutcome> {
  try {
    const result = await signInByCredentials(credentials)
    if (!result.ok) return REFUSALS[result.code] ?? 'refused'
    await enterSession()
    return 'signed-in'
  } catch (error) {
    logFailure('sign-in', error)
    return 'unreachable'
  }
}

/** With the password where that was typed before: some identity services want both. */
export async function signInByPasskey(credentials: Credentials = {}): Promise<SignInOutcome> {
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
