/** How a teacher or admin protects their sign-in: passkeys, a code app, and codes for bad days. */
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { ProfileSection } from '../ProfileSection.tsx'
import { CodeApp } from './CodeApp.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Passkeys } from './Passkeys.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import { SafetyProblemMessage } from './SafetyProblemMessage.tsx'
import styles from './SignInSafety.module.css'
import { useSafety } from './use-safety.ts'

interface SignInSafetyProps {
  /** After a factor was added and its recovery codes were seen. */
  onProtected?: () => void
}

export default function SignInSafety({ onProtected }: SignInSafetyProps) {
  const state = useSafety()
  const { safety, problem, asksWho } = state
  const [codes, setCodes] = useState<string[] | null>(null)
  const added = (recoveryCodes: string[] | null) => {
    if (recoveryCodes === null) onProtected?.()
    else setCodes(recoveryCodes)
  }
  const seen = () => {
    setCodes(null)
    onProtected?.()
  }
  return (
    <ProfileSection
      title={<Trans>Sign-in safety</Trans>}
      about={
        <Trans>
          A stolen password alone should open nothing. Add a passkey, a code app, or both.
        </Trans>
      }
    >
      <div className={styles.safety} aria-busy={safety === null}>
        <SafetyProblemMessage problem={state.failed ? 'failed' : problem} />
        {safety && (
          <>
            <Passkeys state={state} safety={safety} onAdded={added} />
            <CodeApp state={state} safety={safety} onAdded={added} />
            {(safety.appSince !== null || safety.passkeys.length > 0) && (
              <RecoveryCodes state={state} left={safety.recoveryCodesLeft} onMade={setCodes} />
            )}
          </>
        )}
      </div>
      {asksWho && (
        <ConfirmDialog
          byPasskey={safety !== null && safety.passkeysWork && safety.passkeys.length > 0}
          onConfirmed={state.confirmed}
          onClose={state.notConfirmed}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={seen} />}
    </ProfileSection>
  )
}
