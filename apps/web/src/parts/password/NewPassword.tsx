/** A new password for somebody who forgot theirs: asked for, then shown once. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
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
  return (
    <Dialog open title={t`New password for ${name}`} closeLabel={t`Close`} onClose={onClose}>
      <div className={styles.form}>
        {answer === null ? (
          <>
            <p>
              <Trans>The old password stops working, and all devices are signed out.</Trans>
            </p>
            <div className={styles.actions}>
              <Button look="ghost" onClick={onClose}>
                <Trans>Cancel</Trans>
              </Button>
              <Button disabled={busy} onClick={onMake}>
                <Trans>Make a new password</Trans>
              </Button>
            </div>
          </>
        ) : (
          <output>
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
        )}
      </div>
    </Dialog>
  )
}
