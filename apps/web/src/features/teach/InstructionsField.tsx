/** What is to be done, written in Markdown. */
import { useLingui } from '@lingui/react/macro'
import { ASSIGNMENT_LIMITS } from '@panya/domain/classroom/assignment.ts'
import { Field } from '@panya/ui/Field/Field.tsx'
import styles from './teach.module.css'

interface InstructionsFieldProps {
  value: string
  onChange(text: string): void
}

export function InstructionsField({ value, onChange }: InstructionsFieldProps) {
  const { t } = useLingui()
  return (
    <Field label={t`What to do`} hint={t`Markdown works: # heading, **bold**, - list, \`code\`.`}>
      {(control) => (
        <textarea
          {...control}
          className={`${control.className} ${styles.area}`}
          dir="auto"
          maxLength={ASSIGNMENT_LIMITS.instructions}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
