import { Plural, Trans } from '@lingui/react/macro'
import styles from './SignUpForm.module.css'
import type { SignUpOutcome } from './sign-up.ts'

interface SignUpProblemProps {
  outcome: SignUpOutcome | null
  /** How many answers were wrong when the form was sent. */
  wrong: number
}

/** What is wrong as a whole, read out when it appears; each field says its own part. */
export function SignUpProblem({ outcome, wrong }: SignUpProblemProps) {
  const kind =
    outcome?.kind === 'signed-in' || outcome?.kind === 'mailed' ? undefined : outcome?.kind
  const shown = kind !== undefined || wrong > 1
  return (
    <div role="alert" className={shown ? styles.problem : undefined}>
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
