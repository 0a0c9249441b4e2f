import { useLingui } from '@lingui/react/macro'
import { PasswordField } from '@panya/ui/Field/PasswordField.tsx'

export function CurrentPasswordField({ wrong }: { wrong: boolean }) {
  const { t } = useLingui()
  return (
    <PasswordField
      name="current-password"
      label={t`Your password`}
      showLabel={t`Show password`}
      hideLabel={t`Hide password`}
      error={wrong && t`This is not your password.`}
      autoComplete="current-password"
    />
  )
}
