import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Comparison, daysBetween, PERIOD_MAX_DAYS } from '@panya/domain/admin/attendance.ts'
import { isCalendarDay } from '@panya/domain/time/bangkok.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useState } from 'react'
import type { Span } from '../../../adapters/admin/figures.ts'
import styles from './Attendance.module.css'
import { PRESETS, type Preset, presetSpan } from './period.ts'

const NAMES: Record<Preset, MessageDescriptor> = {
  week: msg`7 days`,
  month: msg`30 days`,
  term: msg`A term`,
  year: msg`A year`,
  years: msg`3 years`,
}

interface PeriodChoiceProps {
  span: Span
  onSpan(span: Span): void
  compare: Comparison
  onCompare(compare: Comparison): void
}

export function PeriodChoice({ span, onSpan, compare, onCompare }: PeriodChoiceProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(span)
  const [wrong, setWrong] = useState(false)
  const choose = (next: Span) => {
    setTyped(next)
    const whole = isCalendarDay(next.from) && isCalendarDay(next.to)
    const days = whole ? daysBetween(next.from, next.to) : 0
    const right = days >= 1 && days <= PERIOD_MAX_DAYS
    setWrong(!right)
    if (right) onSpan(next)
  }
  return (
    <div className={styles.choice}>
      <div className={styles.presets}>
        {(Object.keys(PRESETS) as Preset[]).map((preset) => {
          const wanted = presetSpan(preset)
          const chosen = wanted.from === span.from && wanted.to === span.to
          return (
            <Button
              look="ghost"
              size="small"
              key={preset}
              aria-pressed={chosen}
              onClick={() => choose(wanted)}
            >
              {t(NAMES[preset])}
            </Button>
          )
        })}
      </div>
      <div className={styles.fields}>
        <TextField
          label={t`From`}
          type="date"
          value={typed.from}
          onChange={(event) => choose({ ...typed, from: event.target.value })}
        />
        <TextField
          label={t`To`}
          type="date"
          value={typed.to}
          error={wrong ? <Trans>Choose a day after the first, at most 3 years later.</Trans> : ''}
          onChange={(event) => choose({ ...typed, to: event.target.value })}
        />
        <SelectField
          label={t`Compare with`}
          value={compare}
          onChange={(event) => onCompare(event.target.value as Comparison)}
        >
          <option value="before">{t`The days before`}</option>
          <option value="year">{t`A year earlier`}</option>
        </SelectField>
      </div>
    </div>
  )
}
