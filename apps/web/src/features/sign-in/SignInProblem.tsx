import { Trans } from '@lingui/react/macro'
import styles from './SignInForm.module.css'
import type { SignInOutcome } from './sign-in.ts'

/** Always on the page, so that screen readers hear what appears in it. */
export function SignInProblem({ outcome }: { outcome: SignInOutcome | null }) {
  const shown = outcome !== null && outcome !== 'signed-in'
  return (
    <div role="alert" className={shown ? styles['problem'] : undefined}>
      {outcome === 'refused' && (
        <Trans>The email or the password is not right. Check both and try again.</Trans>
      )}
      {outcome === 'closed' && (
        <Trans>
          This account has been closed. Ask your teacher or whoever looks after the site.
        </Trans>
      )}
      {outcome === 'too-many' && (
        <Trans>That was tried many times. Wait a minute, then try again.</Trans>
      )}
      {outcome === 'unreachable' && (
        <Trans>We could not reach the server. Check your connection and try again.</Trans>
      )}
    </div>
  )
}
