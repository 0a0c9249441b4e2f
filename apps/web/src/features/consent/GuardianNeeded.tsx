/** Until a guardian has answered: what works, and the two ways to ask them. */
import { Trans, useLingui } from '@lingui/react/macro'
import { checkEmail } from '@panya/domain/account/account-fields.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { type SubmitEvent, useState } from 'react'
import {
  askGuardian,
  type Consent,
  type LetterCode,
  makeLetter,
} from '../../adapters/account/consent.ts'
import { useAddress } from '../../adapters/address.ts'
import { textIn } from '../../adapters/form-text.ts'
import { HttpError } from '../../adapters/http/http.ts'
import { logFailure } from '../../adapters/log.ts'
import styles from './consent.module.css'
import { GuardianLetter } from './GuardianLetter.tsx'
import { NoticeCard } from './NoticeCard.tsx'

type State = 'idle' | 'sending' | 'bad-email' | 'too-many' | 'failed'

interface GuardianNeededProps {
  consent: Consent
  onAsked(consent: Consent): void
}

export function GuardianNeeded({ consent, onAsked }: GuardianNeededProps) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const [state, setState] = useState<State>('idle')
  const [letter, setLetter] = useState<LetterCode | null>(null)

  const attempt = async (work: () => Promise<void>) => {
    setState('sending')
    try {
      await work()
      setState('idle')
    } catch (error) {
      const refused = stateOf(error)
      if (refused === 'failed') logFailure('guardian', error)
      setState(refused)
    }
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = textIn(new FormData(event.currentTarget), 'guardian-email')
    if (checkEmail(email) === null) {
      void attempt(async () => onAsked(await askGuardian(email, locale)))
    } else setState('bad-email')
  }

  return (
    <NoticeCard mood="thinking" title={<Trans>Ask your parent or guardian</Trans>}>
      <p>
        <Trans>
          You can use every tool and keep what you make. Showing your work to others and asking an
          AI service wait until a grown-up who looks after you says yes.
        </Trans>
      </p>
      {consent.sentTo && (
        <output className={styles['sent']}>
          <Trans>
            We wrote to <bdi dir="ltr">{consent.sentTo}</bdi>. Ask them to look at their mail.
          </Trans>
        </output>
      )}
      <form className={styles['form']} noValidate onSubmit={submit}>
        <TextField
          name="guardian-email"
          type="email"
          label={t`Their email`}
          error={state === 'bad-email' && t`That does not look like an email yet.`}
          autoComplete="off"
          inputMode="email"
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className={styles['actions']}>
          <Button type="submit" aria-busy={state === 'sending'}>
            {consent.sentTo ? <Trans>Write to them again</Trans> : <Trans>Write to them</Trans>}
          </Button>
          <Button
            look="ghost"
            onClick={() => void attempt(async () => setLetter(await makeLetter()))}
          >
            <Trans>Print a letter instead</Trans>
          </Button>
        </div>
        <p role="alert" className={styles['wrong']}>
          {state === 'too-many' && <Trans>That is enough for today. Try again tomorrow.</Trans>}
          {state === 'failed' && (
            <Trans>That did not work. Check your connection and try again.</Trans>
          )}
        </p>
      </form>
      {letter && <GuardianLetter letter={letter} />}
    </NoticeCard>
  )
}

function stateOf(error: unknown): State {
  if (!(error instanceof HttpError)) return 'failed'
  if (error.status === 429) return 'too-many'
  return error.body?.fields?.['email'] ? 'bad-email' : 'failed'
}
