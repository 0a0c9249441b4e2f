import { Trans } from '@lingui/react/macro'
import styles from './SignInForm.module.css'
import type { SignInOutcome } from './sign-in.ts'

/** Always on the page, so that screen readers hear what appears in it. */
export function SignInProblem({ outcome }: { outcome: SignInOutcome | null }) {
  // A wrong code is said at its field.
  const shown = typeof outcome === 'string' && outcome !== 'signed-in' && outcome !== 'wrong-code'
  return (
    <div role="alert" className={shown ? styles.problem : undefined}>
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
      {outcome === 'no-passkey' && (
        <Trans>No passkey was used. Try again, or sign in another way.</Trans>
      )}
      {outcome === 'passkey-refused' && (
        <Trans>This passkey opens no account here. Sign in with your password.</Trans>
      )}
      {outcome === 'password-needed' && (
        <Trans>Sign in with your password first. Then you can use your passkey.</Trans>
      )}
      {outcome === 'unreachable' && (
        <Trans>We could not reach the server. Check your connection and try again.</Trans>
      )}
    </div>
  )
}
