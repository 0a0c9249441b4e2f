import { useLingui } from '@lingui/react/macro'
import { PasswordField } from '@panya/ui/Field/PasswordField.tsx'
import { useCallback, useState } from 'react'
import { PasswordHint } from './PasswordHint.tsx'

interface NewPasswordFieldProps {
  error: string | undefined
  /** Where there is an old one beside it. */
  label?: string | undefined
}

export function NewPasswordField({ error, label }: NewPasswordFieldProps) {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  // What was typed or filled in before the page came to life counts too.
  const readTyped = useCallback((input: HTMLInputElement | null) => {
    if (input !== null) setPassword(input.value)
  }, [])
  return (
    <PasswordField
      name="password"
      label={label ?? t`Password`}
      hint={<PasswordHint password={password} />}
      error={error}
      showLabel={t`Show password`}
      hideLabel={t`Hide password`}
      autoComplete="new-password"
      ref={readTyped}
      onInput={(event) => setPassword(event.currentTarget.value)}
      required
    />
  )
}
