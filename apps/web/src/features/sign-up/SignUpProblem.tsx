import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import styles from '../../parts/account/FormProblem.module.css'
import type { SignUpOutcome } from './sign-up.ts'

const MESSAGES: Partial<Record<SignUpOutcome['kind'], MessageDescriptor>> = {
  taken: msg`There is already an account with this email. Sign in, or use another email.`,
  'too-many': msg`That was tried many times. Wait a minute, then try again.`,
  unreachable: msg`We could not reach the server. Check your connection and try again.`,
  ready: msg`Your account is ready, but going in did not work. Sign in with it now.`,
}

interface SignUpProblemProps {
  outcome: SignUpOutcome | null
  /** How many answers were wrong when the form was sent. */
  wrong: number
}

/** What is wrong as a whole, read out when it appears; each field says its own part. */
export function SignUpProblem({ outcome, wrong }: SignUpProblemProps) {
  const { t } = useLingui()
  const message = outcome ? MESSAGES[outcome.kind] : undefined
  const several = !message && wrong > 1
  return (
    <div role="alert" className={styles.problem}>
      {message && t(message)}
      {several && (
        <Plural
          value={wrong}
          one="# answer needs another look."
          other="# answers need another look."
        />
      )}
    </div>
  )
}
