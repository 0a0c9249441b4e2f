/** A teacher's own challenge: what is typed into the program, and what it must print. */
import { Trans, useLingui } from '@lingui/react/macro'
import { ASSIGNMENT_LIMITS, type CheckWish } from '@panya/domain/classroom/assignment.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Field } from '@panya/ui/Field/Field.tsx'
import school from '../../parts/page-layout/school.module.css'
import styles from './teach.module.css'

interface ChecksEditorProps {
  checks: CheckWish[]
  onChange(checks: CheckWish[]): void
}

export function ChecksEditor({ checks, onChange }: ChecksEditorProps) {
  const { t } = useLingui()
  const edit = (index: number, part: Partial<CheckWish>) =>
    onChange(checks.map((check, at) => (at === index ? { ...check, ...part } : check)))
  return (
    <fieldset className={styles.lines}>
      <legend>
        <Trans>Checks</Trans>
      </legend>
      <p className={school.soft}>
        <Trans>
          Learners can check their program by themselves: it gets the input and must print the
          output.
        </Trans>
      </p>
      {checks.map((check, index) => {
        const number = index + 1
        return (
          <div key={index} className={`${styles.line} ${styles.even}`}>
            <Lines
              label={t`Input ${number}, a line for each question`}
              value={check.input.join('\n')}
              onChange={(text) => edit(index, { input: text === '' ? [] : text.split('\n') })}
            />
            <Lines
              label={t`Output ${number}`}
              value={check.output}
              onChange={(output) => edit(index, { output })}
            />
            <Button
              look="quiet"
              size="small"
              aria-label={t`Remove check ${number}`}
              onClick={() => onChange(checks.filter((_check, at) => at !== index))}
            >
              <Trans>Remove</Trans>
            </Button>
          </div>
        )
      })}
      {checks.length < ASSIGNMENT_LIMITS.checks && (
        <div>
          <Button
            look="ghost"
            size="small"
            onClick={() => onChange([...checks, { input: [], output: '' }])}
          >
            <Trans>Add a check</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface LinesProps {
  label: string
  value: string
  onChange(text: string): void
}

function Lines({ label, value, onChange }: LinesProps) {
  return (
    <Field label={label}>
      {(control) => (
        <textarea
          {...control}
          dir="ltr"
          rows={2}
          spellCheck={false}
          maxLength={ASSIGNMENT_LIMITS.checkText}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
