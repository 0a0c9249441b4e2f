import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import styles from '../../parts/account/FormProblem.module.css'
import type { SignInOutcome } from './sign-in.ts'

/** A wrong code is said at its field. */
const MESSAGES: Partial<Record<Extract<SignInOutcome, string>, MessageDescriptor>> = {
  refused: msg`The email or the password is not right. Check both and try again.`,
  closed: msg`This account has been closed. Ask your teacher or whoever looks after the site.`,
  'too-many': msg`That was tried many times. Wait a minute, then try again.`,
  'no-passkey': msg`No passkey was used. Try again, or sign in another way.`,
  'passkey-refused': msg`This passkey opens no account here. Sign in with your password.`,
  'password-needed': msg`Sign in with your password first. Then you can use your passkey.`,
  'ticket-refused': msg`That took too long. Start again at your school.`,
  'school-away': msg`We could not reach your school’s sign-in. Try again in a minute, or sign in another way.`,
  unreachable: msg`We could not reach the server. Check your connection and try again.`,
}

/** Always on the page, so that screen readers hear what appears in it. */
export function SignInProblem({ outcome }: { outcome: SignInOutcome | null }) {
  const { t } = useLingui()
  const message = typeof outcome === 'string' ? MESSAGES[outcome] : undefined
  return (
    <div role="alert" className={styles.problem}>
      {message && t(message)}
    </div>
  )
}
