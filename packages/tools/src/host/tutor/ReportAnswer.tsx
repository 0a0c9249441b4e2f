/** A learner says that an answer was not right: why, and in words if they like. */

import { REPORT_REASONS, type ReportReason, type TutorTurn } from '@panya/domain/tutor/turn.ts'
import { TUTOR_LIMITS } from '@panya/domain/tutor/tutor.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { DropDown } from '@panya/ui/DropDown/DropDown.tsx'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import styles from './Conversation.module.css'
import type { Report } from './tutor-client.ts'
import type { TutorMessages } from './tutor-messages.ts'

interface ReportAnswerProps {
  t: TutorMessages
  turn: TutorTurn
  report: Report
  onReported(turn: string): void
}

const REASONS = {
  wrong: 'reportWrong',
  unkind: 'reportUnkind',
  scary: 'reportScary',
  private: 'reportPrivate',
  other: 'reportOther',
} as const satisfies Record<ReportReason, string>

export function ReportAnswer({ t, turn, report, onReported }: ReportAnswerProps) {
  if (turn.reported) return <p className={styles.reported}>{t('reported')}</p>
  return (
    <div className={styles.report} aria-live="off">
      <DropDown face={t('report')} look="quiet" size="compact" align="start">
        {(close) => (
          <ReportForm
            t={t}
            send={async (reason, words) => {
              await report(turn.id, reason, words)
              close()
              onReported(turn.id)
            }}
          />
        )}
      </DropDown>
    </div>
  )
}

interface ReportFormProps {
  t: TutorMessages
  send(reason: ReportReason, words: string): Promise<void>
}

function ReportForm({ t, send }: ReportFormProps) {
  const id = useId()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [words, setWords] = useState('')
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open')
  const first = useRef<HTMLInputElement>(null)
  // Opened by a press: the keyboard goes on here.
  useEffect(() => first.current?.focus(), [])
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (reason === null || state === 'busy') return
    setState('busy')
    await send(reason, words.trim()).catch(() => setState('failed'))
  }
  return (
    <form className={styles.reportForm} onSubmit={(event) => void submit(event)}>
      <fieldset>
        <legend>{t('reportTitle')}</legend>
        {REPORT_REASONS.map((one, at) => (
          <label key={one}>
            <input
              type="radio"
              name={`${id}-reason`}
              ref={at === 0 ? first : null}
              checked={reason === one}
              onChange={() => setReason(one)}
            />
            {t(REASONS[one])}
          </label>
        ))}
      </fieldset>
      <label htmlFor={`${id}-words`}>{t('reportWords')}</label>
      <textarea
        id={`${id}-words`}
        dir="auto"
        rows={2}
        maxLength={TUTOR_LIMITS.reportWords}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {state === 'failed' && <p role="alert">{t('reportFailed')}</p>}
      <Button type="submit" size="small" disabled={reason === null} aria-busy={state === 'busy'}>
        {t('reportSend')}
      </Button>
    </form>
  )
}
