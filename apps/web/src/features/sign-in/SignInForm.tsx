import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { PasswordField } from '@panya/ui/Field/PasswordField.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { type ReactNode, useRef } from 'react'
import { useHydrated } from '../../adapters/use-hydrated.ts'
import styles from './SignInForm.module.css'
import { SignInProblem } from './SignInProblem.tsx'
import { useSignIn } from './use-sign-in.ts'

interface SignInFormProps {
  /** A further way in, below the form. */
  children?: ReactNode
}

export function SignInForm({ children }: SignInFormProps) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const { missing, outcome, busy, submit } = useSignIn(form)
  return (
    <form ref={form} className={styles['form']} method="post" noValidate onSubmit={submit}>
      <SignInProblem outcome={outcome} />
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
      {children}
    </form>
  )
}
