import { Trans, useLingui } from '@lingui/react/macro'
import { checkPassword } from '@panya/domain/account/account-fields.ts'
import { changePassword } from '../../adapters/account/own-password.ts'
import { formText } from '../../adapters/form-data.ts'
import { fieldMessage } from '../../parts/account/account-messages.ts'
import { FormDialog } from '../../parts/dialog/FormDialog.tsx'
import { NewPasswordField } from '../../parts/password/NewPasswordField.tsx'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { SignInChangeProblem } from './SignInChangeProblem.tsx'
import { useSignInChange } from './use-sign-in-change.ts'

interface ChangePasswordDialogProps {
  email: string
  onClose(): void
  onChanged(): void
}

export function ChangePasswordDialog({ email, onClose, onChanged }: ChangePasswordDialogProps) {
  const { t } = useLingui()
  const { busy, wrongCurrent, wrong, trouble, refuse, send } = useSignInChange('password', () => {
    onChanged()
    onClose()
  })
  const submit = (form: HTMLFormElement) => {
    const data = new FormData(form)
    const password = formText(data, 'password')
    const code = checkPassword(password)
    if (code !== null) return refuse(code)
    return send(() => changePassword(formText(data, 'current-password'), password))
  }
  return (
    <FormDialog
      title={<Trans>Change your password</Trans>}
      submit={<Trans>Change password</Trans>}
      busy={busy}
      noValidate
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <Trans>Every other device is signed out. Here you stay signed in.</Trans>
      </p>
      {/* So that a password manager keeps both together: it looks at no field of the type `hidden`. */}
      <input hidden name="email" autoComplete="username" value={email} readOnly />
      <CurrentPasswordField wrong={wrongCurrent} />
      <NewPasswordField
        label={t`New password`}
        error={wrong === null ? undefined : t(fieldMessage('password', wrong))}
      />
      <SignInChangeProblem trouble={trouble} />
    </FormDialog>
  )
}
