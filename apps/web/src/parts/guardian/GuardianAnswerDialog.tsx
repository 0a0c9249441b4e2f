/** Records what a parent or guardian has signed on paper. */
import { Trans, useLingui } from '@lingui/react/macro'
import { checkName } from '@panya/domain/account/account-fields.ts'
import type { PaperAnswer } from '@panya/domain/consent/consent-state.ts'
import { letterDays } from '@panya/domain/consent/letter-day.ts'
import { isCalendarDay } from '@panya/domain/time/bangkok.ts'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { type ReactNode, useState } from 'react'
import { FormDialog } from '../dialog/FormDialog.tsx'
import styles from './guardian.module.css'

interface GuardianAnswerDialogProps {
  /** The child's name. */
  child: string
  busy: boolean
  /** Why it was not recorded; what was typed stays. */
  problem?: ReactNode
  onRecord(answer: PaperAnswer): void
  onClose(): void
}

export function GuardianAnswerDialog({
  child,
  busy,
  problem,
  onRecord,
  onClose,
}: GuardianAnswerDialogProps) {
  const { t } = useLingui()
  const [{ oldest, latest }] = useState(() => letterDays(new Date()))
  const [decision, setDecision] = useState<PaperAnswer['decision'] | null>(null)
  const [name, setName] = useState('')
  const [signedOn, setSignedOn] = useState(latest)
  const [tried, setTried] = useState(false)
  const wrongName = checkName(name) !== null
  const wrongDay = !isCalendarDay(signedOn) || signedOn > latest || signedOn < oldest

  const submit = () => {
    setTried(true)
    if (decision === null || wrongName || wrongDay) return
    onRecord({ decision, name, signedOn })
  }

  return (
    <FormDialog
      title={t`A guardian’s answer for ${child}`}
      submit={<Trans>Record the answer</Trans>}
      cancel={null}
      busy={busy}
      noValidate
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles.note}>
        <Trans>
          Record only what a parent or guardian has signed, and keep the letter. It is written down
          that you recorded it, and a link sent by mail ends.
        </Trans>
      </p>
      <fieldset className={styles.choices} aria-describedby="guardian-answer-wrong">
        <legend>
          <Trans>What does the letter say?</Trans>
        </legend>
        {(['given', 'refused'] as const).map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="decision"
              checked={decision === choice}
              onChange={() => setDecision(choice)}
            />
            {choice === 'given' ? <Trans>They consent</Trans> : <Trans>They do not consent</Trans>}
          </label>
        ))}
      </fieldset>
      <p role="alert" id="guardian-answer-wrong" className={styles.wrong}>
        {tried && decision === null && <Trans>Choose what the letter says.</Trans>}
      </p>
      <TextField
        label={t`Name of the parent or guardian`}
        value={name}
        maxLength={80}
        autoComplete="off"
        error={tried && wrongName && t`Write the name as it stands in the letter.`}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t`Signed on`}
        type="date"
        value={signedOn}
        min={oldest}
        max={latest}
        error={
          tried &&
          wrongDay &&
          t`Choose the day on the letter: not one to come, and at most a year ago.`
        }
        onChange={(event) => setSignedOn(event.target.value)}
      />
      {problem}
    </FormDialog>
  )
}
