/** What a name has to hold, or a cell to show, once all cells of a notebook have run. */
import { Trans, useLingui } from '@lingui/react/macro'
import { CHECK_LIMITS } from '@panya/domain/classroom/check.ts'
import type { CellCheck, NameCheck } from '@panya/domain/classroom/notebook-check.ts'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { CodeField } from './CodeField.tsx'
import { NumberField } from './NumberField.tsx'

interface NotebookCheckFieldsProps {
  number: number
  check: NameCheck | CellCheck
  onChange(check: NameCheck | CellCheck): void
}

export function NotebookCheckFields({ number, check, onChange }: NotebookCheckFieldsProps) {
  const { t } = useLingui()
  if (check.kind === 'cell') {
    return (
      <>
        <TextField
          label={t`Which cell (${number})`}
          hint={t`How its first line begins, such as: answer. Or one of its tags. Empty for any cell.`}
          value={check.cell}
          maxLength={CHECK_LIMITS.name}
          required={check.shows.trim() === ''}
          onChange={(event) => onChange({ ...check, cell: event.target.value })}
        />
        <CodeField
          label={t`What it shows (${number})`}
          hint={t`Somewhere in its output. Empty if it only has to be there and run without an error.`}
          value={check.shows}
          maxLength={CHECK_LIMITS.text}
          onChange={(shows) => onChange({ ...check, shows })}
        />
      </>
    )
  }
  return (
    <>
      <TextField
        label={t`Name in Python (${number})`}
        value={check.name}
        maxLength={CHECK_LIMITS.block}
        pattern="[A-Za-z_][A-Za-z0-9_]*"
        required
        dir="ltr"
        onChange={(event) => onChange({ ...check, name: event.target.value })}
      />
      <CodeField
        label={t`Value ${number}`}
        hint={
          <Trans>
            As Python writes it: <code>12.4</code>, <code>"Nok"</code> or <code>[1, 2, 3]</code>.
            The page does not show it to learners.
          </Trans>
        }
        value={check.value}
        maxLength={CHECK_LIMITS.text}
        required
        onChange={(value) => onChange({ ...check, value })}
      />
      <NumberField
        label={t`How far beside it still counts (${number})`}
        hint={t`For numbers; 0 where it has to be exactly this.`}
        value={check.within}
        min={0}
        max={CHECK_LIMITS.figure}
        onChange={(within) => onChange({ ...check, within })}
      />
    </>
  )
}
