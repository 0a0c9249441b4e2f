/** What one check asks for, to be filled in. */
import { useLingui } from '@lingui/react/macro'
import {
  CHECK_LIMITS,
  type CheckWish,
  CODE_PARTS,
  type CodePart,
  STYLE_RULES,
  type StyleRule,
} from '@panya/domain/classroom/check.ts'
import type { CheckChoice } from '@panya/tools/host/check-choices.ts'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { BoardCheckFields } from './BoardCheckFields.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { CodeField } from './CodeField.tsx'
import { KIND_WORDS, PART_WORDS, STYLE_WORDS } from './check-words.ts'
import { FigureFields } from './FigureFields.tsx'
import { GameCheckFields } from './GameCheckFields.tsx'
import { HiddenTestFields } from './HiddenTestFields.tsx'
import { InputField } from './InputField.tsx'
import { NotebookCheckFields } from './NotebookCheckFields.tsx'
import { StageCheckFields } from './StageCheckFields.tsx'

interface CheckFieldsProps {
  number: number
  check: CheckWish
  choices: readonly CheckChoice[]
  /** Something can be typed into the program. */
  typed: boolean
  onChange(check: CheckWish): void
}

export function CheckFields(props: CheckFieldsProps) {
  const { number, check, choices, typed, onChange } = props
  const { t } = useLingui()
  const title = t(KIND_WORDS[check.kind])
  switch (check.kind) {
    case 'output':
      return (
        <>
          <InputField
            number={number}
            input={check.input}
            onChange={(input) => onChange({ ...check, input })}
          />
          <CodeField
            label={t`Output ${number}`}
            value={check.output}
            maxLength={CHECK_LIMITS.text}
            onChange={(output) => onChange({ ...check, output })}
          />
        </>
      )
    case 'test':
      return <HiddenTestFields number={number} check={check} typed={typed} onChange={onChange} />
    case 'uses-code':
    case 'avoids-code':
      return (
        <SelectField
          label={title}
          value={check.part}
          onChange={(event) => onChange({ ...check, part: event.target.value as CodePart })}
        >
          {CODE_PARTS.map((part) => (
            <option key={part} value={part}>
              {t(PART_WORDS[part])}
            </option>
          ))}
        </SelectField>
      )
    case 'style':
      return (
        <SelectField
          label={title}
          value={check.rule}
          onChange={(event) => onChange({ ...check, rule: event.target.value as StyleRule })}
        >
          {STYLE_RULES.map((rule) => (
            <option key={rule} value={rule}>
              {t(STYLE_WORDS[rule])}
            </option>
          ))}
        </SelectField>
      )
    case 'uses-block':
    case 'avoids-block':
      return (
        <ChoiceField
          label={title}
          hint={t`It counts in a script that begins with an event, or in a function that is called.`}
          empty={t`Choose a block`}
          value={check.block}
          choices={choices}
          onChange={(block) => onChange({ ...check, block })}
        />
      )
    case 'figure':
      return <FigureFields number={number} check={check} choices={choices} onChange={onChange} />
    case 'uses-node':
    case 'avoids-node':
      return (
        <ChoiceField
          label={title}
          hint={t`It counts once the wires that it needs are drawn.`}
          empty={t`Choose a node`}
          value={check.node}
          choices={choices}
          onChange={(node) => onChange({ ...check, node })}
        />
      )
    case 'variable':
    case 'sprite-at':
    case 'says':
      return <StageCheckFields number={number} check={check} onChange={onChange} />
    case 'dots':
    case 'prints':
      return <BoardCheckFields number={number} check={check} onChange={onChange} />
    case 'name-value':
    case 'cell':
      return <NotebookCheckFields number={number} check={check} onChange={onChange} />
    case 'stars':
    case 'uses-feature':
    case 'avoids-feature':
      return (
        <GameCheckFields
          title={title}
          number={number}
          check={check}
          choices={choices}
          onChange={onChange}
        />
      )
    case 'most-lines':
    case 'most-blocks':
      return (
        <TextField
          label={check.kind === 'most-lines' ? t`Lines at most` : t`Blocks at most`}
          hint={
            check.kind === 'most-lines'
              ? t`Empty lines and remarks do not count.`
              : t`Every block counts that can run, those inside others too.`
          }
          type="number"
          min={1}
          max={CHECK_LIMITS.count}
          required
          value={check.count}
          onChange={(event) => onChange({ ...check, count: whole(event.target.value) })}
        />
      )
  }
}

const whole = (text: string) =>
  Math.min(CHECK_LIMITS.count, Math.max(1, Math.floor(Number(text)) || 1))
