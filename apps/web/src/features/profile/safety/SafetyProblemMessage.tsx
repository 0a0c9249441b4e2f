import { Trans } from '@lingui/react/macro'
import styles from '../ProfileScreen.module.css'
import type { SafetyProblem } from './use-safety.ts'

/** Always on the page, so that screen readers hear what appears in it. */
export function SafetyProblemMessage({ problem }: { problem: SafetyProblem | null }) {
  return (
    <p role="alert" className={styles.wrong} hidden={problem === null}>
      {problem === 'wrong-code' && (
        <Trans>This code does not work. Check that your phone’s clock is right.</Trans>
      )}
      {problem === 'too-old' && <Trans>That took too long. Begin again.</Trans>}
      {problem === 'last-one' && (
        <Trans>You need at least one of them here. Add another one first.</Trans>
      )}
      {problem === 'sign-in-again' && (
        <Trans>Sign out and sign in again first, with your code or passkey.</Trans>
      )}
      {problem === 'no-passkey' && <Trans>No passkey was made. Try again.</Trans>}
      {problem === 'known-passkey' && <Trans>This device has a passkey for you already.</Trans>}
      {problem === 'too-many-passkeys' && (
        <Trans>You have as many passkeys as can be kept. Remove one first.</Trans>
      )}
      {problem === 'failed' && (
        <Trans>That did not work. Check your connection and try again.</Trans>
      )}
    </p>
  )
}
