import { Trans, useLingui } from '@lingui/react/macro'
import { checkOwnEmail } from '@panya/domain/account/sign-up.ts'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { askForEmail } from '../../adapters/account/own-password.ts'
import { useAddress } from '../../adapters/address.ts'
import { formText } from '../../adapters/form-data.ts'
import { fieldMessage } from '../../parts/account/account-messages.ts'
import { FormDialog } from '../../parts/dialog/FormDialog.tsx'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { SignInChangeProblem } from './SignInChangeProblem.tsx'
import { useSignInChange } from './use-sign-in-change.ts'

interface ChangeEmailDialogProps {
  onClose(): void
  onAsked(): void
}

export function ChangeEmailDialog({ onClose, onAsked }: ChangeEmailDialogProps) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const { busy, wrongCurrent, wrong, trouble, refuse, send } = useSignInChange('email', () => {
    onAsked()
    onClose()
  })
  const submit = (form: HTMLFormElement) => {
    const data = new FormData(form)
    const email = formText(data, 'email')
    const code = checkOwnEmail(email)
    if (code !== null) return refuse(code)
    return send(() => askForEmail(email, formText(data, 'current-password'), locale))
  }
  return (
    <FormDialog
      title={<Trans>Change your address</Trans>}
      submit={<Trans>Send me a link</Trans>}
      busy={busy}
      noValidate
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <Trans>
          We mail a link to the new address. It becomes yours when you open the link; until then
          nothing changes. Your other devices are then signed out.
        </Trans>
      </p>
      <TextField
        name="email"
        type="email"
        label={t`New address`}
        error={wrong === null ? undefined : t(fieldMessage('email', wrong))}
        autoComplete="email"
        inputMode="email"
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
      />
      <CurrentPasswordField wrong={wrongCurrent} />
      <SignInChangeProblem trouble={trouble} />
    </FormDialog>
  )
}
