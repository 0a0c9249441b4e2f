/** After the right password: a code of the app, a passkey, or one of the codes kept for bad days. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useState } from 'react'
import { passkeysPossible } from '../../adapters/account/passkeys.ts'
import type { SecondStep as Step } from '../../adapters/session/session-machine.ts'
import styles from './SignInForm.module.css'

interface SecondStepProps {
  step: Step
  busy: boolean
  wrong: boolean
  onPasskey(): void
  onStartOver(): void
}

export default function SecondStep({ step, busy, wrong, onPasskey, onStartOver }: SecondStepProps) {
  const byPasskey = step !== 'app' && passkeysPossible()
  const byApp = step !== 'passkey'
  const [recovery, setRecovery] = useState(!byApp && !byPasskey)
  const typed = byApp || recovery
  return (
    <div className={styles.step}>
      <h2>
        <Trans>One more step</Trans>
      </h2>
      <p>
        <Trans>Your account is protected by more than a password.</Trans>
      </p>
      {step === 'passkey' && !byPasskey && (
        <p>
          <Trans>Your passkey does not work at this address. A recovery code does.</Trans>
        </p>
      )}
      {recovery ? <RecoveryField wrong={wrong} /> : byApp && <CodeField wrong={wrong} />}
      {typed && (
        <Button type="submit" size="large" aria-busy={busy}>
          {busy ? <Trans>Signing in…</Trans> : <Trans>Sign in</Trans>}
        </Button>
      )}
      {byPasskey && (
        <Button look={typed ? 'ghost' : 'solid'} aria-busy={busy} onClick={onPasskey}>
          <Trans>Use a passkey</Trans>
        </Button>
      )}
      <div className={styles.others}>
        {(byApp || byPasskey) && (
          <Button look="quiet" size="small" onClick={() => setRecovery(!recovery)}>
            {recovery ? <Trans>I have my device</Trans> : <Trans>Use a recovery code</Trans>}
          </Button>
        )}
        <Button look="quiet" size="small" onClick={onStartOver}>
          <Trans>Start over</Trans>
        </Button>
      </div>
    </div>
  )
}

function CodeField({ wrong }: { wrong: boolean }) {
  const { t } = useLingui()
  return (
    <TextField
      key="code"
      name="code"
      label={t`Code from your app`}
      hint={t`The 6 digits your code app shows now. Each code works once.`}
      error={wrong && t`This code does not work. Wait for the next one.`}
      autoComplete="one-time-code"
      inputMode="numeric"
      dir="ltr"
      maxLength={12}
      spellCheck={false}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step begins here, and nothing else can be typed
      autoFocus
    />
  )
}

function RecoveryField({ wrong }: { wrong: boolean }) {
  const { t } = useLingui()
  return (
    <TextField
      key="recovery"
      name="code"
      label={t`Recovery code`}
      hint={t`One of the codes you kept when you set this up. Each works once.`}
      error={wrong && t`This code does not work, or was used before.`}
      autoComplete="off"
      autoCapitalize="characters"
      dir="ltr"
      maxLength={40}
      spellCheck={false}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody just asked for this field
      autoFocus
    />
  )
}
