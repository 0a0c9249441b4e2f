/** Which block a check is about, by what is written on it. */
import { useLingui } from '@lingui/react/macro'
import type { CheckChoice } from '@panya/tools/host/check-choices.ts'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'

interface BlockFieldProps {
  label: string
  block: string
  choices: readonly CheckChoice[]
  onChange(block: string): void
}

export function BlockField({ label, block, choices, onChange }: BlockFieldProps) {
  const { t } = useLingui()
  const groups = [...new Set(choices.map(({ group }) => group))]
  const isKnown = block === '' || choices.some(({ id }) => id === block)
  return (
    <SelectField
      label={label}
      hint={t`It counts in a script that begins with an event, or in a function that is called.`}
      value={block}
      required
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t`Choose a block`}</option>
      {!isKnown && <option value={block}>{block}</option>}
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
