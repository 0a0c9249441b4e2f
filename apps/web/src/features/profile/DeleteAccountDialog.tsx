/** Asks for the password once more: a computer that was left open must not cost somebody their work. */
import { Plural, Trans } from '@lingui/react/macro'
import { RETENTION } from '@panya/domain/account/retention.ts'
import { useState } from 'react'
import { type Deletion, deleteAccount } from '../../adapters/account/personal-data.ts'
import { useAddress } from '../../adapters/address.ts'
import { formText } from '../../adapters/form-data.ts'
import { HttpError } from '../../adapters/http/http.ts'
import { logFailure } from '../../adapters/log.ts'
import { FormDialog } from '../../parts/dialog/FormDialog.tsx'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import styles from './ProfileScreen.module.css'

type Problem = 'wrong-password' | 'too-many' | 'last-admin' | 'failed'

const PROBLEMS: Record<number, Problem> = {
  400: 'wrong-password',
  409: 'last-admin',
  429: 'too-many',
}

interface DeleteAccountDialogProps {
  onClose(): void
  onAsked(deletion: Deletion | null): void
}

export function DeleteAccountDialog({ onClose, onAsked }: DeleteAccountDialogProps) {
  const { locale } = useAddress()
  const [problem, setProblem] = useState<Problem | null>(null)
  const days = RETENTION.deletionUndoDays

  const attempt = async (password: string) => {
    try {
      onAsked(await deleteAccount(password, locale))
      onClose()
    } catch (error) {
      const refused = error instanceof HttpError ? PROBLEMS[error.status] : undefined
      if (refused === undefined) logFailure('delete account', error)
      setProblem(refused ?? 'failed')
    }
  }

  return (
    <FormDialog
      title={<Trans>Delete your account?</Trans>}
      cancel={<Trans>Keep my account</Trans>}
      submit={<Trans>Delete my account</Trans>}
      danger
      noValidate
      onSubmit={(form) => void attempt(formText(new FormData(form), 'current-password'))}
      onClose={onClose}
    >
      <p className={styles.lead}>
        <Trans>
          For <Plural value={days} one="# day" other="# days" /> you can undo it in your profile.
          After that, all your projects, stars and your account are gone for ever. What you shared
          is hidden at once.
        </Trans>
      </p>
      <CurrentPasswordField wrong={problem === 'wrong-password'} />
      <p role="alert" className={styles.wrong}>
        {problem === 'too-many' && <Trans>Too many tries. Wait a few minutes.</Trans>}
        {problem === 'last-admin' && (
          <Trans>You are the last admin here. Make somebody else admin first.</Trans>
        )}
        {problem === 'failed' && (
          <Trans>That did not work. Check your connection and try again.</Trans>
        )}
      </p>
    </FormDialog>
  )
}
