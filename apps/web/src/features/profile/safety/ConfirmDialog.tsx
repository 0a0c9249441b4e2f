/** Asks once more who it is: a computer that was left open must not cost somebody their account. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { passkeysPossible } from '../../../adapters/account/passkeys.ts'
import { confirmByPasskey, confirmByPassword } from '../../../adapters/account/sign-in-safety.ts'
import { formText } from '../../../adapters/form-data.ts'
import { HttpError } from '../../../adapters/http/http.ts'
import { FormDialog } from '../../../parts/dialog/FormDialog.tsx'
import { CurrentPasswordField } from '../CurrentPasswordField.tsx'
import styles from '../ProfileScreen.module.css'

type Problem = 'wrong-password' | 'too-many' | 'failed'

function problemOf(error: unknown): Problem {
  const body = error instanceof HttpError ? error.body : null
  if (body?.fields?.['password'] === 'wrong') return 'wrong-password'
  return body?.code === 'RATE_LIMITED' ? 'too-many' : 'failed'
}

interface ConfirmDialogProps {
  byPasskey: boolean
  onConfirmed(): void
  onClose(): void
}

export function ConfirmDialog({ byPasskey, onConfirmed, onClose }: ConfirmDialogProps) {
  const [problem, setProblem] = useState<Problem | null>(null)

  const attempt = async (confirm: () => Promise<void>) => {
    setProblem(null)
    try {
      await confirm()
      onConfirmed()
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  const submit = (form: HTMLFormElement) => {
    const password = formText(new FormData(form), 'current-password')
    if (password !== '') void attempt(() => confirmByPassword(password))
  }

  return (
    <FormDialog
      title={<Trans>Is it still you?</Trans>}
      submit={<Trans>Go on</Trans>}
      cancel={null}
      more={
        byPasskey &&
        passkeysPossible() && (
          <Button look="ghost" onClick={() => void attempt(confirmByPasskey)}>
            <Trans>Use a passkey</Trans>
          </Button>
        )
      }
      noValidate
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles.lead}>
        <Trans>Before your sign-in is changed, type your password once more.</Trans>
      </p>
      <CurrentPasswordField wrong={problem === 'wrong-password'} />
      <p role="alert" className={styles.wrong} hidden={problem === null}>
        {problem === 'too-many' && <Trans>Too many tries. Wait a few minutes.</Trans>}
        {problem === 'failed' && (
          <Trans>That did not work. Check your connection and try again.</Trans>
        )}
      </p>
    </FormDialog>
  )
}
