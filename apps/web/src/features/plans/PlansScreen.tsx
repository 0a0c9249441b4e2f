/** The plans side by side: what each gives, what it costs for a month, a term or a year, and which one is mine. */
import { Trans } from '@lingui/react/macro'
import { periodPrice } from '@panya/domain/order/period-price.ts'
import type { BillingCycle } from '@panya/domain/subscription-life/billing-period.ts'
import { useState } from 'react'
import { useSite } from '../../adapters/site.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { CycleChoice } from '../../parts/plan/CycleChoice.tsx'
import { PlanCard } from './PlanCard.tsx'
import { PlanQuestions } from './PlanQuestions.tsx'
import styles from './PlansScreen.module.css'
import { useOwnPlan } from './use-own-plan.ts'

export function PlansScreen() {
  const { brand, plans } = useSite()
  const signedIn = useUserState((user) => user.status === 'authenticated')
  const mine = useUserState((user) => user.planName)
  const own = useOwnPlan(signedIn)
  const [cycle, setCycle] = useState<BillingCycle>('monthly')
  return (
    <div className={`page-wrap ${styles.page}`}>
      <h1>
        <Trans>Plans and AI coins</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>
          Every tool and every game is in every plan. AI coins pay only for the big AI on the
          server, and you see the price before each run.
        </Trans>
      </p>
      <div className={styles.cycle}>
        <CycleChoice legend={<Trans>Pay for</Trans>} chosen={cycle} onChoose={setCycle} />
        <p aria-live="polite">
          <CycleNote cycle={cycle} />
        </p>
      </div>
      <ul className={styles.plans}>
        {(own.plans ?? plans).map((plan) => (
          <PlanCard
            key={plan.name}
            plan={plan}
            cycle={cycle}
            currency={brand.currency}
            mine={signedIn && plan.name === mine}
            coins={own.coins}
          />
        ))}
      </ul>
      <PlanQuestions />
    </div>
  )
}

function CycleNote({ cycle }: { cycle: BillingCycle }) {
  // What a period costs when a month costs one.
  const months = periodPrice(1, cycle)
  if (cycle === 'term') {
    return (
      <Trans>
        A term costs as much as {months} months. The holidays after it are free, and a term that has
        begun costs less.
      </Trans>
    )
  }
  if (cycle === 'yearly') return <Trans>A year costs as much as {months} months.</Trans>
  return <Trans>Nothing is taken by itself: you pay again when you want another month.</Trans>
}
