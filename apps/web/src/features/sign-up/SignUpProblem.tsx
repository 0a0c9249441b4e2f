import { Plural, Trans } from '@lingui/react/macro'
import type { FieldErrors } from '@panya/domain/account/account-fields.ts'
import type { SignUpField } from '@panya/domain/account/sign-up.ts'
import styles from './SignUpForm.module.css'
import type { SignUpOutcome } from './sign-up.ts'

interface SignUpProblemProps {
  outcome: SignUpOutcome | null
  errors: FieldErrors<SignUpField>
}

/** What is wrong as a whole, read out when it appears; each field says its own part. */
export function SignUpProblem({ outcome, errors }: SignUpProblemProps) {
  const wrong = Object.keys(errors).length
  const kind = outcome?.kind === 'signed-in' ? undefined : outcome?.kind
  const shown = kind !== undefined || wrong > 1
  return (
    <div role="alert" className={shown ? styles['problem'] : undefined}>
      {kind === 'taken' && (
        <Trans>There is already an account with this email. Sign in, or use another email.</Trans>
      )}
      {kind === 'too-many' && (
        <Trans>That was tried many times. Wait a minute, then try again.</Trans>
      )}
      {kind === 'unreachable' && (
        <Trans>We could not reach the server. Check your connection and try again.</Trans>
      )}
      {kind === 'ready' && (
        <Trans>Your account is ready, but going in did not work. Sign in with it now.</Trans>
      )}
      {(kind === undefined || kind === 'refused') && wrong > 1 && (
        <Plural
          value={wrong}
          one="# answer needs another look."
          other="# answers need another look."
        />
      )}
    </div>
  )
}
