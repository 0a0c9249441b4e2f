/** Which number at which node of a flow, and what it has to be. */
import { useLingui } from '@lingui/react/macro'
import { CHECK_LIMITS } from '@panya/domain/classroom/check.ts'
import {
  COMPARISONS,
  type Comparison,
  type FigureCheck,
} from '@panya/domain/classroom/flow-check.ts'
import type { CheckChoice, FigureChoice } from '@panya/tools/host/check-choices.ts'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { COMPARISON_WORDS } from './check-words.ts'
import { NumberField } from './NumberField.tsx'

interface FigureFieldsProps {
  number: number
  check: FigureCheck
  choices: readonly CheckChoice[]
  onChange(check: FigureCheck): void
}

const LIMIT = CHECK_LIMITS.figure
const keyOf = ({ port, what }: Pick<FigureChoice, 'port' | 'what'>) => `${what} ${port}`

export function FigureFields({ number, check, choices, onChange }: FigureFieldsProps) {
  const { t } = useLingui()
  const withFigures = choices.filter(({ figures = [] }) => figures.length > 0)
  const figures = choices.find(({ id }) => id === check.node)?.figures ?? []
  const isKnown = check.port === '' || figures.some((figure) => keyOf(figure) === keyOf(check))
  return (
    <>
      <ChoiceField
        label={t`Node ${number}`}
        hint={t`Where several are of this kind, one that shows it is enough.`}
        empty={t`Choose a node`}
        value={check.node}
        choices={withFigures}
        onChange={(node) => {
          const first = choices.find(({ id }) => id === node)?.figures?.[0]
          const { port, what } = first ?? { port: '', what: 'value' }
          onChange({ ...check, node, port, what })
        }}
      />
      <TextField
        label={t`Name of the node (${number})`}
        hint={t`If learners have to call it something; else empty.`}
        value={check.named}
        maxLength={CHECK_LIMITS.name}
        onChange={(event) => onChange({ ...check, named: event.target.value })}
      />
      <SelectField
        label={t`Figure ${number}`}
        value={keyOf(check)}
        required
        disabled={check.node === ''}
        onChange={(event) => {
          const chosen = figures.find((figure) => keyOf(figure) === event.target.value)
          if (chosen) onChange({ ...check, port: chosen.port, what: chosen.what })
        }}
      >
        {!isKnown && <option value={keyOf(check)}>{check.port}</option>}
        {figures.map((figure) => (
          <option key={keyOf(figure)} value={keyOf(figure)}>
            {figure.title}
          </option>
        ))}
      </SelectField>
      {check.what === 'cell' && (
        <>
          <TextField
            label={t`Column ${number}`}
            value={check.column}
            maxLength={CHECK_LIMITS.name}
            required
            onChange={(event) => onChange({ ...check, column: event.target.value })}
          />
          <TextField
            label={t`What stands in its row (${number})`}
            hint={t`Empty for the first row.`}
            value={check.row}
            maxLength={CHECK_LIMITS.name}
            onChange={(event) => onChange({ ...check, row: event.target.value })}
          />
        </>
      )}
      <SelectField
        label={t`The figure ${number}`}
        value={check.is}
        onChange={(event) => onChange({ ...check, is: event.target.value as Comparison })}
      >
        {COMPARISONS.map((is) => (
          <option key={is} value={is}>
            {t(COMPARISON_WORDS[is])}
          </option>
        ))}
      </SelectField>
      <NumberField
        label={t`Number ${number}`}
        value={check.value}
        min={-LIMIT}
        max={LIMIT}
        onChange={(value) => onChange({ ...check, value })}
      />
      {check.is === 'about' && (
        <NumberField
          label={t`How far beside it still counts (${number})`}
          hint={t`The page does not show the number to learners, only whether theirs is right.`}
          value={check.within}
          min={0}
          max={LIMIT}
          onChange={(within) => onChange({ ...check, within })}
        />
      )}
    </>
  )
}
