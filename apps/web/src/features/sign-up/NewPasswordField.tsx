import { useLingui } from '@lingui/react/macro'
import { PasswordField } from '@panya/ui/Field/PasswordField.tsx'
import { useState } from 'react'
import { PasswordHint } from './PasswordHint.tsx'

export function NewPasswordField({ error }: { error: string | undefined }) {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  return (
    <PasswordField
      name="password"
      label={t`Password`}
      hint={<PasswordHint password={password} />}
      error={error}
      showLabel={t`Show password`}
      hideLabel={t`Hide password`}
      autoComplete="new-password"
      onInput={(event) => setPassword(event.currentTarget.value)}
      required
    />
  )
}
