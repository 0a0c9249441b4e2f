/** What has to be so on the stage at some moment after the flag was clicked. */
import { useLingui } from '@lingui/react/macro'
import { CHECK_LIMITS } from '@panya/domain/classroom/check.ts'
import {
  FARTHEST,
  type SaysCheck,
  type SpriteCheck,
  type VariableCheck,
} from '@panya/domain/classroom/stage-check.ts'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { CodeField } from './CodeField.tsx'
import { NumberField } from './NumberField.tsx'

type StageCheck = VariableCheck | SpriteCheck | SaysCheck

interface StageCheckFieldsProps {
  number: number
  check: StageCheck
  onChange(check: StageCheck): void
}

export function StageCheckFields({ number, check, onChange }: StageCheckFieldsProps) {
  const { t } = useLingui()
  if (check.kind === 'variable') {
    return (
      <>
        <TextField
          label={t`Variable or list ${number}`}
          hint={t`The program is run for ten seconds; it counts if it was so at some moment.`}
          value={check.name}
          maxLength={CHECK_LIMITS.name}
          required
          onChange={(event) => onChange({ ...check, name: event.target.value })}
        />
        <CodeField
          label={t`Value ${number}`}
          hint={t`Of a list, one item a line.`}
          value={check.value}
          maxLength={CHECK_LIMITS.text}
          onChange={(value) => onChange({ ...check, value })}
        />
      </>
    )
  }
  return (
    <>
      <TextField
        label={t`Sprite ${number}`}
        hint={t`Its name; empty for any sprite. It counts if it was so at some moment.`}
        value={check.sprite}
        maxLength={CHECK_LIMITS.name}
        onChange={(event) => onChange({ ...check, sprite: event.target.value })}
      />
      {check.kind === 'says' ? (
        <TextField
          label={t`Words ${number}`}
          value={check.text}
          maxLength={CHECK_LIMITS.text}
          required
          onChange={(event) => onChange({ ...check, text: event.target.value })}
        />
      ) : (
        (['x', 'y', 'within'] as const).map((name) => (
          <NumberField
            key={name}
            label={
              name === 'within'
                ? t`Steps beside it that still count (${number})`
                : `${name} ${number}`
            }
            value={check[name]}
            min={name === 'within' ? 0 : -FARTHEST}
            max={FARTHEST}
            whole
            onChange={(value) => onChange({ ...check, [name]: value })}
          />
        ))
      )}
    </>
  )
}
