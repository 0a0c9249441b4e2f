import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { PasswordField } from '@panya/ui/Field/PasswordField.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useHydrated } from '@panya/ui/use-hydrated.ts'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { Link } from 'react-router'
import { passkeysPossible } from '../../adapters/account/passkeys.ts'
import { useAddress } from '../../adapters/address.ts'
import styles from './SignInForm.module.css'
import { SignInProblem } from './SignInProblem.tsx'
import { type TicketUse, useSignIn } from './use-sign-in.ts'

// Few are asked for it, and only after the first step.
const SecondStep = lazy(() => import('./SecondStep.tsx'))

interface SignInFormProps {
  /** A further way in, below the form. */
  children?: ReactNode
  ticket?: TicketUse
  onEmail?(email: string): void
}

export function SignInForm({ children, ticket, onEmail }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { missing, outcome, busy, second, submit, byPasskey, startOver } = useSignIn(form, ticket)
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      <SignInProblem outcome={outcome} />
      {second === null ? (
        <>
          <FirstStep missing={missing} busy={busy} onEmail={onEmail} />
          <PasskeyEntry busy={busy} onAsk={byPasskey} />
          {children}
        </>
      ) : (
        <Suspense>
          <SecondStep
            step={second.step}
            busy={busy}
            wrong={outcome === 'wrong-code'}
            onPasskey={byPasskey}
            onStartOver={startOver}
          />
        </Suspense>
      )}
    </form>
  )
}

interface FirstStepProps extends Pick<SignInFormProps, 'onEmail'> {
  missing: ReadonlySet<string>
  busy: boolean
}

function FirstStep({ missing, busy, onEmail }: FirstStepProps) {
  const { t } = useLingui()
  const { to } = useAddress()
  const hydrated = useHydrated()
  return (
    <>
      <TextField
        name="email"
        type="email"
        label={t`Email`}
        error={missing.has('email') && t`Type your email address.`}
        autoComplete="username"
        inputMode="email"
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        required
        onChange={(event) => onEmail?.(event.target.value)}
      />
      <PasswordField
        name="password"
        label={t`Password`}
        error={missing.has('password') && t`Type your password.`}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        autoComplete="current-password"
        required
      />
      <Button type="submit" size="large" disabled={!hydrated} aria-busy={busy}>
        {busy ? <Trans>Signing in…</Trans> : <Trans>Sign in</Trans>}
      </Button>
      <Link className={styles.forgot} to={to('/forgot-password')}>
        <Trans>Forgot your password?</Trans>
      </Link>
    </>
  )
}

/** Only where the browser and the address of the site allow passkeys. */
function PasskeyEntry({ busy, onAsk }: { busy: boolean; onAsk(): void }) {
  const hydrated = useHydrated()
  if (!hydrated || !passkeysPossible()) return null
  return (
    <Button look="quiet" aria-busy={busy} onClick={onAsk}>
      <Trans>Sign in with a passkey</Trans>
    </Button>
  )
}
