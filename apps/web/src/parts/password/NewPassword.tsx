/** A new password for somebody who forgot theirs: asked for, then shown once. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { FormDialog } from '../dialog/FormDialog.tsx'
import styles from './NewPassword.module.css'

export interface NewPasswordAnswer {
  password?: string
  /** A hosted identity service sends a link instead. */
  mailed?: true
}

interface NewPasswordProps {
  name: string
  answer: NewPasswordAnswer | null
  busy: boolean
  onMake(): void
  onClose(): void
}

export function NewPassword({ name, answer, busy, onMake, onClose }: NewPasswordProps) {
  const { t } = useLingui()
  const title = t`New password for ${name}`
  if (answer === null) {
    return (
      <FormDialog
        title={title}
        submit={<Trans>Make a new password</Trans>}
        busy={busy}
        onSubmit={onMake}
        onClose={onClose}
      >
        <p>
          <Trans>The old password stops working, and all devices are signed out.</Trans>
        </p>
      </FormDialog>
    )
  }
  return (
    <Dialog title={title} closeLabel={t`Close`} onClose={onClose}>
      <output className={styles.answer}>
        {answer.mailed ? (
          <Trans>A mail with a link for a new password is on its way.</Trans>
        ) : (
          <>
            <p>
              <Trans>Write it down now: it is shown only once.</Trans>
            </p>
            <p className={styles.password}>
              <bdi dir="ltr">{answer.password}</bdi>
            </p>
          </>
        )}
      </output>
    </Dialog>
  )
}
