import { useLingui } from '@lingui/react/macro'
import { GRADES } from '@panya/domain/account/grade.ts'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { GRADE_NAMES } from '../../parts/account/account-messages.ts'

export function GradeField({ error }: { error: string | undefined }) {
  const { t } = useLingui()
  return (
    <SelectField name="grade" label={t`Grade`} error={error} defaultValue="" required>
      <option value="" disabled>
        {t`Choose…`}
      </option>
      {GRADES.map((grade) => (
        <option key={grade} value={grade}>
          {t(GRADE_NAMES[grade])}
        </option>
      ))}
    </SelectField>
  )
}
