/** Which level of a game, and what has to be reached there or how its program is made. */
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  type FeatureCheck,
  MOST_STARS,
  type StarsCheck,
} from '@panya/domain/classroom/game-check.ts'
import type { CheckChoice } from '@panya/tools/host/check-choices.ts'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'

interface GameCheckFieldsProps {
  title: string
  number: number
  check: StarsCheck | FeatureCheck
  choices: readonly CheckChoice[]
  onChange(check: StarsCheck | FeatureCheck): void
}

export function GameCheckFields(props: GameCheckFieldsProps) {
  const { title, number, check, choices, onChange } = props
  const { t } = useLingui()
  const isStars = check.kind === 'stars'
  const levels = choices.filter(({ group }) => group === 'level')
  const isKnown = check.level === '' || levels.some(({ id }) => id === check.level)
  return (
    <>
      <SelectField
        label={t`Level of check ${number}`}
        value={check.level}
        required={!isStars}
        onChange={(event) => onChange({ ...check, level: event.target.value })}
      >
        <option value="">
          {isStars ? t`The level that is given, or any one` : t`Choose a level`}
        </option>
        {!isKnown && <option value={check.level}>{check.level}</option>}
        {levels.map((level) => (
          <option key={level.id} value={level.id}>
            {level.title}
          </option>
        ))}
      </SelectField>
      {isStars ? (
        <SelectField
          label={t`What has to be reached (${number})`}
          value={check.count}
          onChange={(event) => onChange({ ...check, count: Number(event.target.value) })}
        >
          <option value={1}>{t`The level is passed`}</option>
          {Array.from({ length: MOST_STARS - 1 }, (_, at) => at + 2).map((count) => (
            <option key={count} value={count}>
              {t`${plural(count, { one: 'At least # star', other: 'At least # stars' })}`}
            </option>
          ))}
        </SelectField>
      ) : (
        <SelectField
          label={title}
          hint={t`Blocks and Python count alike.`}
          value={check.feature}
          required
          onChange={(event) => onChange({ ...check, feature: event.target.value })}
        >
          <option value="">{t`Choose a part`}</option>
          {choices
            .filter(({ group }) => group === 'feature')
            .map((feature) => (
              <option key={feature.id} value={feature.id}>
                {feature.title}
              </option>
            ))}
        </SelectField>
      )}
    </>
  )
}
