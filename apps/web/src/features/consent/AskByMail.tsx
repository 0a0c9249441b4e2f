/** Where a child types the address of a grown-up; the answer goes to that mailbox and never comes back here. */
import { Trans, useLingui } from '@lingui/react/macro'
import { checkEmail } from '@panya/domain/account/account-fields.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { askGuardian, type Consent } from '../../adapters/account/consent.ts'
import { useAddress } from '../../adapters/address.ts'
import { formText } from '../../adapters/form-data.ts'
import { HttpError } from '../../adapters/http/http.ts'
import { logFailure } from '../../adapters/log.ts'
import styles from './consent.module.css'

type State =
  | 'idle'
  | 'sending'
  | 'bad-email'
  | 'own-address'
  | 'wants-no-mail'
  | 'too-many'
  | 'too-many-in-all'
  | 'failed'

interface AskByMailProps {
  again: boolean
  onAsked(consent: Consent): void
  /** Other ways, beside the button. */
  children: ReactNode
}

export function AskByMail({ again, onAsked, children }: AskByMailProps) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const [state, setState] = useState<State>('idle')

  async function ask(email: string): Promise<void> {
    if (checkEmail(email) !== null) return setState('bad-email')
    setState('sending')
    try {
      onAsked(await askGuardian(email, locale))
      setState('idle')
    } catch (error) {
      const refused = stateOf(error)
      if (refused === 'failed') logFailure('guardian', error)
      setState(refused)
    }
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void ask(formText(new FormData(event.currentTarget), 'guardian-email'))
  }
  const wrong: Partial<Record<State, string>> = {
    'bad-email': t`That does not look like an email yet.`,
    'own-address': t`This is the address of your own account. Type the address of the grown-up who looks after you.`,
    'wants-no-mail': t`We may not write to this address. Ask the grown-up for another one.`,
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        name="guardian-email"
        type="email"
        label={t`Their email`}
        error={wrong[state]}
        autoComplete="off"
        inputMode="email"
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={styles.actions}>
        <Button type="submit" aria-busy={state === 'sending'}>
          {again ? <Trans>Write to them again</Trans> : <Trans>Write to them</Trans>}
        </Button>
        {children}
      </div>
      <p role="alert" className={styles.wrong}>
        {state === 'too-many' && <Trans>That is enough for today. Try again tomorrow.</Trans>}
        {state === 'too-many-in-all' && (
          <Trans>
            We have written often enough for you. Ask your teacher: a signed letter helps.
          </Trans>
        )}
        {state === 'failed' && (
          <Trans>That did not work. Check your connection and try again.</Trans>
        )}
      </p>
    </form>
  )
}

function stateOf(error: unknown): State {
  if (!(error instanceof HttpError)) return 'failed'
  if (error.status === 429) {
    return error.message === 'too-many-in-all' ? 'too-many-in-all' : 'too-many'
  }
  const wrong = error.body?.fields?.['email']
  if (wrong === 'own-address' || wrong === 'wants-no-mail') return wrong
  return wrong ? 'bad-email' : 'failed'
}
