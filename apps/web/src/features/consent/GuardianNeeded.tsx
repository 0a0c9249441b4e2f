/** Until a guardian has answered: what works, and the two ways to ask them. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import type { Consent } from '../../adapters/account/consent.ts'
import { AskByMail } from './AskByMail.tsx'
import styles from './consent.module.css'
import { GuardianLetter } from './GuardianLetter.tsx'
import { NoticeCard } from './NoticeCard.tsx'

interface GuardianNeededProps {
  consent: Consent
  onAsked(consent: Consent): void
}

export function GuardianNeeded({ consent, onAsked }: GuardianNeededProps) {
  const [letter, setLetter] = useState(false)
  return (
    <NoticeCard mood="thinking" title={<Trans>Ask your parent or guardian</Trans>}>
      <p>
        <Trans>
          You can use every tool and keep what you make. Showing your work to others and asking an
          AI service wait until a grown-up who looks after you says yes.
        </Trans>
      </p>
      {consent.sentTo && (
        <output className={styles.sent}>
          <Trans>
            We wrote to <bdi dir="ltr">{consent.sentTo}</bdi>. Ask them to look at their mail.
          </Trans>
        </output>
      )}
      <AskByMail again={consent.sentTo !== null} onAsked={onAsked}>
        {consent.hasTeacher && (
          <Button look="ghost" aria-expanded={letter} onClick={() => setLetter(!letter)}>
            <Trans>Print a letter instead</Trans>
          </Button>
        )}
      </AskByMail>
      {!consent.hasTeacher && (
        <p className={styles.later}>
          <Trans>
            Once you are in a class, you can also print a letter: a grown-up signs it, and you give
            it to your teacher.
          </Trans>
        </p>
      )}
      {letter && <GuardianLetter />}
    </NoticeCard>
  )
}
