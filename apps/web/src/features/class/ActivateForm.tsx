/** Chooses the password of an account a teacher has prepared, signs its owner in and leads to the class. */
import { Trans, useLingui } from '@lingui/react/macro'
import { checkPassword, type FieldCode } from '@panya/domain/account/account-fields.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { PasswordField } from '@panya/ui/Field/PasswordField.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useState } from 'react'
import { knownFieldErrors } from '../../adapters/account/field-errors.ts'
import { useAddress } from '../../adapters/address.ts'
import { HttpError } from '../../adapters/http/http.ts'
import type { Credentials } from '../../adapters/identity/auth-endpoints.ts'
import { onSignedIn } from '../../adapters/identity/current-session.ts'
import { logFailure } from '../../adapters/log.ts'
import { signInWith } from '../../adapters/session/session.ts'
import { activateInvite } from '../../adapters/teach/my-class-api.ts'
import { fieldMessage } from '../../parts/account/account-messages.ts'
import styles from './class.module.css'

interface ActivateFormProps {
  code: string
  email: string
  /** The account is made, but they could not be signed in to it. */
  onDone(): void
}

export function ActivateForm({ code, email, onDone }: ActivateFormProps) {
  const { t } = useLingui()
  const { to } = useAddress()
  const [password, setPassword] = useState('')
  const [schoolName, setSchoolName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const passwordMessage = (wrong: FieldCode) => t(fieldMessage('password', wrong))

  async function activate(): Promise<void> {
    const wrong = checkPassword(password)
    setProblem(wrong === null ? null : passwordMessage(wrong))
    if (wrong !== null) return
    setBusy(true)
    try {
      await activateInvite(code, password, schoolName.trim() || '-')
    } catch (error) {
      const fields = (error instanceof HttpError && error.body?.fields) || {}
      const refused = knownFieldErrors(fields).password
      setProblem(
        refused === undefined
          ? t`That did not work. Check your connection and try again.`
          : passwordMessage(refused),
      )
      setBusy(false)
      return
    }
    await enterClass({ email, password }, to('/class'))
    onDone()
  }

  return (
    <form
      className={styles.join}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void activate()
      }}
    >
      <input hidden name="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={t`Password`}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        autoComplete="new-password"
        error={problem ?? undefined}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <TextField
        label={t`School, or where you learn`}
        autoComplete="organization"
        value={schoolName}
        onChange={(event) => setSchoolName(event.target.value)}
      />
      <Button type="submit" disabled={busy}>
        <Trans>Make my account</Trans>
      </Button>
    </form>
  )
}

/** Leaves this page for the class, unless signing in fails: then they can do it themselves. */
async function enterClass(credentials: Credentials, address: string): Promise<void> {
  const stay = onSignedIn(() => {
    location.replace(address)
    return true
  })
  await signInWith(credentials).catch((error: unknown) => logFailure('invited', error))
  stay()
}
