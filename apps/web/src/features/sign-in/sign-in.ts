/** Signing in with an email and a password, and what can come of it. */
import { logFailure } from '../../adapters/log.ts'
import { signInByCredentials } from '../../adapters/session/auth-endpoints.ts'
import { enterSession } from '../../adapters/session/enter-session.ts'

export type SignInOutcome = 'signed-in' | 'refused' | 'too-many' | 'unreachable'

export async function signIn(email: string, password: string): Promise<SignInOutcome> {
  try {
    const result = await signInByCredentials(email, password)
    if (!result.ok) return result.code === 'rate_limited' ? 'too-many' : 'refused'
    await enterSession()
    return 'signed-in'
  } catch (error) {
    logFailure('sign-in', error)
    return 'unreachable'
  }
}
