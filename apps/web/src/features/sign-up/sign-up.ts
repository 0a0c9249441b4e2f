/** Making an account and going in with it, and what can come of it. */
import type { FieldErrors } from '@panya/domain/account/account-fields.ts'
import type { SignUpCredentials, SignUpField } from '@panya/domain/account/sign-up.ts'
import { logFailure } from '../../adapters/log.ts'

export type SignUpOutcome =
  | { kind: 'signed-in' }
  | { kind: 'refused'; errors: FieldErrors<SignUpField> }
  /** What comes next is in the mail to the address. */
  | { kind: 'mailed'; email: string }
  /** `ready`: the account is made, and only going in with it failed. */
  | { kind: 'taken' | 'too-many' | 'unreachable' | 'ready' }

export async function signUp(
  credentials: SignUpCredentials,
  byMail: boolean,
): Promise<SignUpOutcome> {
  try {
    // Only needed when the form is sent: it is there sooner without it.
    const { signUpUser } = await import('../../adapters/account/sign-up-user.ts')
    const refusal = await signUpUser(credentials)
    if (refusal) return refusal
  } catch (error) {
    logFailure('sign-up', error)
    return { kind: 'unreachable' }
  }
  return byMail ? { kind: 'mailed', email: credentials.email } : goIn(credentials)
}

async function goIn({ email, password }: SignUpCredentials): Promise<SignUpOutcome> {
  try {
    const { signInWith } = await import('../../adapters/session/session.ts')
    const result = await signInWith({ email, password })
    return { kind: result?.ok ? 'signed-in' : 'ready' }
  } catch (error) {
    logFailure('sign-in', error)
    return { kind: 'ready' }
  }
}
