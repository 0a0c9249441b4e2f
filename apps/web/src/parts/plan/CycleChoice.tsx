/** For how long somebody pays at once: a month, a school term or a year. */
import { useLingui } from '@lingui/react/macro'
import type { BillingCycle } from '@panya/domain/subscription-life/billing-period.ts'
import type { ReactNode } from 'react'
import choice from '../choice/choice.module.css'
import styles from './CycleChoice.module.css'
import { CYCLE_MESSAGES, OFFERED_CYCLES } from './cycle-messages.ts'

interface CycleChoiceProps {
  legend: ReactNode
  chosen: BillingCycle
  onChoose(cycle: BillingCycle): void
  /** What stands beside a name, such as its price. */
  aside?(cycle: BillingCycle): ReactNode
}

export function CycleChoice({ legend, chosen, onChoose, aside }: CycleChoiceProps) {
  const { t } = useLingui()
  return (
    <fieldset className={choice.choices}>
      <legend className={styles.legend}>{legend}</legend>
      {OFFERED_CYCLES.map((cycle) => (
        <label key={cycle} className={choice.choice}>
          <input
            type="radio"
            name="cycle"
            value={cycle}
            checked={cycle === chosen}
            onChange={() => onChoose(cycle)}
          />
          <span className={styles.name}>
            {t(CYCLE_MESSAGES[cycle])}
            {aside && <small>{aside(cycle)}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
