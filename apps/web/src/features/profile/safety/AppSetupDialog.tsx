/** Hands the secret to the app, by camera or by typing, and asks for a first code. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { AppSetup } from '@panya/domain/account/second-factor.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { QrCode } from '@panya/ui/QrCode/QrCode.tsx'
import type { SubmitEvent } from 'react'
import { useId } from 'react'
import { formText } from '../../../adapters/form-data.ts'
import { SafetyProblemMessage } from './SafetyProblemMessage.tsx'
import styles from './SignInSafety.module.css'
import type { SafetyProblem } from './use-safety.ts'

interface AppSetupDialogProps {
  setup: AppSetup
  problem: SafetyProblem | null
  busy: boolean
  onCode(code: string): void
  onClose(): void
}

export default function AppSetupDialog(props: AppSetupDialogProps) {
  const { setup, problem, busy, onCode, onClose } = props
  const { t } = useLingui()
  const formId = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = formText(new FormData(event.currentTarget), 'code').trim()
    if (code !== '') onCode(code)
  }
  // In fours, as it is easiest to type.
  const secret = setup.secret.replaceAll(/.{4}(?=.)/g, '$& ')
  return (
    <Dialog
      open
      title={<Trans>Set up a code app</Trans>}
      closeLabel={t`Close`}
      onClose={onClose}
      actions={
        <Button type="submit" form={formId} aria-busy={busy}>
          <Trans>Turn it on</Trans>
        </Button>
      }
    >
      <form id={formId} className={styles.setup} noValidate onSubmit={submit}>
        <ol className={styles.steps}>
          <li>
            <p>
              <Trans>Open a code app on your phone and let it scan this picture.</Trans>
            </p>
            <QrCode
              text={setup.uri}
              label={t`QR code for your code app. The same key stands below as text.`}
              width={208}
            />
            <p>
              <Trans>No camera? Type this key into the app:</Trans>
            </p>
            <p className={styles.secret}>
              <bdi dir="ltr">{secret}</bdi>
            </p>
          </li>
          <li>
            <TextField
              name="code"
              label={t`Type the 6 digits the app shows now`}
              autoComplete="one-time-code"
              inputMode="numeric"
              dir="ltr"
              maxLength={12}
              spellCheck={false}
            />
          </li>
        </ol>
        <SafetyProblemMessage problem={problem} />
      </form>
    </Dialog>
  )
}
