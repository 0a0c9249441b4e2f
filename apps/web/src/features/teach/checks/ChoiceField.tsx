/** Which block or node a check is about, by what is written on it. */
import type { CheckChoice } from '@panya/tools/host/check-choices.ts'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'

interface ChoiceFieldProps {
  label: string
  hint: string
  /** Said where nothing is chosen yet. */
  empty: string
  value: string
  choices: readonly CheckChoice[]
  onChange(id: string): void
}

export function ChoiceField(props: ChoiceFieldProps) {
  const { label, hint, empty, value, choices, onChange } = props
  const groups = [...new Set(choices.map(({ group }) => group))]
  const isKnown = value === '' || choices.some(({ id }) => id === value)
  return (
    <SelectField
      label={label}
      hint={hint}
      value={value}
      required
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{empty}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {groups.map((name) => (
        <optgroup key={name} label={name}>
          {choices
            .filter(({ group }) => group === name)
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
