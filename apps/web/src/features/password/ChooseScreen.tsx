/** After a teacher or an admin gave a password: the owner chooses one of their own, and goes on to where they wanted. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { PasswordField } from '@panya/ui/Field/PasswordField.tsx'
import { useState } from 'react'
import {
  changePassword,
  chooseOwnPassword,
  refusalOf,
} from '../../adapters/account/own-password.ts'
import { formText } from '../../adapters/form-data.ts'
import { currentSession } from '../../adapters/identity/current-session.ts'
import { logFailure } from '../../adapters/log.ts'
import { signOut } from '../../adapters/session/sign-out.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'
import { NewPasswordForm } from '../../parts/password/NewPasswordForm.tsx'
import styles from './password.module.css'

type Trouble = 'wrong' | 'too-many' | 'failed'

export function ChooseScreen({ onChosen }: { onChosen(): void }) {
  const { t } = useLingui()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  // They have typed it a moment ago; whoever finds the page open later has not.
  const [asksGiven, setAsksGiven] = useState(false)

  const onTrouble = (error: unknown) => {
    const refusal = refusalOf(error)
    // Chosen in another tab.
    if (refusal === 'password-is-own') return onChosen()
    if (refusal === 'confirm-first') return setAsksGiven(true)
    if (refusal === 'bad-input') return setTrouble('wrong')
    if (refusal !== 'too-many') logFailure('own password', error)
    return setTrouble(refusal === 'too-many' ? 'too-many' : 'failed')
  }

  return (
    <BrandMascotMessage
      mood="hello"
      title={<Trans>Choose a password of your own</Trans>}
      actions={
        <Button look="quiet" onClick={() => void signOut('/home')}>
          <Trans>Sign out</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Somebody gave you your password. Choose one that only you know, then go on.</Trans>
      </p>
      <NewPasswordForm
        email={currentSession()?.user.email ?? ''}
        onTrouble={onTrouble}
        onSend={async (password, form) => {
          setTrouble(null)
          if (asksGiven) await changePassword(formText(form, 'given-password'), password)
          else await chooseOwnPassword(password)
          onChosen()
        }}
      >
        {asksGiven && (
          <PasswordField
            name="given-password"
            label={t`The password you were given`}
            showLabel={t`Show password`}
            hideLabel={t`Hide password`}
            error={trouble === 'wrong' && t`This is not your password.`}
            autoComplete="current-password"
          />
        )}
      </NewPasswordForm>
      <p role="alert" className={styles.wrong}>
        {trouble === 'too-many' && <Trans>Too many tries. Wait a few minutes.</Trans>}
        {trouble === 'failed' && (
          <Trans>That did not work. Check your connection and try again.</Trans>
        )}
      </p>
    </BrandMascotMessage>
  )
}
