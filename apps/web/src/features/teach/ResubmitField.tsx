/** Whether work may be handed in again. */
import { useLingui } from '@lingui/react/macro'
import { RESUBMIT_RULES, type ResubmitRule } from '@panya/domain/classroom/assignment.ts'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'

interface ResubmitFieldProps {
  value: ResubmitRule
  onChange(rule: ResubmitRule): void
}

export function ResubmitField({ value, onChange }: ResubmitFieldProps) {
  const { t } = useLingui()
  const names: Record<ResubmitRule, string> = {
    once: t`Once only`,
    'until-due': t`Until it is due`,
    always: t`As often as they like`,
  }
  return (
    <SelectField
      label={t`Handing in again`}
      value={value}
      onChange={(event) => onChange(event.target.value as ResubmitRule)}
    >
      {RESUBMIT_RULES.map((rule) => (
        <option key={rule} value={rule}>
          {names[rule]}
        </option>
      ))}
    </SelectField>
  )
}
