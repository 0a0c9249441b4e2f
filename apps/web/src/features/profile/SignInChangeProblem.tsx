import { Trans } from '@lingui/react/macro'
import styles from './ProfileScreen.module.css'
import type { SignInTrouble } from './use-sign-in-change.ts'

export function SignInChangeProblem({ trouble }: { trouble: SignInTrouble | null }) {
  return (
    <p role="alert" className={styles.wrong}>
      {trouble === 'too-many' && <Trans>Too many tries. Wait a few minutes.</Trans>}
      {trouble === 'sign-in-again' && (
        <Trans>Sign out and in again with your second step, then try once more.</Trans>
      )}
      {trouble === 'failed' && (
        <Trans>That did not work. Check your connection and try again.</Trans>
      )}
    </p>
  )
}
