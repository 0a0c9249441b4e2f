/** What each plan gives and costs; new terms hold from everybody's next renewal. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Plan } from '@panya/domain/money/plan.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { savePlanTerms } from '../../../adapters/admin/plans.ts'
import { fetchPlans } from '../../../adapters/coins/coins.ts'
import { useSite } from '../../../adapters/site.ts'
import { PLAN_MESSAGES } from '../../../parts/plan/plan-messages.ts'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { Panel } from '../parts/Panel.tsx'
import { QueryState } from '../parts/QueryState.tsx'
import { useAction } from '../parts/use-action.ts'
import styles from './AdminCoins.module.css'

const KEY = ['admin', 'plans']

export function PlanTerms() {
  const plans = useQuery({ queryKey: KEY, queryFn: fetchPlans })
  return (
    <Panel
      title={<Trans>What plans give</Trans>}
      about={<Trans>New terms hold from everybody’s next renewal; running months stay.</Trans>}
    >
      <QueryState query={plans} />
      {plans.data?.map((plan) => (
        <Terms key={plan.name} plan={plan} />
      ))}
    </Panel>
  )
}

function Terms({ plan }: { plan: Plan }) {
  const { t } = useLingui()
  const { brand } = useSite()
  const [coins, setCoins] = useState(`${plan.coinsPerMonth}`)
  const [price, setPrice] = useState(plan.priceMinor === null ? '' : `${plan.priceMinor / 100}`)
  const save = useAction({ send: savePlanTerms, touches: [KEY] })
  const title = t(PLAN_MESSAGES[plan.name])
  const send = (event: FormEvent) => {
    event.preventDefault()
    const priceMinor = price === '' ? null : Math.round(Number(price) * 100)
    save.run({ name: plan.name, coinsPerMonth: Number(coins), priceMinor })
  }
  return (
    <form className={styles.terms} onSubmit={send}>
      <h3>{title}</h3>
      <TextField
        label={<Trans>Coins a month</Trans>}
        inputMode="numeric"
        pattern="\d{1,6}"
        required
        value={coins}
        onChange={(event) => setCoins(event.target.value)}
      />
      <TextField
        label={<Trans>Price a month ({brand.currency})</Trans>}
        placeholder={t`On request`}
        inputMode="decimal"
        pattern="\d{0,6}([.]\d{1,2})?"
        value={price}
        onChange={(event) => setPrice(event.target.value)}
      />
      <Button
        type="submit"
        look="ghost"
        aria-busy={save.busy}
        aria-label={t`Save the terms of ${title}`}
      >
        {save.succeeded ? <Trans>Saved</Trans> : <Trans>Save</Trans>}
      </Button>
      <ActionProblem {...save} />
    </form>
  )
}
