/** Python that runs after the learner's program; what it is called is all that learners are shown. */
import { Trans, useLingui } from '@lingui/react/macro'
import { CHECK_LIMITS, type HiddenTest } from '@panya/domain/classroom/check.ts'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import school from '../../../parts/page-layout/school.module.css'
import styles from '../teach.module.css'
import { CodeField } from './CodeField.tsx'
import { InputField } from './InputField.tsx'

interface HiddenTestFieldsProps {
  number: number
  check: HiddenTest
  /** Something can be typed into the program; into a notebook that is checked, nothing. */
  typed: boolean
  onChange(check: HiddenTest): void
}

export function HiddenTestFields({ number, check, typed, onChange }: HiddenTestFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        label={t`What learners read about test ${number}`}
        hint={t`Such as: double(n) gives twice as much`}
        value={check.name}
        maxLength={CHECK_LIMITS.name}
        onChange={(event) => onChange({ ...check, name: event.target.value })}
      />
      {typed && (
        <InputField
          number={number}
          input={check.input}
          onChange={(input) => onChange({ ...check, input })}
        />
      )}
      <div className={styles.across}>
        <CodeField
          label={t`Python of test ${number}`}
          hint={
            <Trans>
              It runs after the program and knows its names; <code>output</code> is all that was
              printed. <code>assert double(2) == 4, "words"</code> shows the words to the learner.
            </Trans>
          }
          value={check.test}
          maxLength={CHECK_LIMITS.test}
          rows={4}
          required
          onChange={(test) => onChange({ ...check, test })}
        />
        <p className={school.soft}>
          <Trans>
            The page does not show the test, but it runs in the learner’s own browser: somebody who
            really wants to can find it there.
          </Trans>
        </p>
      </div>
    </>
  )
}
