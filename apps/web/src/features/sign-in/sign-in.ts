/** Signing in with an email and a password, and what can come of it. */
import { logFailure } from '../../adapters/log.ts'
import { signInByCredentials } from '../../adapters/session/auth-endpoints.ts'
import { enterSession } from '../../adapters/session/enter-session.ts'

export type SignInOutcome = 'signed-in' | 'refused' | 'closed' | 'too-many' | 'unreachable'

const REFUSALS: Record<string, SignInOutcome> = {
  rate_limited: 'too-many',
  account_closed: 'closed',
}

export async function signIn(email: string, password: string): Promise<SignInOutcome> {
  try {
    const result = await signInByCredentials(email, password)
    if (!result.ok) return REFUSALS[result.code] ?? 'refused'
    await enterSession()
    return 'signed-in'
  } catch (error) {
    logFailure('sign-in', error)
    return 'unreachable'
  }
}
