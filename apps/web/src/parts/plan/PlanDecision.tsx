/** The answer to somebody who asks for another plan: a few words, yes or no. */
import { Trans, useLingui } from '@lingui/react/macro'
import { REQUEST_NOTE_MAX } from '@panya/domain/money/plan-request.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useState } from 'react'
import styles from './PlanDecision.module.css'

interface PlanDecisionProps {
  name: string
  busy: boolean
  onDecide(approve: boolean, answer: string): void
}

export function PlanDecision({ name, busy, onDecide }: PlanDecisionProps) {
  const { t } = useLingui()
  const [answer, setAnswer] = useState('')
  return (
    <div className={styles.decision}>
      <TextField
        label={<span className="visually-hidden">{t`Words to ${name}`}</span>}
        placeholder={t`A few words (optional)`}
        maxLength={REQUEST_NOTE_MAX}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button
          size="small"
          disabled={busy}
          aria-label={t`Say yes to ${name}`}
          onClick={() => onDecide(true, answer)}
        >
          <Trans>Yes</Trans>
        </Button>
        <Button
          size="small"
          look="ghost"
          disabled={busy}
          aria-label={t`Say no to ${name}`}
          onClick={() => onDecide(false, answer)}
        >
          <Trans>No</Trans>
        </Button>
      </div>
    </div>
  )
}
