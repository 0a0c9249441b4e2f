import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import styles from '../ProfileScreen.module.css'
import type { SafetyProblem } from './use-safety.ts'

const MESSAGES: Record<SafetyProblem, MessageDescriptor> = {
  'wrong-code': msg`This code does not work. Check that your phone’s clock is right.`,
  'too-old': msg`That took too long. Begin again.`,
  'last-one': msg`You need at least one of them here. Add another one first.`,
  'sign-in-again': msg`Sign out and sign in again first, with your code or passkey.`,
  'no-passkey': msg`No passkey was made. Try again.`,
  'known-passkey': msg`This device has a passkey for you already.`,
  'too-many-passkeys': msg`You have as many passkeys as can be kept. Remove one first.`,
  failed: msg`That did not work. Check your connection and try again.`,
}

/** Always on the page, so that screen readers hear what appears in it. */
export function SafetyProblemMessage({ problem }: { problem: SafetyProblem | null }) {
  const { t } = useLingui()
  return (
    <p role="alert" className={styles.wrong} hidden={problem === null}>
      {problem && t(MESSAGES[problem])}
    </p>
  )
}
