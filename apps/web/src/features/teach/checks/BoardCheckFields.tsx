/** What has to be so on the board at some moment of a run. */
import { useLingui } from '@lingui/react/macro'
import { CHECK_LIMITS } from '@panya/domain/classroom/check.ts'
import { type DotsCheck, MOST_DOTS, type PrintsCheck } from '@panya/domain/classroom/stage-check.ts'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { CodeField } from './CodeField.tsx'

interface BoardCheckFieldsProps {
  number: number
  check: DotsCheck | PrintsCheck
  onChange(check: DotsCheck | PrintsCheck): void
}

export function BoardCheckFields({ number, check, onChange }: BoardCheckFieldsProps) {
  const { t } = useLingui()
  return check.kind === 'prints' ? (
    <TextField
      label={t`What the board says ${number}`}
      hint={t`The program is run for ten seconds; it counts if it was so at some moment.`}
      value={check.text}
      maxLength={CHECK_LIMITS.text}
      required
      onChange={(event) => onChange({ ...check, text: event.target.value })}
    />
  ) : (
    <CodeField
      label={t`Picture ${number}`}
      hint={t`A row a line: # is lit, . is dark. It counts wherever it stands on the display.`}
      value={check.dots}
      maxLength={MOST_DOTS}
      rows={8}
      required
      onChange={(dots) => onChange({ ...check, dots: dots.replace(/[^#.\n]/g, '') })}
    />
  )
}
