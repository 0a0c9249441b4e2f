/** Chooses a password on a page of its own; what is wrong with it is said at the field. */
import { Trans, useLingui } from '@lingui/react/macro'
import { checkPassword, type FieldCode } from '@panya/domain/account/account-fields.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { knownFieldErrors } from '../../adapters/account/field-errors.ts'
import { formText } from '../../adapters/form-data.ts'
import { HttpError } from '../../adapters/http/http.ts'
import { fieldMessage } from '../account/account-messages.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import styles from './NewPasswordForm.module.css'

interface NewPasswordFormProps {
  email: string
  /** What is asked for before. */
  children?: ReactNode
  /** Of an account that has none yet. */
  first?: boolean
  onSend(password: string, form: FormData): Promise<void>
  /** Whatever else went wrong. */
  onTrouble(error: unknown): void
}

export function NewPasswordForm(props: NewPasswordFormProps) {
  const { email, children, first = false, onSend, onTrouble } = props
  const { t } = useLingui()
  const [wrong, setWrong] = useState<FieldCode | null>(null)
  const [busy, setBusy] = useState(false)

  async function send(password: string, form: FormData): Promise<void> {
    try {
      // It leads on: until then nobody presses again.
      await onSend(password, form)
    } catch (error) {
      const fields = error instanceof HttpError ? error.body?.fields : undefined
      const code = knownFieldErrors(fields ?? {}).password
      if (code) setWrong(code)
      else onTrouble(error)
      setBusy(false)
    }
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const password = formText(form, 'password')
    const code = checkPassword(password)
    setWrong(code)
    if (code !== null) return
    setBusy(true)
    void send(password, form)
  }
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      {/* So that a password manager keeps both together: it looks at no field of the type `hidden`. */}
      <input hidden name="email" autoComplete="username" value={email} readOnly />
      {children}
      <NewPasswordField
        label={first ? undefined : t`New password`}
        error={wrong === null ? undefined : t(fieldMessage('password', wrong))}
      />
      <Button type="submit" size="large" aria-busy={busy}>
        {first ? <MakeAccount busy={busy} /> : <SavePassword busy={busy} />}
      </Button>
    </form>
  )
}

function MakeAccount({ busy }: { busy: boolean }) {
  return busy ? <Trans>Making your account…</Trans> : <Trans>Make my account</Trans>
}

function SavePassword({ busy }: { busy: boolean }) {
  return busy ? <Trans>Saving…</Trans> : <Trans>Save the new password</Trans>
}
