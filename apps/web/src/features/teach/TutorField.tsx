/** How much the AI tutor may say. */
import { useLingui } from '@lingui/react/macro'
import { TUTOR_MODES, type TutorMode } from '@panya/domain/classroom/classroom.ts'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { MODE_WORDS } from './tutor/mode-words.ts'

interface TutorFieldProps {
  value: TutorMode
  onChange(mode: TutorMode): void
}

export function TutorField({ value, onChange }: TutorFieldProps) {
  const { t } = useLingui()
  return (
    <SelectField
      label={t`AI tutor`}
      value={value}
      onChange={(event) => onChange(event.target.value as TutorMode)}
    >
      {TUTOR_MODES.map((mode) => (
        <option key={mode} value={mode}>
          {t(MODE_WORDS[mode])}
        </option>
      ))}
    </SelectField>
  )
}
